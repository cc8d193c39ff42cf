import { Widget as basket } from './basket/BasketWidget.js';
import { Widget as bestOffers } from './best-offers/BestOffersWidget.js';
import { Widget as catalog } from './catalog/CatalogWidget.js';
import { Widget as catalogMenu } from './catalog-menu/CatalogMenuWidget.js';
import { Widget as city } from './city/CityWidget.js';
import { Widget as compare } from './compare/CompareWidget.js';
import { Widget as cookieNotice } from './cookie-notice/CookieNoticeWidget.js';
import { Widget as dialogs } from './dialogs/DialogsWidget.js';
import { Widget as favorites } from './favorites/FavoritesWidget.js';
import { Widget as headerLinks } from './header-links/HeaderLinksWidget.js';
import { Widget as headerMenu } from './header-menu/HeaderMenuWidget.js';
import { Widget as loadingBar } from './loading-bar/LoadingBarWidget.js';
import { Widget as mainSlider } from './main-slider/MainSliderWidget.js';
import { Widget as order } from './order/OrderWidget.js';
import { Widget as orders } from './orders/OrdersWidget.js';
import { Widget as product } from './product/ProductWidget.js';
import { Widget as profile } from './profile/ProfileWidget.js';
import { Widget as search } from './search/SearchWidget.js';
import { Widget as similar } from './similar/SimilarWidget.js';
import { Widget as subscribe } from './subscribe/SubscribeWidget.js';
import type { WidgetName } from './widget-names.js';
import type { WidgetModule } from './widget-registry.js';

/** The widgets as the server draws them: imported at once, because it waits for nothing while it draws. */
export const serverWidgets: Record<WidgetName, WidgetModule['Widget']> = {
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
