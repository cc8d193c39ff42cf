import { visitorList, type CachedQuery, type ToggledProduct } from '../id-list/visitor-list.js';
import type { IdList } from '../id-list/id-list.js';
import { toggleHook } from '../id-list/toggle-hook.js';
import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { shopApi } from '../shop-api/shop-api.js';
import {
  addToFavoritesResponse,
  clearFavoritesResponse,
  getFavoritesLengthResponse,
  getFavoriteItemsResponse,
  removeFromFavoritesResponse,
} from './favorites.wire.js';

const list = /* @__PURE__ */ visitorList<ProductCardModel>({
  path: 'favorites',
  tag: 'Favorites',
  ids: (): CachedQuery<IdList> => favoritesApi.endpoints.getFavoritesLength,
  items: (): CachedQuery<readonly ProductCardModel[]> => favoritesApi.endpoints.getFavoriteItems,
});

/** Endpoints of the favourites, injected into the shop's single API. */
export const favoritesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The favourite products. `POST /api/favorites/getItems/`: a query, although it is a POST. */
    getFavoriteItems: build.query<ProductCardModel[], void>(list.items(getFavoriteItemsResponse, toProductCard)),
    /** Number of items and their ids, for the badge and the highlighted icons. `GET /api/favorites/getLength/` */
    getFavoritesLength: build.query<IdList, void>(list.ids(getFavoritesLengthResponse)),
    /** Adds a product; shown at once, rolled back when rejected. `POST /api/favorites/addItemToFavorites/` */
    addToFavorites: build.mutation<{ readonly length: number }, ToggledProduct>(
      list.toggle('addItemToFavorites', true, addToFavoritesResponse),
    ),
    /** Removes a product; shown at once, rolled back when rejected. `POST /api/favorites/removeItemFromFavorites/` */
    removeFromFavorites: build.mutation<{ readonly length: number }, ToggledProduct>(
      list.toggle('removeItemFromFavorites', false, removeFromFavoritesResponse),
    ),
    /** Clears the list. `POST /api/favorites/removeFavorites/` */
    clearFavorites: build.mutation<null, void>(list.clear('removeFavorites', clearFavoritesResponse)),
  }),
});

/** The favourite products. `POST /api/favorites/getItems/`: a query, although it is a POST. */
export const useGetFavoriteItemsQuery = favoritesApi.useGetFavoriteItemsQuery;
/** Number of items and their ids, for the badge and the highlighted icons. `GET /api/favorites/getLength/` */
export const useGetFavoritesLengthQuery = favoritesApi.useGetFavoritesLengthQuery;
/** Adds a product; shown at once, rolled back when rejected. `POST /api/favorites/addItemToFavorites/` */
export const useAddToFavoritesMutation = favoritesApi.useAddToFavoritesMutation;
/** Removes a product; shown at once, rolled back when rejected. `POST /api/favorites/removeItemFromFavorites/` */
export const useRemoveFromFavoritesMutation = favoritesApi.useRemoveFromFavoritesMutation;
/** Clears the list. `POST /api/favorites/removeFavorites/` */
export const useClearFavoritesMutation = favoritesApi.useClearFavoritesMutation;
/** Whether a product is in the favourites, and the function that adds and removes it. */
export const useFavorite = /* @__PURE__ */ toggleHook({
  ids: favoritesApi.endpoints.getFavoritesLength,
  add: favoritesApi.endpoints.addToFavorites,
  remove: favoritesApi.endpoints.removeFromFavorites,
});
