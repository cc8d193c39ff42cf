import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QueryMeaning } from '../search/asked-words.js';
import { foundCondition } from '../search/search-sql.js';
import type { ListingFilter } from './listing-filter.js';

/** A yes-or-no expression over `products p`. */
type Condition = RawBuilder<boolean>;

/** The scope of a list before anything is ticked. */
export interface ListingScope {
  /** Sections, or null for all goods. */
  readonly sectionIds: readonly number[] | null;
  readonly itemId: number | null;
  /** Undefined: no query. */
  readonly meaning: QueryMeaning | undefined;
}

/** One filter with something chosen. `name`: `brand`, `price`, `sale`, `store`, or a property's id. */
export interface ChosenFilter {
  readonly name: string | number;
  readonly condition: Condition;
  /** The same over `variants v` of `products p`, where it is a matter of variants: a shop, a property. */
  readonly ofVariant?: Condition;
}

const ints = (ids: readonly number[]): RawBuilder<number[]> => sql`${sql.val([...ids])}::int[]`;

/** The condition for every product of the list, whatever is ticked. */
export function scopeCondition(scope: ListingScope): Condition {
  const parts: Condition[] = [];
  if (scope.sectionIds) parts.push(sql<boolean>`p.section_id = any(${ints(scope.sectionIds)})`);
  if (scope.itemId !== null) parts.push(sql<boolean>`p.id = ${scope.itemId}`);
  if (scope.meaning) parts.push(foundCondition(scope.meaning));
  return allOf(parts);
}

/** The filters in which something is chosen. Options of one filter widen it, filters narrow one another. */
export function chosenFilters(filter: ListingFilter): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  if (filter.price) {
    const [from, to] = filter.price;
    chosen.push({ name: 'price', condition: sql<boolean>`p.price_kopecks between ${from} and ${to}` });
  }
  if (filter.isSale) {
    chosen.push({ name: 'sale', condition: sql<boolean>`coalesce(p.old_price_kopecks > p.price_kopecks, false)` });
  }
  if (filter.brands.length > 0) {
    const condition = sql<boolean>`coalesce(p.brand_id = any(${ints(filter.brands)}), false)`;
    chosen.push({ name: 'brand', condition });
  }
  if (filter.stores.length > 0) {
    const ids = ints(filter.stores);
    chosen.push({
      name: 'store',
      condition: sql<boolean>`p.stores && ${ids}`,
      ofVariant: sql<boolean>`v.stores && ${ids}`,
    });
  }
  for (const [propertyId, ids] of filter.values) {
    const values = ints(ids);
    const ofVariant = sql<boolean>`(v.facets && ${values} or p.own_facets && ${values})`;
    chosen.push({ name: propertyId, condition: sql<boolean>`p.facets && ${values}`, ofVariant });
  }
  return chosen;
}

/**
 * The condition for a product of the list. Filters of variants must match in one and the same variant: red, size 42 and
 * in stock in this shop. The product's own arrays go first: they have an index, and one filter alone needs nothing
 * else.
 */
export function listCondition(scope: Condition, chosen: readonly ChosenFilter[]): Condition {
  const ofVariant = chosen.flatMap((filter) => filter.ofVariant ?? []);
  const parts = [scope, ...chosen.map((filter) => filter.condition)];
  if (ofVariant.length > 1) {
    parts.push(sql<boolean>`exists (select from variants v where v.product_id = p.id and ${allOf(ofVariant)})`);
  }
  return allOf(parts);
}

/** All of them, or `true` when there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;
}
