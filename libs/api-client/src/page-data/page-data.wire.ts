import { getArticlesResponse } from '../articles/articles.wire.js';
import { comparedProductWire } from '../comparison/comparison.wire.js';
import { filtersWire } from '../listing/filters.wire.js';
import { cityWire } from '../location/location.wire.js';
import { ownReviewWire } from '../own-reviews/own-reviews.wire.js';
import { productCardWire } from '../product/product-card.wire.js';
import { productDetailWire } from '../product/product.wire.js';
import { flagWire, keyWire, linkWire, numberWire, textWire } from '../wire-values/wire-values.js';
import {
  accessoriesWire, bannerWire, galleryWire, instructorWire, mainSliderWire, partnerWire, projectGalleryWire, saleWire,
  sectionTileWire, socialWire, videoWire,
} from './blocks.wire.js';
import { accountMenuLineWire, configWire } from './config.wire.js';
import {
  articlePageWire, documentWire, itemsWire, orderPageWire, popularRequestWire, vacancyWire,
} from './pages.wire.js';
import { array, type InferOutput } from 'valibot';

/** Every page variable by its name (decisions 21, 22; S2 §7). Servers check what they print with these. */
export const pageDataWire = {
  _items: itemsWire,
  _filters: filtersWire,
  _catalogUrl: textWire,
  _sectionId: numberWire,
  _popularRequests: array(popularRequestWire),
  _bestOffers: array(productCardWire),
  _sales: array(saleWire),
  _accessories: accessoriesWire,
  _video: videoWire,
  _similar: array(productCardWire),
  _projectGallery: projectGalleryWire,
  _instructors: array(instructorWire),
  _social: socialWire,
  _partners: array(partnerWire),
  _mainSlider: mainSliderWire,
  _banners: array(bannerWire),
  _flipCounter: numberWire,
  _historyGallery: galleryWire,
  _shopsGallery: galleryWire,
  _vacancies: array(vacancyWire),
  _compare: array(comparedProductWire),
  _workFormId: keyWire,
  _serviceFormId: keyWire,
  _projectFormId: keyWire,
  _contactsFormId: keyWire,
  _config: configWire,
  _productDetail: productDetailWire,
  _productId: numberWire,
  _isBasketPromocodeApplied: flagWire,
  _basketExtraItems: accessoriesWire,
  _menuItems: array(accountMenuLineWire),
  _menuActive: keyWire,
  _ordersYears: array(keyWire),
  _itemsToReview: array(ownReviewWire),
  _reviews: array(ownReviewWire),
  _order: orderPageWire,
  _title: textWire,
  _breadcrumbs: array(linkWire),
  _sections: array(sectionTileWire),
  _articles: getArticlesResponse,
  _article: articlePageWire,
  _document: documentWire,
  _city: cityWire,
} as const;

/** Name of a page variable. */
export type PageDataName = keyof typeof pageDataWire;
/** What a server prints into a page: any of the variables. */
export type PageDataWire = { [Name in PageDataName]?: InferOutput<(typeof pageDataWire)[Name]> };
