import { callSeed, variableEntry, variableSeed } from '../page-data/page-seed.js';
import { comparisonApi } from './comparison.endpoints.js';
import { toComparedProduct } from './comparison.model.js';
import { comparedProductsWire, getComparedItemsResponse } from './comparison.wire.js';

/** `_compare`: products of a comparison shared by link (`?ids=1,2`). They are page data, so no call is made. */
export const compareSeed = /* @__PURE__ */ variableSeed('_compare', comparedProductsWire, (items) =>
  items.map(toComparedProduct),
);

/** `_comparison`: products of the visitor's own comparison; it fills the cache of `getComparedItems`. */
export const comparisonSeed = /* @__PURE__ */ callSeed('_comparison', getComparedItemsResponse, ({ items }) => {
  const goods = items.map(toComparedProduct);
  return [
    { endpointName: comparisonApi.endpoints.getComparedItems.name, arg: undefined, value: goods },
    variableEntry('_comparison', goods),
  ];
});
