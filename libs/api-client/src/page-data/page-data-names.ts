import type { PageDataName } from './page-data.wire.js';

/**
 * Names of all page variables (decision 22), without their schemas: for the code that takes them off a page and must
 * not touch what other scripts keep on `window` under names of the same look.
 */
export const PAGE_DATA_NAMES = [
  '_items', '_filters', '_catalogUrl', '_sectionId', '_popularRequests', '_bestOffers', '_sales', '_accessories',
  '_video', '_similar', '_project', '_projectGallery', '_instructors', '_social', '_partners', '_mainSlider',
  '_banners', '_flipCounter', '_historyGallery', '_shopsGallery', '_vacancies', '_compare', '_workFormId',
  '_serviceFormId', '_projectFormId', '_contactsFormId', '_config', '_productDetail', '_productId',
  '_isBasketPromocodeApplied', '_basketExtraItems', '_menuItems', '_menuActive', '_ordersYears', '_itemsToReview',
  '_reviews', '_order', '_title', '_breadcrumbs', '_sections', '_articles', '_article', '_document', '_city',
  '_receivePoints', '_receivePointsCount',
] as const satisfies readonly PageDataName[];
