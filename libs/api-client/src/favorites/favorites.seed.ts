import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { toProductCard } from '../product/product-card.model.js';
import { favoritesApi } from './favorites.endpoints.js';
import { getFavoriteItemsResponse } from './favorites.wire.js';

/** `_favorites`: the favourite products; it fills the cache of `getFavoriteItems`, so that no request is needed. */
export const favoritesSeed = /* @__PURE__ */ callSeed('_favorites', getFavoriteItemsResponse, ({ items }) => {
  const cards = items.map(toProductCard);
  return [
    { endpointName: favoritesApi.endpoints.getFavoriteItems.name, arg: undefined, value: cards },
    variableEntry('_favorites', cards),
  ];
});
