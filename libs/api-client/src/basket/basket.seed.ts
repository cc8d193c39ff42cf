import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { basketApi } from './basket.endpoints.js';
import { toBasketState } from './basket.model.js';
import { getBasketItemsResponse } from './basket.wire.js';

/** `_basket`: the visitor's basket; it fills the cache of `getBasketItems`, so that no request is needed. */
export const basketSeed = /* @__PURE__ */ callSeed('_basket', getBasketItemsResponse, (raw) => {
  const basket = toBasketState(raw);
  return [
    { endpointName: basketApi.endpoints.getBasketItems.name, arg: undefined, value: basket },
    variableEntry('_basket', basket),
  ];
});
