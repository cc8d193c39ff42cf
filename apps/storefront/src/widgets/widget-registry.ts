import * as catalogMenu from './catalog-menu/CatalogMenuWidget.js';
import * as city from './city/CityWidget.js';
import * as cookieNotice from './cookie-notice/CookieNoticeWidget.js';
import * as dialogs from './dialogs/DialogsWidget.js';
import * as headerLinks from './header-links/HeaderLinksWidget.js';
import * as headerMenu from './header-menu/HeaderMenuWidget.js';
import * as loadingBar from './loading-bar/LoadingBarWidget.js';
import * as shopsCounter from './shops-counter/ShopsCounterWidget.js';
import type { WidgetModule } from './widget-module.js';

/** How the browser loads a widget. */
export interface WidgetAbout {
  /**
   * When it is hydrated: right after the start (`idle`), shortly before it is in view (`visible`), or when the visitor
   * points at it, focuses or touches it (`interaction`).
   */
  when: 'idle' | 'visible' | 'interaction';
  load: () => Promise<WidgetModule>;
}

/**
 * All widgets, in the order of hydration: what a visitor uses first comes first. Those that every page has are static
 * imports: their code comes with the start. The search works without scripts until it is touched.
 */
const registry = {
  catalog: { when: 'idle', load: () => import('./catalog/CatalogWidget.js') },
  product: { when: 'idle', load: () => import('./product/ProductWidget.js') },
  basket: { when: 'idle', load: () => import('./basket/BasketWidget.js') },
  order: { when: 'idle', load: () => import('./order/OrderWidget.js') },
  orders: { when: 'idle', load: () => import('./orders/OrdersWidget.js') },
  'own-order': { when: 'idle', load: () => import('./own-order/OwnOrderWidget.js') },
  profile: { when: 'idle', load: () => import('./profile/ProfileWidget.js') },
  'own-reviews': { when: 'idle', load: () => import('./own-reviews/OwnReviewsWidget.js') },
  favorites: { when: 'idle', load: () => import('./favorites/FavoritesWidget.js') },
  compare: { when: 'idle', load: () => import('./compare/CompareWidget.js') },
  'header-links': { when: 'idle', load: () => Promise.resolve(headerLinks) },
  search: { when: 'interaction', load: () => import('./search/SearchWidget.js') },
  city: { when: 'idle', load: () => Promise.resolve(city) },
  'shops-counter': { when: 'idle', load: () => Promise.resolve(shopsCounter) },
  dialogs: { when: 'idle', load: () => Promise.resolve(dialogs) },
  'catalog-menu': { when: 'idle', load: () => Promise.resolve(catalogMenu) },
  'header-menu': { when: 'idle', load: () => Promise.resolve(headerMenu) },
  'best-offers': { when: 'visible', load: () => import('./best-offers/BestOffersWidget.js') },
  'product-reviews': { when: 'visible', load: () => import('./product-reviews/ProductReviewsWidget.js') },
  'basket-accessories': { when: 'visible', load: () => import('./basket-accessories/BasketAccessoriesWidget.js') },
  similar: { when: 'visible', load: () => import('./similar/SimilarWidget.js') },
  'main-slider': { when: 'idle', load: () => import('./main-slider/MainSliderWidget.js') },
  banners: { when: 'visible', load: () => import('./banners/BannersWidget.js') },
  sales: { when: 'visible', load: () => import('./sales/SalesWidget.js') },
  'goods-rows': { when: 'visible', load: () => import('./goods-rows/GoodsRowsWidget.js') },
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
  'loading-bar': { when: 'idle', load: () => Promise.resolve(loadingBar) },
  'cookie-notice': { when: 'idle', load: () => Promise.resolve(cookieNotice) },
  subscribe: { when: 'interaction', load: () => import('./subscribe/SubscribeWidget.js') },
} satisfies Record<string, WidgetAbout>;

/** The name of a widget, as pages write it in `data-widget`. */
export type WidgetName = keyof typeof registry;

/** All widgets by name. */
export const widgetRegistry: Record<WidgetName, WidgetAbout> = registry;

/** Names of all widgets. */
export const widgetNames = Object.keys(registry) as readonly WidgetName[];

/** Whether the text names a widget. */
export function isWidgetName(name: string | undefined): name is WidgetName {
  return name !== undefined && Object.hasOwn(registry, name);
}

/** All widgets, loaded ahead: rendering is synchronous. */
export async function loadWidgets(): Promise<Record<WidgetName, WidgetModule>> {
  const entries = widgetNames.map(async (name) => [name, await widgetRegistry[name].load()] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<WidgetName, WidgetModule>;
}
