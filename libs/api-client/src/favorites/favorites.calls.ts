import {
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
} from './favorites.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the favourites. */
export const favoritesCalls = [
  {
    name: 'getFavoriteItems',
    method: 'POST',
    path: '/api/favorites/getItems/',
    request: getFavoriteItemsRequest,
    response: getFavoriteItemsResponse,
  },
  {
    name: 'addToFavorites',
    method: 'POST',
    path: '/api/favorites/addItemToFavorites/',
    request: addToFavoritesRequest,
    response: addToFavoritesResponse,
  },
  {
    name: 'removeFromFavorites',
    method: 'POST',
    path: '/api/favorites/removeItemFromFavorites/',
    request: removeFromFavoritesRequest,
    response: removeFromFavoritesResponse,
  },
  {
    name: 'clearFavorites',
    method: 'POST',
    path: '/api/favorites/removeFavorites/',
    request: clearFavoritesRequest,
    response: clearFavoritesResponse,
  },
  {
    name: 'getFavoritesLength',
    method: 'GET',
    path: '/api/favorites/getLength/',
    request: getFavoritesLengthRequest,
    response: getFavoritesLengthResponse,
  },
] as const satisfies readonly WireCall[];
