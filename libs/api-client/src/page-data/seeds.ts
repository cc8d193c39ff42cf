/** All seeds, for servers, documentation and tests. A page's bundle imports only the seeds it needs, by name. */
import { articlesSeed, articleSeed } from '../articles/articles.seed.js';
import { basketSeed } from '../basket/basket.seed.js';
import { compareSeed, comparisonSeed } from '../comparison/comparison.seed.js';
import { deliverySeed } from '../delivery/delivery.seed.js';
import { favoritesSeed } from '../favorites/favorites.seed.js';
import { itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed, popularRequestsSeed } from '../listing/listing.seed.js';
import { citySeed, receivePointsCountSeed, receivePointsSeed } from '../location/location.seed.js';
import { ordersSeed } from '../orders/orders.seed.js';
import { ownOrderSeed } from '../own-order/own-order.seed.js';
import { userSeed } from '../user/user.seed.js';
import { itemsToReviewSeed, ownReviewsSeed, ordersYearsSeed, menuItemsSeed, menuActiveSeed } from './account.seed.js';
import { isPromocodeAppliedSeed, orderPageSeed } from './basket.seed.js';
import { basketExtraItemsSeed } from './basket-extra.seed.js';
import {
  mainSliderSeed,
  bannersSeed,
  salesSeed,
  sectionsSeed,
  socialSeed,
  partnersSeed,
  projectGallerySeed,
  projectPageSeed,
  instructorsSeed,
  flipCounterSeed,
  historyGallerySeed,
  shopsGallerySeed,
} from './blocks.seed.js';
import { countersSeed } from './counters.seed.js';
import { configSeed, titleSeed, breadcrumbsSeed, documentSeed } from './config.seed.js';
import {
  vacanciesSeed,
  workFormIdSeed,
  serviceFormIdSeed,
  projectFormIdSeed,
  contactsFormIdSeed,
} from './forms.seed.js';
import {
  productDetailSeed,
  productIdSeed,
  accessoriesSeed,
  videoSeed,
  similarSeed,
  bestOffersSeed,
  newItemsSeed,
  popularSeed,
} from '../product/product.seed.js';
import type { PageDataName } from './page-data.wire.js';
import type { PageSeed } from './page-seed.js';

/** The seed of every page variable by its name. */
export const seeds: Readonly<Record<PageDataName, PageSeed>> = {
  _articles: articlesSeed,
  _article: articleSeed,
  _compare: compareSeed,
  _items: itemsSeed,
  _filters: filtersSeed,
  _catalogUrl: catalogUrlSeed,
  _sectionId: sectionIdSeed,
  _popularRequests: popularRequestsSeed,
  _city: citySeed,
  _receivePoints: receivePointsSeed,
  _receivePointsCount: receivePointsCountSeed,
  _itemsToReview: itemsToReviewSeed,
  _reviews: ownReviewsSeed,
  _ordersYears: ordersYearsSeed,
  _menuItems: menuItemsSeed,
  _menuActive: menuActiveSeed,
  _isBasketPromocodeApplied: isPromocodeAppliedSeed,
  _basketExtraItems: basketExtraItemsSeed,
  _order: orderPageSeed,
  _mainSlider: mainSliderSeed,
  _banners: bannersSeed,
  _sales: salesSeed,
  _sections: sectionsSeed,
  _social: socialSeed,
  _partners: partnersSeed,
  _project: projectPageSeed,
  _projectGallery: projectGallerySeed,
  _instructors: instructorsSeed,
  _flipCounter: flipCounterSeed,
  _historyGallery: historyGallerySeed,
  _shopsGallery: shopsGallerySeed,
  _config: configSeed,
  _title: titleSeed,
  _breadcrumbs: breadcrumbsSeed,
  _document: documentSeed,
  _vacancies: vacanciesSeed,
  _workFormId: workFormIdSeed,
  _serviceFormId: serviceFormIdSeed,
  _projectFormId: projectFormIdSeed,
  _contactsFormId: contactsFormIdSeed,
  _productDetail: productDetailSeed,
  _productId: productIdSeed,
  _accessories: accessoriesSeed,
  _video: videoSeed,
  _similar: similarSeed,
  _bestOffers: bestOffersSeed,
  _newItems: newItemsSeed,
  _popular: popularSeed,
  _user: userSeed,
  _counters: countersSeed,
  _basket: basketSeed,
  _favorites: favoritesSeed,
  _comparison: comparisonSeed,
  _orders: ordersSeed,
  _ownOrder: ownOrderSeed,
  _delivery: deliverySeed,
};
