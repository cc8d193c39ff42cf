import type { ComponentType } from 'react';
import type { PageDataName } from '@tropa/api-client/wire';
import type { WidgetName } from './widget-names.js';

/** What a page passes to a widget in `data-props`. */
export type WidgetProps = Readonly<Record<string, unknown>>;

/** A widget's module. */
export interface WidgetModule {
  Widget: ComponentType<WidgetProps>;
  /** For a widget whose server HTML is enough: brings it to life without React. */
  enhance?: (element: HTMLElement) => void;
}

/** How the browser treats a widget. */
export interface WidgetAbout {
  /**
   * When it comes to life after the start: at once (`idle`), shortly before it is seen (`visible`), or when the
   * visitor points at it, focuses or touches it (`interaction`).
   */
  when: 'idle' | 'visible' | 'interaction';
  /** Page variables that it reads, itself or through a seed: what no widget of a page needs is not printed. */
  data: readonly PageDataName[];
  load: () => Promise<WidgetModule>;
}

/** All widgets. The order is that of coming to life: what a visitor touches first stands first. */
export const widgetRegistry: Record<WidgetName, WidgetAbout> = {
  catalog: {
    when: 'idle',
    data: ['_items', '_filters', '_catalogUrl', '_sectionId', '_popularRequests', '_title'],
    load: () => import('./catalog/CatalogWidget.js'),
  },
  product: {
    when: 'idle',
    data: ['_productDetail', '_productId'],
    load: () => import('./product/ProductWidget.js'),
  },
  basket: {
    when: 'idle',
    data: ['_isBasketPromocodeApplied', '_basketExtraItems', '_order'],
    load: () => import('./basket/BasketWidget.js'),
  },
  order: { when: 'idle', data: ['_order'], load: () => import('./order/OrderWidget.js') },
  orders: {
    when: 'idle',
    data: ['_menuItems', '_menuActive', '_ordersYears'],
    load: () => import('./orders/OrdersWidget.js'),
  },
  profile: { when: 'idle', data: ['_menuItems', '_menuActive'], load: () => import('./profile/ProfileWidget.js') },
  favorites: { when: 'idle', data: [], load: () => import('./favorites/FavoritesWidget.js') },
  compare: { when: 'idle', data: ['_compare'], load: () => import('./compare/CompareWidget.js') },
  'header-links': { when: 'idle', data: [], load: () => import('./header-links/HeaderLinksWidget.js') },
  search: { when: 'idle', data: [], load: () => import('./search/SearchWidget.js') },
  city: { when: 'idle', data: ['_city'], load: () => import('./city/CityWidget.js') },
  'best-offers': { when: 'visible', data: ['_bestOffers'], load: () => import('./best-offers/BestOffersWidget.js') },
  similar: { when: 'visible', data: ['_similar'], load: () => import('./similar/SimilarWidget.js') },
  'main-slider': { when: 'idle', data: ['_mainSlider'], load: () => import('./main-slider/MainSliderWidget.js') },
  'header-menu': { when: 'idle', data: ['_config'], load: () => import('./header-menu/HeaderMenuWidget.js') },
  'catalog-menu': {
    when: 'interaction',
    data: ['_config'],
    load: () => import('./catalog-menu/CatalogMenuWidget.js'),
  },
  subscribe: { when: 'visible', data: [], load: () => import('./subscribe/SubscribeWidget.js') },
  'cookie-notice': { when: 'idle', data: [], load: () => import('./cookie-notice/CookieNoticeWidget.js') },
  'loading-bar': { when: 'idle', data: [], load: () => import('./loading-bar/LoadingBarWidget.js') },
  dialogs: { when: 'idle', data: [], load: () => import('./dialogs/DialogsWidget.js') },
};
