import { getApiKeyRequest, getApiKeyResponse } from '../api-key/api-key.wire.js';
import { getArticlesRequest, getArticlesResponse } from '../articles/articles.wire.js';
import {
  getBasketItemsRequest, getBasketItemsResponse, addItemToBasketRequest, addItemToBasketResponse,
  deleteBasketItemRequest, deleteBasketItemResponse, setBasketQuantityRequest, setBasketQuantityResponse,
  getBasketPriceRequest, getBasketPriceResponse, getBasketLengthRequest, getBasketLengthResponse,
} from '../basket/basket.wire.js';
import {
  getComparedItemsRequest, getComparedItemsResponse, addToComparisonRequest, addToComparisonResponse,
  removeFromComparisonRequest, removeFromComparisonResponse, clearComparisonRequest, clearComparisonResponse,
  getComparisonLengthRequest, getComparisonLengthResponse,
} from '../comparison/comparison.wire.js';
import {
  getFavoriteItemsRequest, getFavoriteItemsResponse, addToFavoritesRequest, addToFavoritesResponse,
  removeFromFavoritesRequest, removeFromFavoritesResponse, clearFavoritesRequest, clearFavoritesResponse,
  getFavoritesLengthRequest, getFavoritesLengthResponse,
} from '../favorites/favorites.wire.js';
import { getListingRequest, getListingResponse } from '../listing/listing.wire.js';
import {
  getLocationRequest, getLocationResponse, getCityListRequest, getCityListResponse, setCityRequest,
  setCityResponse, getReceivePointsRequest, getReceivePointsResponse, searchCitiesRequest,
  searchCitiesResponse,
} from '../location/location.wire.js';
import { getProjectImagesRequest, getProjectImagesResponse } from '../project/project.wire.js';
import { getSaleContentRequest, getSaleContentResponse } from '../sales/sales.wire.js';
import { searchProductsRequest, searchProductsResponse } from '../search/search.wire.js';
import { subscribeRequest, subscribeResponse } from '../subscribe/subscribe.wire.js';
import { getUserRequest, getUserResponse, logoutRequest, logoutResponse } from '../user/user.wire.js';
import { sendMessageRequest, sendMessageResponse } from '../webform/webform.wire.js';
import type { WireCall } from './wire-call.js';

/** The calls of S1 §7. */
export const browsingCalls = [
  {
    name: 'getBasketItems', method: 'GET', path: '/api/basket/getItems/', section: 'S1 §7',
    request: getBasketItemsRequest, response: getBasketItemsResponse,
  },
  {
    name: 'addItemToBasket', method: 'POST', path: '/api/basket/addItemToBasket/', section: 'S1 §7',
    request: addItemToBasketRequest, response: addItemToBasketResponse,
  },
  {
    name: 'deleteBasketItem', method: 'POST', path: '/api/basket/delete/', section: 'S1 §7',
    request: deleteBasketItemRequest, response: deleteBasketItemResponse,
  },
  {
    name: 'setBasketQuantity', method: 'POST', path: '/api/basket/setQuantity/', section: 'S1 §7',
    request: setBasketQuantityRequest, response: setBasketQuantityResponse,
  },
  {
    name: 'getBasketPrice', method: 'GET', path: '/api/basket/getPrice/', section: 'S1 §7',
    request: getBasketPriceRequest, response: getBasketPriceResponse,
  },
  {
    name: 'getBasketLength', method: 'GET', path: '/api/basket/getLength/', section: 'S1 §7',
    request: getBasketLengthRequest, response: getBasketLengthResponse,
  },
  {
    name: 'getFavoriteItems', method: 'POST', path: '/api/favorites/getItems/', section: 'S1 §7',
    request: getFavoriteItemsRequest, response: getFavoriteItemsResponse,
  },
  {
    name: 'addToFavorites', method: 'POST', path: '/api/favorites/addItemToFavorites/', section: 'S1 §7',
    request: addToFavoritesRequest, response: addToFavoritesResponse,
  },
  {
    name: 'removeFromFavorites', method: 'POST', path: '/api/favorites/removeItemFromFavorites/', section: 'S1 §7',
    request: removeFromFavoritesRequest, response: removeFromFavoritesResponse,
  },
  {
    name: 'clearFavorites', method: 'POST', path: '/api/favorites/removeFavorites/', section: 'S1 §7',
    request: clearFavoritesRequest, response: clearFavoritesResponse,
  },
  {
    name: 'getFavoritesLength', method: 'GET', path: '/api/favorites/getLength/', section: 'S1 §7',
    request: getFavoritesLengthRequest, response: getFavoritesLengthResponse,
  },
  {
    name: 'getComparedItems', method: 'POST', path: '/api/comparison/getItems/', section: 'S1 §7',
    request: getComparedItemsRequest, response: getComparedItemsResponse,
  },
  {
    name: 'addToComparison', method: 'POST', path: '/api/comparison/addItemToComparison/', section: 'S1 §7',
    request: addToComparisonRequest, response: addToComparisonResponse,
  },
  {
    name: 'removeFromComparison', method: 'POST', path: '/api/comparison/removeItemFromComparison/', section: 'S1 §7',
    request: removeFromComparisonRequest, response: removeFromComparisonResponse,
  },
  {
    name: 'clearComparison', method: 'POST', path: '/api/comparison/removeComparison/', section: 'S1 §7',
    request: clearComparisonRequest, response: clearComparisonResponse,
  },
  {
    name: 'getComparisonLength', method: 'GET', path: '/api/comparison/getLength/', section: 'S1 §7',
    request: getComparisonLengthRequest, response: getComparisonLengthResponse,
  },
  {
    name: 'getLocation', method: 'GET', path: '/api/location/getLocation/', section: 'S1 §7',
    request: getLocationRequest, response: getLocationResponse,
  },
  {
    name: 'getCityList', method: 'GET', path: '/api/location/getCityList/', section: 'S1 §7',
    request: getCityListRequest, response: getCityListResponse,
  },
  {
    name: 'setCity', method: 'POST', path: '/api/location/setCity/', section: 'S1 §7',
    request: setCityRequest, response: setCityResponse,
  },
  {
    name: 'getReceivePoints', method: 'POST', path: '/api/location/getReceivePoints/', section: 'S1 §7',
    request: getReceivePointsRequest, response: getReceivePointsResponse,
  },
  {
    name: 'searchCities', method: 'POST', path: '/api/location/searchCities/', section: 'S1 §7',
    request: searchCitiesRequest, response: searchCitiesResponse,
  },
  {
    name: 'getUser', method: 'GET', path: '/api/user/getUser/', section: 'S1 §7',
    request: getUserRequest, response: getUserResponse,
  },
  {
    name: 'logout', method: 'GET', path: '/api/auth/logout/', section: 'S1 §7',
    request: logoutRequest, response: logoutResponse,
  },
  {
    name: 'getListing', method: 'POST', path: '/api/catalog/getItems/', section: 'S1 §7',
    request: getListingRequest, response: getListingResponse,
  },
  {
    name: 'searchProducts', method: 'POST', path: '/api/catalog/search/', section: 'S1 §7',
    request: searchProductsRequest, response: searchProductsResponse,
  },
  {
    name: 'getSaleContent', method: 'POST', path: '/api/sales/getModalContent/', section: 'S1 §7',
    request: getSaleContentRequest, response: getSaleContentResponse,
  },
  {
    name: 'getProjectImages', method: 'POST', path: '/api/project/getImages/', section: 'S1 §7',
    request: getProjectImagesRequest, response: getProjectImagesResponse,
  },
  {
    name: 'sendMessage', method: 'POST', path: '/api/webform/sendMessage/', section: 'S1 §7, S2 §7',
    request: sendMessageRequest, response: sendMessageResponse, files: ['resume'],
  },
  {
    name: 'subscribe', method: 'POST', path: '/api/subscribe/', section: 'S1 §7',
    request: subscribeRequest, response: subscribeResponse,
  },
  {
    name: 'getArticles', method: 'GET', path: '/api/articles/getArticles/', section: 'S1 §7',
    request: getArticlesRequest, response: getArticlesResponse,
  },
  {
    name: 'getApiKey', method: 'GET', path: '/api/getkey/', section: 'S1 §7',
    request: getApiKeyRequest, response: getApiKeyResponse, isBareAllowed: true,
  },
] as const satisfies readonly WireCall[];
