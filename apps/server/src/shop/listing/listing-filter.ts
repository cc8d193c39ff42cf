import type { FilterProperty } from './filter-properties.js';

/** What a list is narrowed by, from the wire's `filter` (decision 20a). Sums are kopecks. */
export interface ListingFilter {
  readonly query: string;
  readonly isSale: boolean;
  readonly stores: readonly number[];
  readonly price: readonly [number, number] | null;
  readonly itemId: number | null;
  readonly brands: readonly number[];
  /** Chosen option ids by property id. */
  readonly values: ReadonlyMap<number, readonly number[]>;
}

/** Names that no filter category may take (decision 25). */
export const reservedNames = ['page', 'limit', 'sort', 'item_id', 'q', 'query', 'sale', 'store', 'price', 'brand'];

const maxOptions = 200;
/** Filters by property at once: counting gives each filter a bit of an integer, four belong to price, sale, brand, store. */
const maxFilters = 26;
const maxId = 2 ** 31 - 1;
/** The highest price that the database can hold, in roubles. */
const maxRoubles = Math.floor(maxId / 100);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const idsOf = (value: unknown): number[] => {
  const ids = textOf(value)
    .split(',')
    .map((text) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : 0))
    .filter((id) => id > 0 && id <= maxId);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, maxOptions);
};

const priceOf = (value: unknown): readonly [number, number] | null => {
  const match = /^\s*(\d{1,12}(?:\.\d{1,2})?)?\s*,\s*(\d{1,12}(?:\.\d{1,2})?)?\s*$/.exec(textOf(value));
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const kopecks = (text: string | undefined, fallback: number): number =>
    Math.round(Math.min(text === undefined ? fallback : Number(text), maxRoubles) * 100);
  return [kopecks(match[1], 0), kopecks(match[2], maxRoubles)];
};

const isOn = (value: unknown): boolean => value === true || ['1', 'true', 'Y'].includes(textOf(value));

/** Reads a filter. Unknown or invalid parts are ignored: a URL may contain anything. */
export function readListingFilter(
  source: Readonly<Record<string, unknown>>,
  properties: readonly FilterProperty[],
): ListingFilter {
  const values = new Map<number, readonly number[]>();
  for (const property of properties) {
    const ids = idsOf(source[property.slug]);
    if (ids.length === 0 || reservedNames.includes(property.slug)) continue;
    if (values.size < maxFilters) values.set(property.id, ids);
  }
  return {
    query: (textOf(source.query) || textOf(source.q)).trim().slice(0, 200),
    isSale: isOn(source.sale),
    stores: idsOf(source.store),
    price: priceOf(source.price),
    itemId: idsOf(source.item_id)[0] ?? null,
    brands: idsOf(source.brand),
    values,
  };
}
