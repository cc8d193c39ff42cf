import type { Db } from '../../db/schema.js';

/** A property that lists can be narrowed by; `slug` is its name in the address. */
export interface FilterProperty {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** The properties that filters offer, in the shop's order. */
export async function getFilterProperties(db: Db): Promise<FilterProperty[]> {
  return db
    .selectFrom('properties')
    .select(['id', 'slug', 'title'])
    .where('is_filterable', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
