import { callSeed, variableEntry, variableSeed } from '../page-data/page-seed.js';
import { itemsWire, linksWire } from '../page-data/pages.wire.js';
import { checkTolerantly } from '../shop-api/response.js';
import { toFilterData } from './filters.model.js';
import { filtersWire } from './filters.wire.js';
import { listingApi } from './listing.endpoints.js';
import { toListing } from './listing.model.js';
import { listingArgsFromUrl, urlWithFilterState } from './listing-url.js';
import { numberWire, textWire } from '../wire-values/wire-values.js';

/** Where lists are fetched when the page gives no `_catalogUrl`. */
export const DEFAULT_CATALOG_URL = '/api/catalog/getItems/';

/** `_items`: the first page of the list. It fills the cache of `getListing`, so nothing is requested on mount. */
export const itemsSeed = /* @__PURE__ */ callSeed('_items', itemsWire, (raw, { data, url, cookies }) => {
  const checked = data._filters == null ? undefined : checkTolerantly(filtersWire, data._filters);
  const filters = checked && 'output' in checked ? checked.output : undefined;
  // The page shows the list that its filters describe.
  const args = listingArgsFromUrl(filters ? urlWithFilterState(url, toFilterData(filters)) : url, {
    catalogUrl: typeof data._catalogUrl === 'string' ? data._catalogUrl : DEFAULT_CATALOG_URL,
    sectionId: Number(data._sectionId ?? 0) || 0,
    ...(cookies && { cookies }),
  });
  const listing = toListing({ ...raw, filters });
  return [
    { endpointName: listingApi.endpoints.getListing.name, arg: args, value: listing },
    variableEntry('_items', listing),
  ];
});

/** `_filters`: the filters of the list. */
export const filtersSeed = /* @__PURE__ */ variableSeed('_filters', filtersWire, toFilterData);
/** `_catalogUrl`: where the list is fetched. */
export const catalogUrlSeed = /* @__PURE__ */ variableSeed('_catalogUrl', textWire, String);
/** `_sectionId`: the section of the list; 0 is all products. */
export const sectionIdSeed = /* @__PURE__ */ variableSeed('_sectionId', numberWire, Number);
/** `_popularRequests`: links above the list. */
export const popularRequestsSeed = /* @__PURE__ */ variableSeed('_popularRequests', linksWire, (links) => links);
