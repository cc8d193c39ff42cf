import type { FiltersWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { getSectionTree, sectionPath, subtreeIds } from '../catalogue/section-tree.js';
import type { ProductCard } from '../product/cards.js';
import { ShopRefusal, errorCodes } from '../refusal.js';
import { understandQuery } from '../search/search-products.js';
import type { KeepFilters } from './filters-keeper.js';
import { getFilterProperties } from './filter-properties.js';
import type { FilterProperty } from './filter-properties.js';
import { allOf, chosenFilters, scopeCondition } from './listing-conditions.js';
import type { ChosenFilter } from './listing-conditions.js';
import { getListingFacets } from './listing-facets.js';
import { readListingFilter } from './listing-filter.js';
import type { ListingFilter } from './listing-filter.js';
import { toFiltersWire } from './listing-filters-wire.js';
import { getListingItems } from './listing-items.js';
import type { ListingSort } from './listing-items.js';

/** What a list is asked for. `sectionId` 0: all goods. `filter` as on the wire (decision 20a). */
export interface ListingArgs {
  readonly sectionId: number;
  readonly page: number;
  readonly limit: number;
  readonly sort: ListingSort;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A page of a list. `correctedQuery`: what was really searched when the typed query meant nothing. */
export interface Listing {
  readonly count: number;
  readonly items: ProductCard[];
  readonly filters: FiltersWire;
  readonly correctedQuery: string;
}

/** More filters at once than the bits of the one-pass count have room for. */
const maxChosen = 30;

interface Plan {
  readonly filter: ListingFilter;
  readonly properties: readonly FilterProperty[];
  readonly scope: ReturnType<typeof scopeCondition>;
  readonly chosen: readonly ChosenFilter[];
  readonly correctedQuery: string;
}

async function sectionScope(db: Db, sectionId: number): Promise<number[] | null> {
  if (sectionId === 0) return null;
  const section = sectionPath(await getSectionTree(db), sectionId).at(-1);
  if (!section) throw new ShopRefusal('Такого раздела нет', errorCodes.notFound);
  return subtreeIds(section);
}

async function planListing(db: Db, sectionId: number, source: ListingArgs['filter']): Promise<Plan> {
  const properties = await getFilterProperties(db);
  const filter = readListingFilter(source, properties);
  const sectionIds = await sectionScope(db, sectionId);
  const meaning = filter.query === '' ? null : await understandQuery(db, filter.query);
  return {
    filter,
    properties,
    scope: scopeCondition({ sectionIds, itemId: filter.itemId, tsquery: meaning ? meaning.tsquery : undefined }),
    chosen: chosenFilters(filter).slice(0, maxChosen),
    correctedQuery: meaning?.corrected ?? '',
  };
}

/**
 * A page of a list with its filters. `S1 §7, §9`
 * @throws ShopRefusal when there is no such section.
 */
export async function getListing(db: Db, args: ListingArgs, keepFilters?: KeepFilters): Promise<Listing> {
  const plan = await planListing(db, args.sectionId, args.filter);
  const condition = allOf([plan.scope, ...plan.chosen.map((filter) => filter.condition)]);
  const { count, items } = await getListingItems(db, condition, args);
  const makeFilters = async (): Promise<FiltersWire> =>
    toFiltersWire(await getListingFacets(db, plan.scope, plan.chosen), plan.properties, plan.filter);
  // Pages, sorts and sizes of one list share its filters: counting them is the dearest part of a large catalogue.
  const filters = await (keepFilters ? keepFilters([args.sectionId, args.filter], makeFilters) : makeFilters());
  return {
    count,
    items,
    filters,
    correctedQuery: plan.correctedQuery,
  };
}

/** The filters of a list alone. */
export async function getFilters(
  db: Db,
  sectionId: number,
  filter: ListingArgs['filter'],
): Promise<FiltersWire> {
  const plan = await planListing(db, sectionId, filter);
  return toFiltersWire(await getListingFacets(db, plan.scope, plan.chosen), plan.properties, plan.filter);
}
