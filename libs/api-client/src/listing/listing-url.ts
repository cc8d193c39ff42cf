import type { FilterData } from './filters.model.js';
import type { ListingArgs, ListingLimit, ListingSort } from './listing.model.js';
import { LISTING_LIMITS, LISTING_SORTS } from './listing.wire.js';

/** What an address alone does not tell. */
export interface ListingContext {
  /** `_sectionId`; 0 is all goods. */
  readonly sectionId: number;
  /** `_catalogUrl`. */
  readonly catalogUrl: string;
  /** The visitor's stored choices, raw: they are checked here. */
  readonly cookies?: { readonly limit?: string | undefined; readonly sort?: string | undefined };
}

/** Names of the address that are no filters (S1 §2, decision 25). */
export const RESERVED_PARAMETERS = ['page', 'limit', 'sort', 'item_id', 'q', 'sale', 'store', 'price'] as const;

/** The address's name → the call's name, where they differ from a filter. */
const plain = { q: 'query', sale: 'sale', store: 'store', item_id: 'item_id' } as const;

/** Marks of advertising and of other pages: they never reach the filters. */
const foreign = /^(utm_.*|_.*|.*clid|from|roistat.*|ref|offer|paymentSuccess|query)$/i;

const reserved: readonly string[] = RESERVED_PARAMETERS;
const isFilterName = (name: string): boolean => !reserved.includes(name) && !foreign.test(name);
const maxPage = 10_000;

const sortOf = (text: string | null | undefined): ListingSort | undefined =>
  LISTING_SORTS.find((sort) => sort === text);

const limitOf = (text: string | null | undefined): ListingLimit | undefined =>
  LISTING_LIMITS.find((limit) => String(limit) === text);

const pageOf = (text: string | null): number => {
  const page = text && /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
};

/** Repeated parameters (GET forms without JavaScript) and comma lists alike, each value once. */
const listOf = (values: readonly string[]): string =>
  [
    ...new Set(
      values
        .join(',')
        .split(',')
        .map((value) => value.trim()),
    ),
  ]
    .filter(Boolean)
    .join(',');

const priceOf = (values: readonly string[]): string => {
  const [min, max, ...rest] = values
    .join(',')
    .split(',')
    .map((value) => value.trim());
  const isPrice = (value: string | undefined): value is string => !!value && /^\d{1,9}(\.\d{1,2})?$/.test(value);
  if (rest.length > 0 || !isPrice(min) || !isPrice(max) || Number(min) > Number(max)) return '';
  return `${Number(min)},${Number(max)}`;
};

const searchOf = (url: string): URLSearchParams => {
  const start = url.indexOf('?');
  const end = url.indexOf('#');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1, end > start ? end : undefined));
};

const storedSort = ({ cookies }: ListingContext): ListingSort => sortOf(cookies?.sort) ?? LISTING_SORTS[0];
const storedLimit = ({ cookies }: ListingContext): ListingLimit => limitOf(cookies?.limit) ?? LISTING_LIMITS[0];

/**
 * The list that an address means; the same function on the server, in seeds and in components. The address outranks
 * the cookie, the cookie the default; all three are checked against the closed lists (decision 25).
 * @param url - Full address, path with query, or `?query`.
 */
export function listingArgsFromUrl(url: string, context: ListingContext): ListingArgs {
  const search = searchOf(url);
  const filter: Record<string, string> = {};
  for (const [name, key] of Object.entries(plain)) {
    const value = name === 'store' ? listOf(search.getAll(name)) : (search.get(name) ?? '').trim();
    if (value) filter[key] = value;
  }
  const price = priceOf(search.getAll('price'));
  if (price) filter.price = price;
  for (const name of new Set(search.keys())) {
    if (!isFilterName(name)) continue;
    const ids = listOf(search.getAll(name));
    if (ids) filter[name] = ids;
  }
  return {
    url: context.catalogUrl,
    sectionId: context.sectionId,
    page: pageOf(search.get('page')),
    limit: limitOf(search.get('limit')) ?? storedLimit(context),
    sort: sortOf(search.get('sort')) ?? storedSort(context),
    filter,
  };
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');

/**
 * The address with what the page says is chosen (`_filters.state`, S1 §3): sale, store, query, price and the options of
 * filters. A name that the address holds outranks the page's word for it; without a word the address stays as it is.
 * @param url - Full address, path with query, or `?query`.
 */
export function urlWithFilterState(url: string, { state, price }: Pick<FilterData, 'state' | 'price'>): string {
  const hash = url.includes('#') ? url.slice(url.indexOf('#')) : '';
  const bare = url.slice(0, url.length - hash.length);
  const search = searchOf(url);
  const stated: [name: string, value: string][] = [
    ['q', state.query],
    ['sale', state.sale ? '1' : ''],
    ['store', state.store],
    ['price', price && price.value.join() !== price.initial.join() ? price.value.join() : ''],
    ...Object.entries(state.selected).map(([name, ids]): [string, string] => [
      isFilterName(name) ? name : '',
      ids.join(','),
    ]),
  ];
  const parts = stated
    .filter(([name, value]) => name !== '' && value !== '' && !search.has(name))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  if (parts.length === 0) return url;
  return `${bare}${bare.includes('?') ? '&' : '?'}${parts.join('&')}${hash}`.replace('?&', '?');
}

/**
 * The query of an address that means a list: `?…`, or '' for its first plain page. What the cookie or the default
 * gives anyway is left out. Reading it back gives the same list.
 * @param args - `page`, `limit`, `sort` and `filter` of a list.
 * @param context - Only the cookies matter.
 */
export function urlFromListingArgs(
  args: Pick<ListingArgs, 'page' | 'limit' | 'sort' | 'filter'>,
  context: Pick<ListingContext, 'cookies'> = {},
): string {
  const { page, limit, sort, filter } = args;
  const full = { sectionId: 0, catalogUrl: '', ...context };
  const parts: string[] = [];
  const add = (name: string, value: string | undefined) => {
    if (value) parts.push(`${encode(name)}=${encode(value)}`);
  };
  for (const [name, key] of Object.entries(plain)) add(name, filter[key]);
  add('price', filter.price);
  const own: readonly string[] = [...Object.values(plain), 'price'];
  for (const name of Object.keys(filter)) if (!own.includes(name)) add(name, filter[name]);
  if (sort !== storedSort(full)) add('sort', sort);
  if (limit !== storedLimit(full)) add('limit', String(limit));
  if (page > 1) add('page', String(page));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The page that shows the same goods after a change of the page size (decision 25): larger recounts, smaller is 1. */
export const pageAfterLimitChange = (page: number, oldLimit: number, newLimit: number): number =>
  newLimit > oldLimit ? Math.floor(((page - 1) * oldLimit) / newLimit) + 1 : 1;
