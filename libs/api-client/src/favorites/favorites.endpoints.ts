import { toIdList, ListToggles, type IdList, type ListCache } from '../id-list/id-list.js';
import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { answerOf } from '../shop-api/answer.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import {
  addToFavoritesResponse, clearFavoritesResponse, getFavoritesLengthResponse, getFavoriteItemsResponse, removeFromFavoritesResponse,
} from './favorites.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

const toggles = /* @__PURE__ */ new ListToggles();

interface Tools {
  readonly dispatch: ShopDispatch;
  readonly getState: () => unknown;
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ data: { length: number } }>;
}

function show(id: number, isIn: boolean, { dispatch, getState, extra, queryFulfilled }: Tools): Promise<void> {
  const select = favoritesApi.endpoints.getFavoritesLength.select();
  type State = Parameters<typeof select>[0];
  const cache: ListCache = {
    // A list that is being asked may come back older than this toggle: it does not count as known.
    read: () => {
      const entry = select(getState() as State);
      return entry.isLoading ? undefined : entry.data;
    },
    change: (recipe) => void dispatch(favoritesApi.util.updateQueryData('getFavoritesLength', undefined, recipe)),
    refresh: () => void dispatch(shopApi.util.invalidateTags([countTag('Favorites')])),
  };
  return toggles.optimistic(extra, id, isIn, cache, queryFulfilled);
}

const toLength = (raw: { length: number | string }) => ({ length: Number(raw.length) });

const favoritesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The marked products. `POST /api/favorites/getItems/` (S1 §7): a read over POST. */
    getFavoriteItems: build.query<ProductCardModel[], void>({
      query: () => ({ url: 'favorites/getItems/', method: 'POST' }),
      ...answerOf(getFavoriteItemsResponse, (raw) => raw.items.map(toProductCard)),
      providesTags: [listTag('Favorites')],
    }),
    /** Count and ids, for the badge and the highlighted icons. `GET /api/favorites/getLength/` */
    getFavoritesLength: build.query<IdList, void>({
      query: () => ({ url: 'favorites/getLength/' }),
      ...answerOf(getFavoritesLengthResponse, toIdList),
      providesTags: [countTag('Favorites')],
    }),
    /** Adds a product; shown at once, put back when refused. `POST /api/favorites/addItemToFavorites/` */
    addToFavorites: build.mutation<{ readonly length: number }, { readonly id: number }>({
      query: ({ id }) => ({ url: 'favorites/addItemToFavorites/', method: 'POST', data: { id }, line: `favorites/${id}` }),
      ...answerOf(addToFavoritesResponse, toLength),
      invalidatesTags: (_result, error) => (error ? [] : [listTag('Favorites')]),
      onQueryStarted: ({ id }, tools) => show(id, true, tools),
    }),
    /** Removes a product; shown at once, put back when refused. `POST /api/favorites/removeItemFromFavorites/` */
    removeFromFavorites: build.mutation<{ readonly length: number }, { readonly id: number }>({
      query: ({ id }) => ({ url: 'favorites/removeItemFromFavorites/', method: 'POST', data: { id }, line: `favorites/${id}` }),
      ...answerOf(removeFromFavoritesResponse, toLength),
      invalidatesTags: (_result, error) => (error ? [] : [listTag('Favorites')]),
      onQueryStarted: ({ id }, tools) => show(id, false, tools),
    }),
    /** Clears the list. `POST /api/favorites/removeFavorites/` */
    clearFavorites: build.mutation<null, void>({
      query: () => ({ url: 'favorites/removeFavorites/', method: 'POST', showsLoader: true }),
      ...answerOf(clearFavoritesResponse, () => null),
      invalidatesTags: (_result, error) => (error ? [] : ['Favorites']),
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(favoritesApi.util.updateQueryData('getFavoritesLength', undefined, () => ({ length: 0, itemsId: [] })));
          dispatch(favoritesApi.util.updateQueryData('getFavoriteItems', undefined, () => []));
        } catch {
          // The refusal is the mutation's own error; the list stays as it is.
        }
      },
    }),
  }),
});

export const {
  useGetFavoriteItemsQuery, useGetFavoritesLengthQuery, useAddToFavoritesMutation, useRemoveFromFavoritesMutation,
  useClearFavoritesMutation,
} = favoritesApi;
export { favoritesApi };
