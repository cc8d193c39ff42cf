import { sql } from 'kysely';
import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import type { SectionPlan } from './category-tree.js';
import { Counter } from './counter.js';
import { writeKeys } from './import-keys.js';

/** What is written of the section of a product. */
export interface ProductSection {
  readonly id: number;
  readonly title: string;
}

/** A section by the category that it was made of. */
export type SectionsByCategory = ReadonlyMap<string, ProductSection>;

/** What a category became at the last import. */
export interface KnownSection {
  readonly id: number;
  readonly slug: string;
  readonly parentId: number | null;
  readonly title: string;
  readonly position: number;
}

/** What categories became at the last import. */
export async function knownSections(trx: Db): Promise<Map<string, KnownSection>> {
  const rows = await trx
    .selectFrom('import_keys')
    .innerJoin('sections', 'sections.id', 'import_keys.id')
    .where('kind', '=', 'section')
    .select(['key', 'sections.id', 'slug', 'parent_id as parentId', 'title', 'position'])
    .execute();
  return new Map(rows.map(({ key, ...section }) => [key, section]));
}

/** Writes sections, those that are known in place; returns a lookup from category to section. */
export async function writeSections(
  trx: Db,
  plans: readonly SectionPlan[],
  known: ReadonlyMap<string, KnownSection>,
): Promise<SectionsByCategory> {
  const counter = await Counter.of(trx, 'sections');
  const sections = new Map(
    plans.map(({ categoryId, title }) => [categoryId, { id: known.get(categoryId)?.id ?? counter.next(), title }]),
  );
  const rows = plans.map(({ categoryId, parentId, slug, title }, position) => ({
    id: sections.get(categoryId)?.id,
    parent_id: parentId === null ? null : (sections.get(parentId)?.id ?? null),
    slug,
    title,
    position,
  }));
  // Any statement on sections invalidates every page, even one that changes nothing.
  const others = rows.filter(({ parent_id: parentId, title, position }, index) => {
    const was = known.get(plans[index]!.categoryId);
    return was?.parentId !== parentId || was.title !== title || was.position !== position;
  });
  await bulkInsert(
    trx,
    'sections',
    { id: 'int', parent_id: 'int', slug: 'text', title: 'text', position: 'int' },
    others,
    { key: ['id'], update: ['parent_id', 'title', 'position'] },
  );
  await writeKeys(
    trx,
    'section',
    plans.map(({ categoryId }) => ({ key: categoryId, id: sections.get(categoryId)!.id })),
  );
  return sections;
}

/** Deletes sections that the feed does not have any more, once they are empty. */
export async function dropEmptySections(trx: Db, sections: SectionsByCategory): Promise<void> {
  const kept = JSON.stringify([...sections.values()].map(({ id }) => id));
  const empty = sql`
    s.id not in (select value::int from json_array_elements_text(${kept}::json))
    and exists (select from import_keys k where k.kind = 'section' and k.id = s.id)
    and not exists (select from products p where p.section_id = s.id)
    and not exists (select from sections child where child.parent_id = s.id)`;
  for (;;) {
    const { rows } = await sql`select from sections s where ${empty} limit 1`.execute(trx);
    if (rows.length === 0) return;
    await sql`delete from sections s where ${empty}`.execute(trx);
  }
}
