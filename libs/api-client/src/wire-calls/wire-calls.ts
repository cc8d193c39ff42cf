import type { GenericSchema } from 'valibot';
import {
  getApiKeyRequest, getApiKeyResponse,
} from '../api-key/api-key.wire.js';
import {
  getArticlesRequest, getArticlesResponse,
} from '../articles/articles.wire.js';
import {
  loginRequest, loginResponse,
  sendCodeRegistrationRequest, sendCodeRegistrationResponse,
  sendCodeForgotPasswordRequest, sendCodeForgotPasswordResponse,
  checkCodeRequest, checkCodeResponse,
  registrationRequest, registrationResponse,
  changePasswordRequest, changePasswordResponse,
} from '../auth/auth.wire.js';
import {
  getBasketItemsRequest, getBasketItemsResponse,
  addItemToBasketRequest, addItemToBasketResponse,
  deleteBasketItemRequest, deleteBasketItemResponse,
  setBasketQuantityRequest, setBasketQuantityResponse,
  getBasketPriceRequest, getBasketPriceResponse,
  getBasketLengthRequest, getBasketLengthResponse,
} from '../basket/basket.wire.js';
import {
  getComparedItemsRequest, getComparedItemsResponse,
  addToComparisonRequest, addToComparisonResponse,
  removeFromComparisonRequest, removeFromComparisonResponse,
  clearComparisonRequest, clearComparisonResponse,
  getComparisonLengthRequest, getComparisonLengthResponse,
} from '../comparison/comparison.wire.js';
import {
  getFavoriteItemsRequest, getFavoriteItemsResponse,
  addToFavoritesRequest, addToFavoritesResponse,
  removeFromFavoritesRequest, removeFromFavoritesResponse,
  clearFavoritesRequest, clearFavoritesResponse,
  getFavoritesLengthRequest, getFavoritesLengthResponse,
} from '../favorites/favorites.wire.js';
import {
  getListingRequest, getListingResponse,
} from '../listing/listing.wire.js';
import {
  getLocationRequest, getLocationResponse,
  getCityListRequest, getCityListResponse,
  setCityRequest, setCityResponse,
  getReceivePointsRequest, getReceivePointsResponse,
  searchCitiesRequest, searchCitiesResponse,
} from '../location/location.wire.js';
import {
  createOrderRequest, createOrderResponse,
} from '../order/order.wire.js';
import {
  getOrdersRequest, getOrdersResponse,
  cancelOrderRequest, cancelOrderResponse,
  repeatOrderRequest, repeatOrderResponse,
} from '../orders/orders.wire.js';
import {
  cancelReviewRequest, cancelReviewResponse,
  sendReviewRequest, sendReviewResponse,
} from '../own-reviews/own-reviews.wire.js';
import {
  checkAvailabilityRequest, checkAvailabilityResponse,
  reserveProductRequest, reserveProductResponse,
  getReviewsRequest, getReviewsResponse,
} from '../product/product.wire.js';
import {
  getProjectImagesRequest, getProjectImagesResponse,
} from '../project/project.wire.js';
import {
  applyPromocodeRequest, applyPromocodeResponse,
  cancelPromocodeRequest, cancelPromocodeResponse,
} from '../promocode/promocode.wire.js';
import {
  getSaleContentRequest, getSaleContentResponse,
} from '../sales/sales.wire.js';
import {
  searchProductsRequest, searchProductsResponse,
} from '../search/search.wire.js';
import {
  subscribeRequest, subscribeResponse,
} from '../subscribe/subscribe.wire.js';
import {
  getUserRequest, getUserResponse,
  logoutRequest, logoutResponse,
  editUserRequest, editUserResponse,
} from '../user/user.wire.js';
import {
  sendMessageRequest, sendMessageResponse,
} from '../webform/webform.wire.js';

/** One call of the shop: how it is sent and what both sides check it with. */
export interface WireCall {
  /** Name of the endpoint in the client. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path on our server; the listing's may differ on other servers (S1 §7). */
  readonly path: string;
  /** Checks and cleans what a server receives. */
  readonly request: GenericSchema;
  /** Checks `result` of the envelope. */
  readonly response: GenericSchema;
  /** Section of the specification. */
  readonly section: string;
}

/** All 49 calls of S1 §7 and S2 §7. */
export const wireCalls = [
  {
    name: 'getBasketItems', method: 'GET', path: '/api/basket/getItems/',
    request: getBasketItemsRequest, response: getBasketItemsResponse, section: 'S1 §7',
  },
  {
    name: 'addItemToBasket', method: 'POST', path: '/api/basket/addItemToBasket/',
    request: addItemToBasketRequest, response: addItemToBasketResponse, section: 'S1 §7',
  },
  {
    name: 'deleteBasketItem', method: 'POST', path: '/api/basket/delete/',
    request: deleteBasketItemRequest, response: deleteBasketItemResponse, section: 'S1 §7',
  },
  {
    name: 'setBasketQuantity', method: 'POST', path: '/api/basket/setQuantity/',
    request: setBasketQuantityRequest, response: setBasketQuantityResponse, section: 'S1 §7',
  },
  {
    name: 'getBasketPrice', method: 'GET', path: '/api/basket/getPrice/',
    request: getBasketPriceRequest, response: getBasketPriceResponse, section: 'S1 §7',
  },
  {
    name: 'getBasketLength', method: 'GET', path: '/api/basket/getLength/',
    request: getBasketLengthRequest, response: getBasketLengthResponse, section: 'S1 §7',
  },
  {
    name: 'applyPromocode', method: 'POST', path: '/api/basket/applyPromocode/',
    request: applyPromocodeRequest, response: applyPromocodeResponse, section: 'S2 §7',
  },
  {
    name: 'cancelPromocode', method: 'GET', path: '/api/basket/cancelPromocode/',
    request: cancelPromocodeRequest, response: cancelPromocodeResponse, section: 'S2 §7',
  },
  {
    name: 'createOrder', method: 'POST', path: '/api/basket/order/',
    request: createOrderRequest, response: createOrderResponse, section: 'S2 §7',
  },
  {
    name: 'getFavoriteItems', method: 'POST', path: '/api/favorites/getItems/',
    request: getFavoriteItemsRequest, response: getFavoriteItemsResponse, section: 'S1 §7',
  },
  {
    name: 'addToFavorites', method: 'POST', path: '/api/favorites/addItemToFavorites/',
    request: addToFavoritesRequest, response: addToFavoritesResponse, section: 'S1 §7',
  },
  {
    name: 'removeFromFavorites', method: 'POST', path: '/api/favorites/removeItemFromFavorites/',
    request: removeFromFavoritesRequest, response: removeFromFavoritesResponse, section: 'S1 §7',
  },
  {
    name: 'clearFavorites', method: 'POST', path: '/api/favorites/removeFavorites/',
    request: clearFavoritesRequest, response: clearFavoritesResponse, section: 'S1 §7',
  },
  {
    name: 'getFavoritesLength', method: 'GET', path: '/api/favorites/getLength/',
    request: getFavoritesLengthRequest, response: getFavoritesLengthResponse, section: 'S1 §7',
  },
  {
    name: 'getComparedItems', method: 'POST', path: '/api/comparison/getItems/',
    request: getComparedItemsRequest, response: getComparedItemsResponse, section: 'S1 §7',
  },
  {
    name: 'addToComparison', method: 'POST', path: '/api/comparison/addItemToComparison/',
    request: addToComparisonRequest, response: addToComparisonResponse, section: 'S1 §7',
  },
  {
    name: 'removeFromComparison', method: 'POST', path: '/api/comparison/removeItemFromComparison/',
    request: removeFromComparisonRequest, response: removeFromComparisonResponse, section: 'S1 §7',
  },
  {
    name: 'clearComparison', method: 'POST', path: '/api/comparison/removeComparison/',
    request: clearComparisonRequest, response: clearComparisonResponse, section: 'S1 §7',
  },
  {
    name: 'getComparisonLength', method: 'GET', path: '/api/comparison/getLength/',
    request: getComparisonLengthRequest, response: getComparisonLengthResponse, section: 'S1 §7',
  },
  {
    name: 'getLocation', method: 'GET', path: '/api/location/getLocation/',
    request: getLocationRequest, response: getLocationResponse, section: 'S1 §7',
  },
  {
    name: 'getCityList', method: 'GET', path: '/api/location/getCityList/',
    request: getCityListRequest, response: getCityListResponse, section: 'S1 §7',
  },
  {
    name: 'setCity', method: 'POST', path: '/api/location/setCity/',
    request: setCityRequest, response: setCityResponse, section: 'S1 §7',
  },
  {
    name: 'getReceivePoints', method: 'POST', path: '/api/location/getReceivePoints/',
    request: getReceivePointsRequest, response: getReceivePointsResponse, section: 'S1 §7',
  },
  {
    name: 'searchCities', method: 'POST', path: '/api/location/searchCities/',
    request: searchCitiesRequest, response: searchCitiesResponse, section: 'S1 §7',
  },
  {
    name: 'getUser', method: 'GET', path: '/api/user/getUser/',
    request: getUserRequest, response: getUserResponse, section: 'S1 §7',
  },
  {
    name: 'logout', method: 'GET', path: '/api/auth/logout/',
    request: logoutRequest, response: logoutResponse, section: 'S1 §7',
  },
  {
    name: 'editUser', method: 'POST', path: '/api/user/editUser/',
    request: editUserRequest, response: editUserResponse, section: 'S2 §7',
  },
  {
    name: 'login', method: 'POST', path: '/api/auth/login/',
    request: loginRequest, response: loginResponse, section: 'S2 §7',
  },
  {
    name: 'sendCodeRegistration', method: 'POST', path: '/api/auth/sendCodeRegistration/',
    request: sendCodeRegistrationRequest, response: sendCodeRegistrationResponse, section: 'S2 §7',
  },
  {
    name: 'sendCodeForgotPassword', method: 'POST', path: '/api/auth/sendCodeForgotPassword/',
    request: sendCodeForgotPasswordRequest, response: sendCodeForgotPasswordResponse, section: 'S2 §7',
  },
  {
    name: 'checkCode', method: 'POST', path: '/api/auth/checkCode/',
    request: checkCodeRequest, response: checkCodeResponse, section: 'S2 §7',
  },
  {
    name: 'registration', method: 'POST', path: '/api/auth/registration/',
    request: registrationRequest, response: registrationResponse, section: 'S2 §7',
  },
  {
    name: 'changePassword', method: 'POST', path: '/api/auth/changePassword/',
    request: changePasswordRequest, response: changePasswordResponse, section: 'S2 §7',
  },
  {
    name: 'getOrders', method: 'POST', path: '/api/user/getOrders/',
    request: getOrdersRequest, response: getOrdersResponse, section: 'S2 §7',
  },
  {
    name: 'cancelOrder', method: 'POST', path: '/api/user/cancelOrder/',
    request: cancelOrderRequest, response: cancelOrderResponse, section: 'S2 §7',
  },
  {
    name: 'repeatOrder', method: 'POST', path: '/api/user/repeatOrder/',
    request: repeatOrderRequest, response: repeatOrderResponse, section: 'S2 §7',
  },
  {
    name: 'cancelReview', method: 'POST', path: '/api/cancelReview/',
    request: cancelReviewRequest, response: cancelReviewResponse, section: 'S2 §7',
  },
  {
    name: 'sendReview', method: 'POST', path: '/api/sendReview/',
    request: sendReviewRequest, response: sendReviewResponse, section: 'S2 §7',
  },
  {
    name: 'getListing', method: 'POST', path: '/api/catalog/getItems/',
    request: getListingRequest, response: getListingResponse, section: 'S1 §7',
  },
  {
    name: 'searchProducts', method: 'POST', path: '/api/catalog/search/',
    request: searchProductsRequest, response: searchProductsResponse, section: 'S1 §7',
  },
  {
    name: 'checkAvailability', method: 'POST', path: '/api/product/checkAvailability/',
    request: checkAvailabilityRequest, response: checkAvailabilityResponse, section: 'S2 §7',
  },
  {
    name: 'reserveProduct', method: 'POST', path: '/api/product/reserveProduct/',
    request: reserveProductRequest, response: reserveProductResponse, section: 'S2 §7',
  },
  {
    name: 'getReviews', method: 'POST', path: '/api/product/getReviews/',
    request: getReviewsRequest, response: getReviewsResponse, section: 'S2 §7',
  },
  {
    name: 'getSaleContent', method: 'POST', path: '/api/sales/getModalContent/',
    request: getSaleContentRequest, response: getSaleContentResponse, section: 'S1 §7',
  },
  {
    name: 'getProjectImages', method: 'POST', path: '/api/project/getImages/',
    request: getProjectImagesRequest, response: getProjectImagesResponse, section: 'S1 §7',
  },
  {
    name: 'sendMessage', method: 'POST', path: '/api/webform/sendMessage/',
    request: sendMessageRequest, response: sendMessageResponse, section: 'S1 §7, S2 §7',
  },
  {
    name: 'subscribe', method: 'POST', path: '/api/subscribe/',
    request: subscribeRequest, response: subscribeResponse, section: 'S1 §7',
  },
  {
    name: 'getArticles', method: 'GET', path: '/api/articles/getArticles/',
    request: getArticlesRequest, response: getArticlesResponse, section: 'S1 §7',
  },
  {
    name: 'getApiKey', method: 'GET', path: '/api/getkey/',
    request: getApiKeyRequest, response: getApiKeyResponse, section: 'S1 §7',
  },
] as const satisfies readonly WireCall[];

/** Name of a call. */
export type WireCallName = (typeof wireCalls)[number]['name'];
