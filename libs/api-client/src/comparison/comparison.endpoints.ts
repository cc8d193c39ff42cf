import { visitorList, type CachedQuery, type ToggledProduct } from '../id-list/visitor-list.js';
import type { IdList } from '../id-list/id-list.js';
import { toggleHook } from '../id-list/toggle-hook.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toComparedProduct, type ComparedProduct } from './comparison.model.js';
import {
  addToComparisonResponse,
  clearComparisonResponse,
  getComparisonLengthResponse,
  getComparedItemsResponse,
  removeFromComparisonResponse,
} from './comparison.wire.js';

const list = /* @__PURE__ */ visitorList<ComparedProduct>({
  path: 'comparison',
  tag: 'Comparison',
  ids: (): CachedQuery<IdList> => comparisonApi.endpoints.getComparisonLength,
  items: (): CachedQuery<readonly ComparedProduct[]> => comparisonApi.endpoints.getComparedItems,
});

/** Endpoints of the comparison, injected into the shop's single API. */
export const comparisonApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The compared products with their properties. `POST /api/comparison/getItems/`: a query, although it is a POST.
     */
    getComparedItems: build.query<ComparedProduct[], void>(list.items(getComparedItemsResponse, toComparedProduct)),
    /** Number of items and their ids, for the badge and the highlighted icons. `GET /api/comparison/getLength/` */
    getComparisonLength: build.query<IdList, void>(list.ids(getComparisonLengthResponse)),
    /** Adds a product; shown at once, rolled back when rejected. `POST /api/comparison/addItemToComparison/` */
    addToComparison: build.mutation<{ readonly length: number }, ToggledProduct>(
      list.toggle('addItemToComparison', true, addToComparisonResponse),
    ),
    /** Removes a product; shown at once, rolled back when rejected. `POST /api/comparison/removeItemFromComparison/` */
    removeFromComparison: build.mutation<{ readonly length: number }, ToggledProduct>(
      list.toggle('removeItemFromComparison', false, removeFromComparisonResponse),
    ),
    /** Clears the list. `POST /api/comparison/removeComparison/` */
    clearComparison: build.mutation<null, void>(list.clear('removeComparison', clearComparisonResponse)),
  }),
});

/** The compared products with their properties. `POST /api/comparison/getItems/`: a query, although it is a POST. */
export const useGetComparedItemsQuery = comparisonApi.useGetComparedItemsQuery;
/** Number of items and their ids, for the badge and the highlighted icons. `GET /api/comparison/getLength/` */
export const useGetComparisonLengthQuery = comparisonApi.useGetComparisonLengthQuery;
/** Adds a product; shown at once, rolled back when rejected. `POST /api/comparison/addItemToComparison/` */
export const useAddToComparisonMutation = comparisonApi.useAddToComparisonMutation;
/** Removes a product; shown at once, rolled back when rejected. `POST /api/comparison/removeItemFromComparison/` */
export const useRemoveFromComparisonMutation = comparisonApi.useRemoveFromComparisonMutation;
/** Clears the list. `POST /api/comparison/removeComparison/` */
export const useClearComparisonMutation = comparisonApi.useClearComparisonMutation;
/** Whether a product is in the comparison, and the function that adds and removes it. */
export const useCompared = /* @__PURE__ */ toggleHook({
  ids: comparisonApi.endpoints.getComparisonLength,
  add: comparisonApi.endpoints.addToComparison,
  remove: comparisonApi.endpoints.removeFromComparison,
});
