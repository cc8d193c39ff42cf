import type { Db } from '../../db/schema.js';

/** The table that opens beside a property's label. */
export interface InfoTable {
  link: string;
  label: string;
  tableContent: string;
}

/**
 * Size tables by property. Of several the one of the nearest section wins, then the one for all goods.
 * `sectionIds`: from the top of the catalogue down to the product's section.
 */
export async function getInfoTables(
  db: Db,
  propertySlugs: readonly string[],
  sectionIds: readonly number[],
): Promise<Record<string, InfoTable>> {
  if (propertySlugs.length === 0) return {};
  const rows = await db
    .selectFrom('property_info as i')
    .innerJoin('properties as p', 'p.id', 'i.property_id')
    .select(['p.slug', 'i.section_id', 'i.label', 'i.link', 'i.table_html'])
    .where('p.slug', 'in', [...propertySlugs])
    .where((where) =>
      where.or([
        where('i.section_id', 'is', null),
        ...(sectionIds.length > 0 ? [where('i.section_id', 'in', [...sectionIds])] : []),
      ]),
    )
    .execute();
  const nearness = (sectionId: number | null): number => (sectionId === null ? -1 : sectionIds.indexOf(sectionId));
  const sorted = [...rows].sort((a, b) => nearness(a.section_id) - nearness(b.section_id));
  return Object.fromEntries(
    sorted.map(({ slug, link, label, table_html }) => [slug, { link, label, tableContent: table_html }]),
  );
}
