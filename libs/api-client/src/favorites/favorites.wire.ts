import { productCardWire } from '../product/product-card.wire.js';
import { doneResponse, numberWire } from '../wire-values/wire-values.js';
import { emptyRequest, idRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** `POST /api/favorites/getItems/` (S1 §7) */
export const getFavoriteItemsRequest = emptyRequest;
/** Answer of `POST /api/favorites/getItems/` */
export const getFavoriteItemsResponse = object({ items: array(productCardWire) });

/** `POST /api/favorites/addItemToFavorites/` */
export const addToFavoritesRequest = object({ id: idRequest });
/** Answer of `POST /api/favorites/addItemToFavorites/` */
export const addToFavoritesResponse = object({ length: numberWire });
/** `POST /api/favorites/removeItemFromFavorites/` */
export const removeFromFavoritesRequest = addToFavoritesRequest;
/** Answer of `POST /api/favorites/removeItemFromFavorites/` */
export const removeFromFavoritesResponse = addToFavoritesResponse;
/** `POST /api/favorites/removeFavorites/` clears the list. */
export const clearFavoritesRequest = emptyRequest;
/** Answer of `POST /api/favorites/removeFavorites/` */
export const clearFavoritesResponse = doneResponse;

/** `GET /api/favorites/getLength/`: the count and the ids. */
export const getFavoritesLengthRequest = emptyRequest;
/** Answer of `GET /api/favorites/getLength/` */
export const getFavoritesLengthResponse = object({ length: numberWire, itemsId: nullish(array(numberWire)) });
