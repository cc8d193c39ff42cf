import { getArticlesResponse } from '../articles/articles.wire.js';
import { getBasketItemsResponse } from '../basket/basket.wire.js';
import { comparedProductsWire, getComparedItemsResponse } from '../comparison/comparison.wire.js';
import { getFavoriteItemsResponse } from '../favorites/favorites.wire.js';
import { getDeliveryResponse } from '../delivery/delivery.wire.js';
import { filtersWire } from '../listing/filters.wire.js';
import { cityPointsCountWire, cityPointsWire, cityWire } from '../location/location.wire.js';
import { ordersPageWire } from '../orders/orders.wire.js';
import { ownOrderWire } from '../own-order/own-order.wire.js';
import { ownReviewListWire } from '../own-reviews/own-reviews.wire.js';
import { productCardsWire } from '../product/product-card.wire.js';
import { productDetailWire } from '../product/product.wire.js';
import { userWire } from '../user/user.wire.js';
import { flagWire, keyWire, numberWire, textWire } from '../wire-values/wire-values.js';
import {
  accessoriesWire,
  bannersWire,
  galleryWire,
  instructorsWire,
  mainSliderWire,
  partnersWire,
  projectGalleryWire,
  projectPageWire,
  salesWire,
  sectionsWire,
  socialWire,
  videoWire,
} from './blocks.wire.js';
import { accountMenuWire, configWire } from './config.wire.js';
import { countersWire } from './counters.wire.js';
import {
  articlePageWire,
  documentWire,
  itemsWire,
  linksWire,
  orderPageWire,
  vacanciesWire,
  yearsWire,
} from './pages.wire.js';
import type { InferOutput } from 'valibot';

/** The schema of every page variable by its name. Servers validate what they print with these. */
export const pageDataWire = {
  _items: itemsWire,
  _filters: filtersWire,
  _catalogUrl: textWire,
  _sectionId: numberWire,
  _popularRequests: linksWire,
  _bestOffers: productCardsWire,
  _newItems: productCardsWire,
  _popular: productCardsWire,
  _sales: salesWire,
  _accessories: accessoriesWire,
  _video: videoWire,
  _similar: productCardsWire,
  _project: projectPageWire,
  _projectGallery: projectGalleryWire,
  _instructors: instructorsWire,
  _social: socialWire,
  _partners: partnersWire,
  _mainSlider: mainSliderWire,
  _banners: bannersWire,
  _flipCounter: numberWire,
  _historyGallery: galleryWire,
  _shopsGallery: galleryWire,
  _vacancies: vacanciesWire,
  _compare: comparedProductsWire,
  _workFormId: keyWire,
  _serviceFormId: keyWire,
  _projectFormId: keyWire,
  _contactsFormId: keyWire,
  _config: configWire,
  _productDetail: productDetailWire,
  _productId: numberWire,
  _isBasketPromocodeApplied: flagWire,
  _basketExtraItems: accessoriesWire,
  _menuItems: accountMenuWire,
  _menuActive: keyWire,
  _ordersYears: yearsWire,
  _itemsToReview: ownReviewListWire,
  _reviews: ownReviewListWire,
  _order: orderPageWire,
  _title: textWire,
  _breadcrumbs: linksWire,
  _sections: sectionsWire,
  _articles: getArticlesResponse,
  _article: articlePageWire,
  _document: documentWire,
  _city: cityWire,
  _receivePoints: cityPointsWire,
  _receivePointsCount: cityPointsCountWire,
  _user: userWire,
  _counters: countersWire,
  _basket: getBasketItemsResponse,
  _favorites: getFavoriteItemsResponse,
  _comparison: getComparedItemsResponse,
  _orders: ordersPageWire,
  _ownOrder: ownOrderWire,
  _delivery: getDeliveryResponse,
} as const;

/** Name of a page variable. */
export type PageDataName = keyof typeof pageDataWire;
/** What a server prints into a page: any of the variables. */
export type PageDataWire = { [Name in PageDataName]?: InferOutput<(typeof pageDataWire)[Name]> };
