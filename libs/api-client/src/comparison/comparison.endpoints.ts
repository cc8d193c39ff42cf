import { toIdList, ListToggles, type IdList, type ListCache } from '../id-list/id-list.js';
import { answerOf } from '../shop-api/answer.js';
import { countTag, listTag, shopApi } from '../shop-api/shop-api.js';
import { toComparedProduct, type ComparedProduct } from './comparison.model.js';
import {
  addToComparisonResponse, clearComparisonResponse, getComparisonLengthResponse, getComparedItemsResponse, removeFromComparisonResponse,
} from './comparison.wire.js';
import type { ShopDispatch } from '../shop-api/shop-dispatch.js';

const toggles = /* @__PURE__ */ new ListToggles();

interface Tools {
  readonly dispatch: ShopDispatch;
  readonly getState: () => unknown;
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ data: { length: number } }>;
}

function show(id: number, isIn: boolean, { dispatch, getState, extra, queryFulfilled }: Tools): Promise<void> {
  const select = comparisonApi.endpoints.getComparisonLength.select();
  type State = Parameters<typeof select>[0];
  const cache: ListCache = {
    // A list that is being asked may come back older than this toggle: it does not count as known.
    read: () => {
      const entry = select(getState() as State);
      return entry.isLoading ? undefined : entry.data;
    },
    change: (recipe) => void dispatch(comparisonApi.util.updateQueryData('getComparisonLength', undefined, recipe)),
    refresh: () => void dispatch(shopApi.util.invalidateTags([countTag('Comparison')])),
  };
  return toggles.optimistic(extra, id, isIn, cache, queryFulfilled);
}

const toLength = (raw: { length: number | string }) => ({ length: Number(raw.length) });

const comparisonApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The compared products with their properties. `POST /api/comparison/getItems/` (S1 §7): a read over POST. */
    getComparedItems: build.query<ComparedProduct[], void>({
      query: () => ({ url: 'comparison/getItems/', method: 'POST' }),
      ...answerOf(getComparedItemsResponse, (raw) => raw.items.map(toComparedProduct)),
      providesTags: [listTag('Comparison')],
    }),
    /** Count and ids, for the badge and the highlighted icons. `GET /api/comparison/getLength/` */
    getComparisonLength: build.query<IdList, void>({
      query: () => ({ url: 'comparison/getLength/' }),
      ...answerOf(getComparisonLengthResponse, toIdList),
      providesTags: [countTag('Comparison')],
    }),
    /** Adds a product; shown at once, put back when refused. `POST /api/comparison/addItemToComparison/` */
    addToComparison: build.mutation<{ readonly length: number }, { readonly id: number }>({
      query: ({ id }) => ({ url: 'comparison/addItemToComparison/', method: 'POST', data: { id }, line: `comparison/${id}` }),
      ...answerOf(addToComparisonResponse, toLength),
      invalidatesTags: (_result, error) => (error ? [] : [listTag('Comparison')]),
      onQueryStarted: ({ id }, tools) => show(id, true, tools),
    }),
    /** Removes a product; shown at once, put back when refused. `POST /api/comparison/removeItemFromComparison/` */
    removeFromComparison: build.mutation<{ readonly length: number }, { readonly id: number }>({
      query: ({ id }) => ({ url: 'comparison/removeItemFromComparison/', method: 'POST', data: { id }, line: `comparison/${id}` }),
      ...answerOf(removeFromComparisonResponse, toLength),
      invalidatesTags: (_result, error) => (error ? [] : [listTag('Comparison')]),
      onQueryStarted: ({ id }, tools) => show(id, false, tools),
    }),
    /** Clears the list. `POST /api/comparison/removeComparison/` */
    clearComparison: build.mutation<null, void>({
      query: () => ({ url: 'comparison/removeComparison/', method: 'POST', showsLoader: true }),
      ...answerOf(clearComparisonResponse, () => null),
      invalidatesTags: (_result, error) => (error ? [] : ['Comparison']),
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(comparisonApi.util.updateQueryData('getComparisonLength', undefined, () => ({ length: 0, itemsId: [] })));
          dispatch(comparisonApi.util.updateQueryData('getComparedItems', undefined, () => []));
        } catch {
          // The refusal is the mutation's own error; the list stays as it is.
        }
      },
    }),
  }),
});

export const {
  useGetComparedItemsQuery, useGetComparisonLengthQuery, useAddToComparisonMutation, useRemoveFromComparisonMutation,
  useClearComparisonMutation,
} = comparisonApi;
export { comparisonApi };
