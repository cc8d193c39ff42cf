/** The contract of the shop's API: schemas that clients and servers share. No React, no Redux. */
export { getApiKeyRequest, getApiKeyResponse } from '../api-key/api-key.wire.js';
export {
  articleWire,
  getArticlesRequest,
  getArticlesResponse,
  type ArticleWire,
  type ArticlesWire,
} from '../articles/articles.wire.js';
export { articlesArgsFromUrl, type ArticlesArgs } from '../articles/articles.args.js';
export {
  loginRequest,
  loginResponse,
  sendCodeRegistrationRequest,
  sendCodeRegistrationResponse,
  sendCodeForgotPasswordRequest,
  sendCodeForgotPasswordResponse,
  checkCodeRequest,
  checkCodeResponse,
  registrationRequest,
  registrationResponse,
  changePasswordRequest,
  changePasswordResponse,
} from '../auth/auth.wire.js';
export {
  storeAmountWire,
  linePropertyWire,
  basketItemWire,
  getBasketItemsResponse,
  variantRequest,
  addItemToBasketRequest,
  deleteBasketItemRequest,
  setBasketQuantityRequest,
  basketTotalsResponse,
  addItemToBasketResponse,
  deleteBasketItemResponse,
  setBasketQuantityResponse,
  getBasketItemsRequest,
  getBasketPriceRequest,
  getBasketLengthRequest,
  getBasketPriceResponse,
  getBasketLengthResponse,
  type BasketItemWire,
  type BasketWire,
} from '../basket/basket.wire.js';
export {
  comparedProductWire,
  comparedProductsWire,
  getComparedItemsRequest,
  getComparedItemsResponse,
  addToComparisonRequest,
  addToComparisonResponse,
  removeFromComparisonRequest,
  removeFromComparisonResponse,
  clearComparisonRequest,
  clearComparisonResponse,
  getComparisonLengthRequest,
  getComparisonLengthResponse,
  type ComparedProductWire,
} from '../comparison/comparison.wire.js';
export {
  getDeliveryRequest,
  getDeliveryResponse,
  deliveryWayWire,
  type DeliveryWire,
} from '../delivery/delivery.wire.js';
export { envelopeWire, envelopeOf, type EnvelopeWire } from '../envelope/envelope.wire.js';
export {
  getFavoriteItemsRequest,
  getFavoriteItemsResponse,
  addToFavoritesRequest,
  addToFavoritesResponse,
  removeFromFavoritesRequest,
  removeFromFavoritesResponse,
  clearFavoritesRequest,
  clearFavoritesResponse,
  getFavoritesLengthRequest,
  getFavoritesLengthResponse,
} from '../favorites/favorites.wire.js';
export {
  filterOptionWire,
  filterCategoryWire,
  priceRangeWire,
  filterStateWire,
  filtersWire,
  type FiltersWire,
  type FilterCategoryWire,
} from '../listing/filters.wire.js';
export {
  LISTING_SORTS,
  LISTING_LIMITS,
  getListingRequest,
  getListingResponse,
  type ListingWire,
} from '../listing/listing.wire.js';
export {
  defaultSort,
  listingArgsFromUrl,
  urlFromListingArgs,
  urlWithFilterState,
  pageAfterLimitChange,
  type ListingContext,
} from '../listing/listing-url.js';
export {
  LOCATION_COOKIE,
  locationCookieValue,
  readLocationCookie,
  type LocationCookie,
} from '../location/location-cookie.js';
export {
  cityWire,
  receivePointWire,
  receivePointsWire,
  getLocationRequest,
  getLocationResponse,
  getCityListRequest,
  getCityListResponse,
  setCityRequest,
  setCityResponse,
  getReceivePointsRequest,
  getReceivePointsResponse,
  searchCitiesRequest,
  searchCitiesResponse,
  type CityWire,
  type ReceivePointWire,
  type ReceivePointsWire,
} from '../location/location.wire.js';
export {
  BASKET_CHANGED,
  DELIVERY_CHANGED,
  DELIVERIES,
  PAYMENTS,
  createOrderRequest,
  createOrderResponse,
  type CreateOrderRequest,
} from '../order/order.wire.js';
export { ORDERS_LIMIT, ordersArgsFromUrl } from '../orders/orders.args.js';
export {
  orderStatusWire,
  orderItemWire,
  orderWire,
  getOrdersRequest,
  getOrdersResponse,
  ordersPageWire,
  cancelOrderRequest,
  cancelOrderResponse,
  repeatOrderRequest,
  repeatOrderResponse,
  repeatedLineWire,
  type RepeatedLineWire,
  type OrderWire,
  type OrderStatusWire,
} from '../orders/orders.wire.js';
export {
  ownReviewWire,
  ownReviewListWire,
  cancelReviewRequest,
  cancelReviewResponse,
  sendReviewRequest,
  sendReviewResponse,
  type OwnReviewWire,
} from '../own-reviews/own-reviews.wire.js';
export {
  mainSlideWire,
  mainSliderWire,
  bannerWire,
  saleWire,
  accessoriesWire,
  videoWire,
  projectGalleryWire,
  galleryWire,
  instructorWire,
  socialWire,
  partnerWire,
  sectionTileWire,
  bannersWire,
  salesWire,
  instructorsWire,
  partnersWire,
  sectionsWire,
} from '../page-data/blocks.wire.js';
export { countersWire } from '../page-data/counters.wire.js';
export { menuLineWire, configWire, accountMenuLineWire, accountMenuWire } from '../page-data/config.wire.js';
export { pageDataWire, type PageDataName, type PageDataWire } from '../page-data/page-data.wire.js';
export {
  itemsWire,
  linksWire,
  vacancyWire,
  vacanciesWire,
  orderPageWire,
  documentWire,
  articlePageWire,
  yearsWire,
} from '../page-data/pages.wire.js';
export { productCardWire, productCardsWire, type ProductCardWire } from '../product/product-card.wire.js';
export {
  productImageWire,
  retailPropertyWire,
  retailWire,
  infoTableWire,
  productDetailWire,
  checkAvailabilityRequest,
  checkAvailabilityResponse,
  reserveProductRequest,
  reserveProductResponse,
  reviewWire,
  getReviewsRequest,
  getReviewsResponse,
  FITS,
  reviewPhotoWire,
  reviewSummaryWire,
  getReviewMarksRequest,
  getReviewMarksResponse,
  markReviewRequest,
  markReviewResponse,
  type ReviewSummaryWire,
  type ProductDetailWire,
  type RetailWire,
  type AvailabilityWire,
  type ReviewWire,
} from '../product/product.wire.js';
export { variantByOffer } from '../product/variant-by-offer.js';
export { galleryItemWire, getProjectImagesRequest, getProjectImagesResponse } from '../project/project.wire.js';
export {
  applyPromocodeRequest,
  applyPromocodeResponse,
  cancelPromocodeRequest,
  cancelPromocodeResponse,
} from '../promocode/promocode.wire.js';
export { getSaleContentRequest, getSaleContentResponse } from '../sales/sales.wire.js';
export { searchProductsRequest, searchProductsResponse } from '../search/search.wire.js';
export { subscribeRequest, subscribeResponse } from '../subscribe/subscribe.wire.js';
export {
  userWire,
  getUserRequest,
  getUserResponse,
  logoutRequest,
  logoutResponse,
  editUserRequest,
  editUserResponse,
  type UserWire,
} from '../user/user.wire.js';
export {
  sessionWire,
  getSessionsRequest,
  getSessionsResponse,
  closeSessionsRequest,
  closeSessionsResponse,
  type SessionWire,
} from '../sessions/sessions.wire.js';
export {
  RETURN_REASONS,
  RETURN_NOTE_LIMIT,
  ownOrderItemWire,
  orderStepWire,
  orderReturnWire,
  returnRuleWire,
  ownOrderWire,
  getOwnOrderRequest,
  getOwnOrderResponse,
  requestReturnRequest,
  requestReturnResponse,
  type OwnOrderWire,
} from '../own-order/own-order.wire.js';
export { sendMessageRequest, sendMessageResponse } from '../webform/webform.wire.js';
export type { WireCall } from '../wire-calls/wire-call.js';
export { wireCalls, type WireCallName } from '../wire-calls/wire-calls.js';
export { extraCalls, type ExtraCallName } from '../wire-calls/extra-calls.js';
export {
  idRequest,
  maybeIdRequest,
  pageRequest,
  limitRequest,
  countRequest,
  textRequest,
  maybeTextRequest,
  phoneRequest,
  maybePhoneRequest,
  emailRequest,
  passwordRequest,
  jsonTextRequest,
  emptyRequest,
} from '../wire-values/wire-requests.js';
export {
  numberWire,
  roublesWire,
  maybeNumberWire,
  textWire,
  maybeTextWire,
  keyWire,
  flagWire,
  urlWire,
  textRecordWire,
  linkWire,
  namedValueWire,
  doneResponse,
} from '../wire-values/wire-values.js';
