import * as accessories from './accessories/AccessoriesWidget.js';
import * as articles from './articles/ArticlesWidget.js';
import * as banners from './banners/BannersWidget.js';
import * as basket from './basket/BasketWidget.js';
import * as basketAccessories from './basket-accessories/BasketAccessoriesWidget.js';
import * as bestOffers from './best-offers/BestOffersWidget.js';
import * as catalogMenu from './catalog-menu/CatalogMenuWidget.js';
import * as catalog from './catalog/CatalogWidget.js';
import * as city from './city/CityWidget.js';
import * as compare from './compare/CompareWidget.js';
import * as contactForm from './contact-form/ContactFormWidget.js';
import * as cookieNotice from './cookie-notice/CookieNoticeWidget.js';
import * as dialogs from './dialogs/DialogsWidget.js';
import * as favorites from './favorites/FavoritesWidget.js';
import * as flipCounter from './flip-counter/FlipCounterWidget.js';
import * as headerLinks from './header-links/HeaderLinksWidget.js';
import * as headerMenu from './header-menu/HeaderMenuWidget.js';
import * as historyGallery from './history-gallery/HistoryGalleryWidget.js';
import * as instructors from './instructors/InstructorsWidget.js';
import * as loadingBar from './loading-bar/LoadingBarWidget.js';
import * as mainSlider from './main-slider/MainSliderWidget.js';
import * as order from './order/OrderWidget.js';
import * as orders from './orders/OrdersWidget.js';
import * as ownReviews from './own-reviews/OwnReviewsWidget.js';
import * as pageAnchors from './page-anchors/PageAnchorsWidget.js';
import * as partners from './partners/PartnersWidget.js';
import * as product from './product/ProductWidget.js';
import * as productReviews from './product-reviews/ProductReviewsWidget.js';
import * as profile from './profile/ProfileWidget.js';
import * as projectGallery from './project-gallery/ProjectGalleryWidget.js';
import * as projectRegistration from './project-registration/ProjectRegistrationWidget.js';
import * as sales from './sales/SalesWidget.js';
import * as search from './search/SearchWidget.js';
import * as service from './service/ServiceWidget.js';
import * as shopsCounter from './shops-counter/ShopsCounterWidget.js';
import * as shopsGallery from './shops-gallery/ShopsGalleryWidget.js';
import * as shopsMap from './shops-map/ShopsMapWidget.js';
import * as similar from './similar/SimilarWidget.js';
import * as social from './social/SocialWidget.js';
import * as subscribe from './subscribe/SubscribeWidget.js';
import * as video from './video/VideoWidget.js';
import * as work from './work/WorkWidget.js';
import type { WidgetModule } from './widget-module.js';
import type { WidgetName } from './widget-names.js';

/** The widgets as the server draws them: imported at once, because it waits for nothing while it draws. */
export const serverWidgets: Record<WidgetName, WidgetModule> = {
  accessories,
  articles,
  banners,
  basket,
  'basket-accessories': basketAccessories,
  'best-offers': bestOffers,
  catalog,
  'catalog-menu': catalogMenu,
  city,
  compare,
  'contact-form': contactForm,
  'cookie-notice': cookieNotice,
  dialogs,
  favorites,
  'flip-counter': flipCounter,
  'header-links': headerLinks,
  'header-menu': headerMenu,
  'history-gallery': historyGallery,
  instructors,
  'loading-bar': loadingBar,
  'main-slider': mainSlider,
  order,
  orders,
  'own-reviews': ownReviews,
  'page-anchors': pageAnchors,
  partners,
  product,
  'product-reviews': productReviews,
  profile,
  'project-gallery': projectGallery,
  'project-registration': projectRegistration,
  sales,
  search,
  service,
  'shops-counter': shopsCounter,
  'shops-gallery': shopsGallery,
  'shops-map': shopsMap,
  similar,
  social,
  subscribe,
  video,
  work,
};
