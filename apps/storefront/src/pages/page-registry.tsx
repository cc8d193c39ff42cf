import type { ComponentType } from 'react';
import type { PageName } from './render-contract.js';
import { Screen as BestOffers } from './screens/best-offers/BestOffersScreen.js';
import { Screen as Basket } from './screens/basket/BasketScreen.js';
import { Screen as Catalog } from './screens/catalog/CatalogScreen.js';
import { Screen as Compare } from './screens/compare/CompareScreen.js';
import { Screen as Contacts } from './screens/contacts/ContactsScreen.js';
import { Screen as DocumentPage } from './screens/document/DocumentScreen.js';
import { Screen as ErrorPage } from './screens/error/ErrorScreen.js';
import { Screen as Favorites } from './screens/favorites/FavoritesScreen.js';
import { Screen as Index } from './screens/index/IndexScreen.js';
import { Screen as NotFound } from './screens/not-found/NotFoundScreen.js';
import { Screen as Order } from './screens/order/OrderScreen.js';
import { Screen as Orders } from './screens/orders/OrdersScreen.js';
import { Screen as Product } from './screens/product/ProductScreen.js';
import { Screen as Profile } from './screens/profile/ProfileScreen.js';
import { Screen as Reviews } from './screens/reviews/ReviewsScreen.js';
import { Screen as Sale } from './screens/sale/SaleScreen.js';
import { Screen as Articles } from './screens/articles/ArticlesScreen.js';
import { Screen as Article } from './screens/article/ArticleScreen.js';
import { Screen as History } from './screens/history/HistoryScreen.js';
import { Screen as Shops } from './screens/shops/ShopsScreen.js';
import { Screen as Work } from './screens/work/WorkScreen.js';
import { Screen as Service } from './screens/service/ServiceScreen.js';
import { Screen as Project } from './screens/project/ProjectScreen.js';
import type { ScreenProps } from './screens/screen.js';
import { Screen as Search } from './screens/search/SearchScreen.js';

/** What stands between header and footer of each page. */
export const pageRegistry: Record<PageName, ComponentType<ScreenProps>> = {
  index: Index,
  catalog: Catalog,
  product: Product,
  search: Search,
  sale: Sale,
  'best-offers': BestOffers,
  favorites: Favorites,
  compare: Compare,
  basket: Basket,
  order: Order,
  orders: Orders,
  profile: Profile,
  reviews: Reviews,
  articles: Articles,
  article: Article,
  history: History,
  shops: Shops,
  work: Work,
  service: Service,
  project: Project,
  contacts: Contacts,
  'not-found': NotFound,
  error: ErrorPage,
  document: DocumentPage,
};
