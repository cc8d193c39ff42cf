import type { FilterData } from './filters.model.js';
import type { ListingArgs, ListingLimit, ListingSort } from './listing.model.js';
import { LISTING_LIMITS, LISTING_SORTS } from './listing.wire.js';

/** What the URL alone does not contain. */
export interface ListingContext {
  /** `_sectionId`; 0 is all products. */
  readonly sectionId: number;
  /** `_catalogUrl`. */
  readonly catalogUrl: string;
  /** The visitor's stored choices, unchecked: they are validated here. */
  readonly cookies?: { readonly limit?: string | undefined; readonly sort?: string | undefined };
}

/** Query parameters with a meaning of their own: they win over a filter category of the same name. */
export const RESERVED_PARAMETERS = ['page', 'limit', 'sort', 'item_id', 'q', 'sale', 'store', 'price'] as const;

/** URL parameter → field of the call's `filter`, for those that are not filter categories. */
const plain = { q: 'query', sale: 'sale', store: 'store', item_id: 'item_id' } as const;

/** Tracking parameters and those of other pages: they never reach the filters. */
const foreign = /^(utm_.*|_.*|.*clid|from|roistat.*|ref|offer|paymentSuccess|query)$/i;

const reserved: readonly string[] = RESERVED_PARAMETERS;
const isFilterName = (name: string): boolean => !reserved.includes(name) && !foreign.test(name);
const maxPage = 10_000;

/** The default order of a list: by relevance where there is a query, else by name. */
export const defaultSort = (filter: { readonly query?: unknown }): ListingSort =>
  filter.query ? 'relevance-desc' : LISTING_SORTS[0];

/** Without a query there is nothing to be relevant to. */
const sortOf = (text: string | null | undefined, filter: { readonly query?: unknown }): ListingSort | undefined =>
  LISTING_SORTS.find((sort) => sort === text && (sort !== 'relevance-desc' || filter.query));

const limitOf = (text: string | null | undefined): ListingLimit | undefined =>
  LISTING_LIMITS.find((limit) => String(limit) === text);

const pageOf = (text: string | null): number => {
  const page = text && /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
};

/** Accepts repeated parameters (GET forms without JavaScript) and comma-separated lists; each value once. */
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

const storedSort = ({ cookies }: ListingContext, filter: ListingArgs['filter']): ListingSort =>
  sortOf(cookies?.sort, filter) ?? defaultSort(filter);
const storedLimit = ({ cookies }: ListingContext): ListingLimit => limitOf(cookies?.limit) ?? LISTING_LIMITS[0];

/**
 * The list that a URL denotes; the server, seeds and components all use this function. For `sort` and `limit` the URL
 * overrides the cookie, and the cookie overrides the default; a value outside `LISTING_SORTS` or `LISTING_LIMITS` is
 * ignored.
 * @param url - Full URL, path with query, or `?query`.
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
    sort: sortOf(search.get('sort'), filter) ?? storedSort(context, filter),
    filter,
  };
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');

/**
 * Adds to the URL what the page says is chosen (`_filters.state`): sale, store, query, price and filter options. A
 * parameter that the URL already has wins; the price is added only when it differs from the initial range.
 * @param url - Full URL, path with query, or `?query`.
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
 * The query string that denotes a list: `?…`, or '' when nothing differs from the defaults. Values that the cookie or
 * the default would give anyway are left out. Parsing it again gives the same list.
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
  if (sort !== storedSort(full, filter)) add('sort', sort);
  if (limit !== storedLimit(full)) add('limit', String(limit));
  if (page > 1) add('page', String(page));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * The page to show after the page size changes: `floor((page - 1) * old / new) + 1` for a larger size, 1 for a smaller
 * one.
 */
export const pageAfterLimitChange = (page: number, oldLimit: number, newLimit: number): number =>
  newLimit > oldLimit ? Math.floor(((page - 1) * oldLimit) / newLimit) + 1 : 1;
