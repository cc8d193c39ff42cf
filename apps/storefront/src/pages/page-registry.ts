import type { PageName } from '@tropa/render-contract';
import type { ComponentType } from 'react';
import type { ScreenProps } from './screens/screen.js';

/** A screen's module. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/**
 * What is between the header and the footer of each page. Only the server renders them. They are still inputs of the
 * client build, so that its manifest lists the styles of each.
 */
export const pageRegistry: Record<PageName, () => Promise<ScreenModule>> = {
  index: () => import('./screens/index/IndexScreen.js'),
  catalog: () => import('./screens/catalog/CatalogScreen.js'),
  product: () => import('./screens/product/ProductScreen.js'),
  search: () => import('./screens/search/SearchScreen.js'),
  sale: () => import('./screens/sale/SaleScreen.js'),
  'best-offers': () => import('./screens/best-offers/BestOffersScreen.js'),
  favorites: () => import('./screens/favorites/FavoritesScreen.js'),
  compare: () => import('./screens/compare/CompareScreen.js'),
  basket: () => import('./screens/basket/BasketScreen.js'),
  order: () => import('./screens/order/OrderScreen.js'),
  orders: () => import('./screens/orders/OrdersScreen.js'),
  'own-order': () => import('./screens/own-order/OwnOrderScreen.js'),
  profile: () => import('./screens/profile/ProfileScreen.js'),
  reviews: () => import('./screens/reviews/ReviewsScreen.js'),
  articles: () => import('./screens/articles/ArticlesScreen.js'),
  article: () => import('./screens/article/ArticleScreen.js'),
  history: () => import('./screens/history/HistoryScreen.js'),
  shops: () => import('./screens/shops/ShopsScreen.js'),
  work: () => import('./screens/work/WorkScreen.js'),
  service: () => import('./screens/service/ServiceScreen.js'),
  project: () => import('./screens/project/ProjectScreen.js'),
  contacts: () => import('./screens/contacts/ContactsScreen.js'),
  'not-found': () => import('./screens/not-found/NotFoundScreen.js'),
  error: () => import('./screens/error/ErrorScreen.js'),
  document: () => import('./screens/document/DocumentScreen.js'),
};

/** All screens, loaded ahead: rendering is synchronous. */
export async function loadScreens(): Promise<Record<PageName, ScreenModule['Screen']>> {
  const entries = Object.entries(pageRegistry).map(async ([name, load]) => [name, (await load()).Screen] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<PageName, ScreenModule['Screen']>;
}
