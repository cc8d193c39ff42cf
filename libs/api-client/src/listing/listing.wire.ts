import { productCardWire } from '../product/product-card.wire.js';
import { numberWire } from '../wire-values/wire-values.js';
import { countRequest, pageRequest } from '../wire-values/wire-requests.js';
import { filtersWire } from './filters.wire.js';
import {
  array,
  boolean,
  description,
  literal,
  maxLength,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  type InferOutput,
} from 'valibot';

/**
 * Sort orders of a list, `field-direction`; the first is the default. There are no others: servers reject an unknown
 * one. Within each, unavailable goods come last. `popularity-desc`: the best-selling first. `relevance-desc`: the best
 * match for the query first; without a query it is popularity.
 */
export const LISTING_SORTS = ['name-asc', 'price-desc', 'price-asc', 'popularity-desc', 'relevance-desc'] as const;
/** Page sizes of a list; the first is the default. Servers reject any other. */
export const LISTING_LIMITS = [15, 30, 60] as const;

const limit = union([
  picklist(LISTING_LIMITS),
  pipe(
    picklist(['15', '30', '60']),
    description('The number as text.'),
    transform((text) => Number(text) as (typeof LISTING_LIMITS)[number]),
  ),
]);

const filterValue = union([pipe(string(), maxLength(2000)), number(), boolean()]);

/**
 * Request of `POST` to the catalogue's address. `filter` mirrors the URL: `query`, `sale`, `store`, `price` (`'min,max'`),
 * `item_id`, and the ids of filters with what is chosen (`'id,id'`). An empty `sectionId` means all products.
 */
export const getListingRequest = object({
  sectionId: nullish(
    union([
      pipe(
        literal(''),
        description('All goods, as 0.'),
        transform(() => 0),
      ),
      countRequest(Number.MAX_SAFE_INTEGER),
    ]),
    0,
  ),
  page: nullish(pageRequest, 1),
  limit: nullish(limit, 15),
  sort: pipe(
    nullish(picklist(LISTING_SORTS)),
    description('Absent: `relevance-desc` where the filter has a query, else `name-asc`.'),
  ),
  filter: nullish(record(pipe(string(), maxLength(64)), filterValue), {}),
});

/**
 * Number of all matching products and the cards of this page; `filters` with fresh counts are an optional extension.
 */
export const getListingResponse = object({
  count: numberWire,
  items: array(productCardWire),
  filters: nullish(filtersWire),
});

/** A page of a list on the wire. */
export type ListingWire = InferOutput<typeof getListingResponse>;
