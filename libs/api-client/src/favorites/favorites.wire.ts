import { productCardWire } from '../product/product-card.wire.js';
import { doneResponse, numberWire } from '../wire-values/wire-values.js';
import { emptyRequest, idRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** Request of `POST /api/favorites/getItems/` */
export const getFavoriteItemsRequest = emptyRequest;
/** Response of `POST /api/favorites/getItems/` */
export const getFavoriteItemsResponse = object({ items: array(productCardWire) });

/** Request of `POST /api/favorites/addItemToFavorites/` */
export const addToFavoritesRequest = object({ id: idRequest });
/** Response of `POST /api/favorites/addItemToFavorites/` */
export const addToFavoritesResponse = object({ length: numberWire });
/** Request of `POST /api/favorites/removeItemFromFavorites/` */
export const removeFromFavoritesRequest = addToFavoritesRequest;
/** Response of `POST /api/favorites/removeItemFromFavorites/` */
export const removeFromFavoritesResponse = addToFavoritesResponse;
/** `POST /api/favorites/removeFavorites/` clears the list. */
export const clearFavoritesRequest = emptyRequest;
/** Response of `POST /api/favorites/removeFavorites/` */
export const clearFavoritesResponse = doneResponse;

/** Request of `GET /api/favorites/getLength/`: the count and the ids. */
export const getFavoritesLengthRequest = emptyRequest;
/** Response of `GET /api/favorites/getLength/` */
export const getFavoritesLengthResponse = object({ length: numberWire, itemsId: nullish(array(numberWire)) });
