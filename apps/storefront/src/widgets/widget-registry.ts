import type { WidgetModule } from './widget-module.js';
import type { WidgetName } from './widget-names.js';

/** How the browser treats a widget. */
export interface WidgetAbout {
  /**
   * When it comes to life after the start: at once (`idle`), shortly before it is seen (`visible`), or when the
   * visitor points at it, focuses or touches it (`interaction`).
   */
  when: 'idle' | 'visible' | 'interaction';
  load: () => Promise<WidgetModule>;
}

/** All widgets. The order is that of coming to life: what a visitor touches first stands first. */
export const widgetRegistry: Record<WidgetName, WidgetAbout> = {
  catalog: { when: 'idle', load: () => import('./catalog/CatalogWidget.js') },
  product: { when: 'idle', load: () => import('./product/ProductWidget.js') },
  basket: { when: 'idle', load: () => import('./basket/BasketWidget.js') },
  order: { when: 'idle', load: () => import('./order/OrderWidget.js') },
  orders: { when: 'idle', load: () => import('./orders/OrdersWidget.js') },
  profile: { when: 'idle', load: () => import('./profile/ProfileWidget.js') },
  'own-reviews': { when: 'idle', load: () => import('./own-reviews/OwnReviewsWidget.js') },
  favorites: { when: 'idle', load: () => import('./favorites/FavoritesWidget.js') },
  compare: { when: 'idle', load: () => import('./compare/CompareWidget.js') },
  'header-links': { when: 'idle', load: () => import('./header-links/HeaderLinksWidget.js') },
  search: { when: 'idle', load: () => import('./search/SearchWidget.js') },
  city: { when: 'idle', load: () => import('./city/CityWidget.js') },
  'shops-counter': { when: 'idle', load: () => import('./shops-counter/ShopsCounterWidget.js') },
  dialogs: { when: 'idle', load: () => import('./dialogs/DialogsWidget.js') },
  'catalog-menu': { when: 'idle', load: () => import('./catalog-menu/CatalogMenuWidget.js') },
  'header-menu': { when: 'idle', load: () => import('./header-menu/HeaderMenuWidget.js') },
  'best-offers': { when: 'visible', load: () => import('./best-offers/BestOffersWidget.js') },
  'product-reviews': { when: 'visible', load: () => import('./product-reviews/ProductReviewsWidget.js') },
  'basket-accessories': { when: 'visible', load: () => import('./basket-accessories/BasketAccessoriesWidget.js') },
  similar: { when: 'visible', load: () => import('./similar/SimilarWidget.js') },
  'main-slider': { when: 'idle', load: () => import('./main-slider/MainSliderWidget.js') },
  banners: { when: 'visible', load: () => import('./banners/BannersWidget.js') },
  sales: { when: 'visible', load: () => import('./sales/SalesWidget.js') },
  social: { when: 'visible', load: () => import('./social/SocialWidget.js') },
  accessories: { when: 'visible', load: () => import('./accessories/AccessoriesWidget.js') },
  video: { when: 'visible', load: () => import('./video/VideoWidget.js') },
  articles: { when: 'idle', load: () => import('./articles/ArticlesWidget.js') },
  'history-gallery': { when: 'idle', load: () => import('./history-gallery/HistoryGalleryWidget.js') },
  'shops-gallery': { when: 'idle', load: () => import('./shops-gallery/ShopsGalleryWidget.js') },
  'shops-map': { when: 'visible', load: () => import('./shops-map/ShopsMapWidget.js') },
  'contact-form': { when: 'idle', load: () => import('./contact-form/ContactFormWidget.js') },
  'page-anchors': { when: 'idle', load: () => import('./page-anchors/PageAnchorsWidget.js') },
  'project-gallery': { when: 'visible', load: () => import('./project-gallery/ProjectGalleryWidget.js') },
  instructors: { when: 'visible', load: () => import('./instructors/InstructorsWidget.js') },
  'project-registration': { when: 'idle', load: () => import('./project-registration/ProjectRegistrationWidget.js') },
  'flip-counter': { when: 'visible', load: () => import('./flip-counter/FlipCounterWidget.js') },
  work: { when: 'idle', load: () => import('./work/WorkWidget.js') },
  service: { when: 'idle', load: () => import('./service/ServiceWidget.js') },
  partners: { when: 'visible', load: () => import('./partners/PartnersWidget.js') },
  'loading-bar': { when: 'idle', load: () => import('./loading-bar/LoadingBarWidget.js') },
  'cookie-notice': { when: 'idle', load: () => import('./cookie-notice/CookieNoticeWidget.js') },
  subscribe: { when: 'interaction', load: () => import('./subscribe/SubscribeWidget.js') },
};
