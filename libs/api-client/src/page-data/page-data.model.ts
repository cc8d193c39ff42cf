import type { Articles } from '../articles/articles.model.js';
import type { BasketState } from '../basket/basket.model.js';
import type { ComparedProduct } from '../comparison/comparison.model.js';
import type { DeliveryOffer } from '../delivery/delivery.model.js';
import type { FilterData } from '../listing/filters.model.js';
import type { Listing } from '../listing/listing.model.js';
import type { City, CityPoints, ReceivePointsCount } from '../location/location.model.js';
import type { OrdersList } from '../orders/orders.model.js';
import type { OwnOrder } from '../own-order/own-order.model.js';
import type { OwnReview } from '../own-reviews/own-reviews.model.js';
import type { ProductCardModel } from '../product/product-card.model.js';
import type { PageLink, ProductDetail } from '../product/product.model.js';
import type { User } from '../user/user.model.js';
import type {
  Accessories,
  Banner,
  Gallery,
  Instructor,
  MainSlider,
  Partner,
  ProductVideo,
  ProjectGallery,
  ProjectPage,
  Sale,
  SectionTile,
  Social,
} from './blocks.model.js';
import type { AccountMenuLine, OrderPage, PageConfig, Vacancy } from './config.model.js';
import type { Counters } from './counters.model.js';
import type { PageDataName } from './page-data.wire.js';

/** A text page. */
export interface DocumentPage {
  /** Sanitised HTML. */
  readonly html: string;
  readonly date: string;
}

/** An article's own page. */
export interface ArticlePage extends DocumentPage {
  readonly title: string;
  readonly img: string;
}

/** What `usePageData` returns for every page variable. */
export interface PageDataModels extends Record<PageDataName, unknown> {
  readonly _items: Listing;
  readonly _filters: FilterData;
  readonly _catalogUrl: string;
  readonly _sectionId: number;
  readonly _popularRequests: readonly PageLink[];
  readonly _bestOffers: readonly ProductCardModel[];
  readonly _newItems: readonly ProductCardModel[];
  readonly _popular: readonly ProductCardModel[];
  readonly _sales: readonly Sale[];
  readonly _accessories: Accessories;
  readonly _video: ProductVideo;
  readonly _similar: readonly ProductCardModel[];
  readonly _project: ProjectPage;
  readonly _projectGallery: ProjectGallery;
  readonly _instructors: readonly Instructor[];
  readonly _social: Social;
  readonly _partners: readonly Partner[];
  readonly _mainSlider: MainSlider;
  readonly _banners: readonly Banner[];
  readonly _flipCounter: number;
  readonly _historyGallery: Gallery;
  readonly _shopsGallery: Gallery;
  readonly _vacancies: readonly Vacancy[];
  readonly _compare: readonly ComparedProduct[];
  readonly _workFormId: string;
  readonly _serviceFormId: string;
  readonly _projectFormId: string;
  readonly _contactsFormId: string;
  readonly _config: PageConfig;
  readonly _productDetail: ProductDetail;
  readonly _productId: number;
  readonly _isBasketPromocodeApplied: boolean;
  readonly _basketExtraItems: Accessories;
  readonly _menuItems: readonly AccountMenuLine[];
  readonly _menuActive: string;
  readonly _ordersYears: readonly number[];
  readonly _itemsToReview: readonly OwnReview[];
  readonly _reviews: readonly OwnReview[];
  readonly _order: OrderPage;
  readonly _title: string;
  readonly _breadcrumbs: readonly PageLink[];
  readonly _sections: readonly SectionTile[];
  readonly _articles: Articles;
  readonly _article: ArticlePage;
  readonly _document: DocumentPage;
  readonly _city: City;
  readonly _receivePoints: CityPoints;
  readonly _receivePointsCount: ReceivePointsCount;
  readonly _user: User | null;
  readonly _counters: Counters;
  readonly _basket: BasketState;
  readonly _favorites: readonly ProductCardModel[];
  readonly _comparison: readonly ComparedProduct[];
  readonly _orders: OrdersList;
  readonly _ownOrder: OwnOrder;
  readonly _delivery: DeliveryOffer;
}
