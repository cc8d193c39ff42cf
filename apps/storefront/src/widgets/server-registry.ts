import * as basket from './basket/BasketWidget.js';
import * as bestOffers from './best-offers/BestOffersWidget.js';
import * as catalog from './catalog/CatalogWidget.js';
import * as catalogMenu from './catalog-menu/CatalogMenuWidget.js';
import * as city from './city/CityWidget.js';
import * as compare from './compare/CompareWidget.js';
import * as cookieNotice from './cookie-notice/CookieNoticeWidget.js';
import * as dialogs from './dialogs/DialogsWidget.js';
import * as favorites from './favorites/FavoritesWidget.js';
import * as headerLinks from './header-links/HeaderLinksWidget.js';
import * as headerMenu from './header-menu/HeaderMenuWidget.js';
import * as loadingBar from './loading-bar/LoadingBarWidget.js';
import * as mainSlider from './main-slider/MainSliderWidget.js';
import * as order from './order/OrderWidget.js';
import * as orders from './orders/OrdersWidget.js';
import * as product from './product/ProductWidget.js';
import * as profile from './profile/ProfileWidget.js';
import * as search from './search/SearchWidget.js';
import * as similar from './similar/SimilarWidget.js';
import * as subscribe from './subscribe/SubscribeWidget.js';
import type { WidgetModule } from './widget-module.js';
import type { WidgetName } from './widget-names.js';

/** The widgets as the server draws them: imported at once, because it waits for nothing while it draws. */
export const serverWidgets: Record<WidgetName, WidgetModule> = {
  basket,
  'best-offers': bestOffers,
  catalog,
  'catalog-menu': catalogMenu,
  city,
  compare,
  'cookie-notice': cookieNotice,
  dialogs,
  favorites,
  'header-links': headerLinks,
  'header-menu': headerMenu,
  'loading-bar': loadingBar,
  'main-slider': mainSlider,
  order,
  orders,
  product,
  profile,
  search,
  similar,
  subscribe,
};
