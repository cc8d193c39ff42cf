import type { FiltersWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import type { Tag } from '../catalogue-index/tag-versions.js';
import { getSectionTree, sectionPath, subtreeIds } from '../catalogue/section-tree.js';
import type { ProductCard } from '../product/cards.js';
import { ShopRefusal, errorCodes } from '../refusal.js';
import type { QueryMeaning } from '../search/asked-words.js';
import { understandQuery } from '../search/search-products.js';
import type { KeepFilters } from './filters-keeper.js';
import { getFilterProperties } from './filter-properties.js';
import type { FilterProperty } from './filter-properties.js';
import { countChosen } from './count-chosen.js';
import { chosenFilters, listCondition, scopeCondition } from './listing-conditions.js';
import type { ChosenFilter } from './listing-conditions.js';
import { getListingFacets } from './listing-facets.js';
import { readListingFilter } from './listing-filter.js';
import type { ListingFilter } from './listing-filter.js';
import { toFiltersWire } from './listing-filters-wire.js';
import { getListingItems } from './listing-items.js';
import type { ListingSort } from './listing-items.js';

/** The parameters of a list. `sectionId` 0: all goods. `filter` as on the wire (decision 20a). */
export interface ListingArgs {
  readonly sectionId: number;
  readonly page: number;
  readonly limit: number;
  readonly sort: ListingSort;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A page of a list. `correctedQuery`: what was actually searched when the typed query matched nothing. */
export interface Listing {
  readonly count: number;
  readonly items: ProductCard[];
  readonly filters: FiltersWire;
  readonly correctedQuery: string;
  /** What it depends on; without them, on anything. */
  readonly tags?: readonly Tag[];
}

/** More filters than the one-pass count has bits for. */
const maxChosen = 30;

interface Plan {
  readonly filter: ListingFilter;
  readonly properties: readonly FilterProperty[];
  readonly scope: ReturnType<typeof scopeCondition>;
  readonly chosen: readonly ChosenFilter[];
  readonly meaning: QueryMeaning | undefined;
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
  const meaning = filter.query === '' ? undefined : await understandQuery(db, filter.query);
  return {
    filter,
    properties,
    scope: scopeCondition({ sectionIds, itemId: filter.itemId, meaning }),
    chosen: chosenFilters(filter).slice(0, maxChosen),
    meaning,
  };
}

const keepNothing: KeepFilters = (_key, make) => make();

/**
 * The options of a list are the same whatever is ticked in it: they are cached separately from the counts of a choice.
 */
async function makeFilters(db: Db, plan: Plan, sectionId: number, keep: KeepFilters): Promise<FiltersWire> {
  const { scope, chosen, properties, filter } = plan;
  const { query, itemId } = filter;
  const facets = await keep(['options', sectionId, { query, itemId }], () => getListingFacets(db, scope));
  return toFiltersWire(await countChosen(db, scope, chosen, facets), properties, filter);
}

/**
 * A page of a list with its filters, by SQL: the truth that the index in memory must equal. `S1 §7, §9`
 * @throws ShopRefusal when there is no such section.
 */
export async function getListing(db: Db, args: ListingArgs, keepFilters = keepNothing): Promise<Listing> {
  const plan = await planListing(db, args.sectionId, args.filter);
  const condition = listCondition(plan.scope, plan.chosen);
  const { count, items } = await getListingItems(db, condition, { ...args, meaning: plan.meaning });
  // Pages, sorts and page sizes of one list share its filters: counting them is the most expensive part in a large
  // catalogue.
  const filters = await keepFilters(['filters', args.sectionId, args.filter], () =>
    makeFilters(db, plan, args.sectionId, keepFilters),
  );
  return {
    count,
    items,
    filters,
    correctedQuery: plan.meaning?.corrected ?? '',
  };
}
