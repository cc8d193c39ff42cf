import { basketApi } from '../basket/basket.endpoints.js';
import { comparisonApi } from '../comparison/comparison.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { toIdList } from '../id-list/id-list.js';
import { countersWire } from './counters.wire.js';
import { callSeed, variableEntry } from './page-seed.js';

/** `_counters`: it fills the cache of the three calls that the header makes. */
export const countersSeed = /* @__PURE__ */ callSeed('_counters', countersWire, (raw) => {
  const basket = Number(raw.basket);
  const favorites = toIdList(raw.favorites);
  const comparison = toIdList(raw.comparison);
  return [
    { endpointName: basketApi.endpoints.getBasketLength.name, arg: undefined, value: basket },
    { endpointName: favoritesApi.endpoints.getFavoritesLength.name, arg: undefined, value: favorites },
    { endpointName: comparisonApi.endpoints.getComparisonLength.name, arg: undefined, value: comparison },
    variableEntry('_counters', { basket, favorites, comparison }),
  ];
});
