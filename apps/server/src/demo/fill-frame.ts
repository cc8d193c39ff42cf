import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { cutoutPictureKey } from '../pictures/picture-key.js';
import { goodsColours } from '../pictures/palette.js';
import type { DemoShop } from './demo-shop.js';

/** Ids that goods refer to. */
export interface CatalogueFrame {
  sectionId: (slug: string) => number;
  brandId: (slug: string) => number;
  propertyId: (title: string) => number;
  valueId: (property: string, value: string) => number;
  /** Position of a property among the others. */
  propertyPlace: (title: string) => number;
}

function lookup(ids: ReadonlyMap<string, number>, what: string): (key: string) => number {
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Demo shop: no ${what} «${key}»`);
    return id;
  };
}

/** Sections, brands, properties with their values, size tables. */
export async function fillCatalogueFrame(trx: Db, shop: DemoShop): Promise<CatalogueFrame> {
  const sectionId = lookup(new Map(shop.sections.map((section, index) => [section.slug, index + 1])), 'section');
  const brandId = lookup(new Map(shop.brands.map((brand, index) => [brand.slug, index + 1])), 'brand');
  const propertyId = lookup(new Map(shop.properties.map((property, index) => [property.title, index + 1])), 'property');

  await bulkInsert(
    trx,
    'sections',
    { id: 'int', parent_id: 'int', slug: 'text', title: 'text', position: 'int', art: 'text', description: 'text' },
    shop.sections.map((section, index) => ({
      id: index + 1,
      parent_id: section.parent === null ? null : sectionId(section.parent),
      slug: section.slug,
      title: section.title,
      position: index,
      art: cutoutPictureKey(section.art, section.colour),
      description: section.description,
    })),
  );
  await bulkInsert(
    trx,
    'section_relations',
    { section_id: 'int', related_section_id: 'int', kind: 'text', position: 'int' },
    shop.relations.map(({ section, related, kind }, position) => ({
      section_id: sectionId(section),
      related_section_id: sectionId(related),
      kind,
      position,
    })),
  );
  await bulkInsert(
    trx,
    'popular_requests',
    { section_id: 'int', title: 'text', link: 'text', position: 'int' },
    popularRows(shop, sectionId),
  );
  for (const brand of shop.brands) {
    await trx
      .insertInto('brands')
      .values({ id: brandId(brand.slug), slug: brand.slug, title: brand.title, synonyms: [...brand.synonyms] })
      .execute();
  }
  await bulkInsert(
    trx,
    'properties',
    {
      id: 'int',
      slug: 'text',
      title: 'text',
      type: 'text',
      position: 'int',
      is_filterable: 'bool',
      is_comparable: 'bool',
    },
    shop.properties.map(({ slug, title, type, isFilter }, index) => ({
      id: index + 1,
      slug,
      title,
      type,
      position: index,
      is_filterable: isFilter,
      is_comparable: true,
    })),
  );
  await bulkInsert(
    trx,
    'property_info',
    { property_id: 'int', section_id: 'int', label: 'text', link: 'text', table_html: 'text' },
    shop.sizeTables.flatMap(({ property, sections, label, html }) =>
      sections.map((section) => ({
        property_id: propertyId(property),
        section_id: sectionId(section),
        label,
        link: '',
        table_html: html,
      })),
    ),
  );
  const values = await fillValues(trx, shop, propertyId);
  return {
    sectionId,
    brandId,
    propertyId,
    propertyPlace: (title) => propertyId(title) - 1,
    valueId: (property, value) => values(`${property} ${value}`),
  };
}

function popularRows(shop: DemoShop, sectionId: (slug: string) => number) {
  const link = (slug: string, query: string) => `/catalog/${slug}/?q=${encodeURIComponent(query)}`;
  const own = shop.sections.flatMap((section) =>
    section.popular.map(([title, query], position) => ({
      section_id: sectionId(section.slug),
      title,
      link: link(section.slug, query),
      position,
    })),
  );
  // Above all goods: the first request of each group's first section.
  const common = shop.sections
    .filter((section) => section.parent === null)
    .map(({ slug, popular: [first] }, position) => ({
      section_id: null,
      title: first?.[0] ?? '',
      link: link(slug, first?.[1] ?? ''),
      position,
    }));
  return [...own, ...common];
}

const colourSwatches = new Map<string, string>(Object.values(goodsColours).map(({ name, hex }) => [name, hex]));
const colourPlaces = new Map<string, number>(Object.values(goodsColours).map(({ name }, index) => [name, index]));
const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Position of a value among the values of its property: colours as in the palette, sizes and numbers by size. */
function valuePlace(property: string, value: string): number {
  if (property === 'Цвет') return colourPlaces.get(value) ?? 0;
  const letter = letterSizes.indexOf(value);
  if (letter >= 0) return letter;
  const number = Number.parseFloat(value.replace('−', '-').replace(' ', '').replace(',', '.'));
  return Number.isFinite(number) ? 100 + Math.round(number * 100) : 100_000;
}

async function fillValues(
  trx: Db,
  shop: DemoShop,
  propertyId: (title: string) => number,
): Promise<(key: string) => number> {
  const ids = new Map<string, number>();
  const rows: Record<string, unknown>[] = [];
  const add = ({ property, value }: { property: string; value: string }) => {
    const key = `${property} ${value}`;
    if (ids.has(key)) return;
    const id = ids.size + 1;
    ids.set(key, id);
    rows.push({
      id,
      property_id: propertyId(property),
      value,
      swatch: property === 'Цвет' ? (colourSwatches.get(value) ?? '') : '',
      position: valuePlace(property, value),
    });
  };
  for (const product of shop.products) {
    product.properties.forEach(add);
    product.variants.forEach((variant) => variant.values.forEach(add));
  }
  await bulkInsert(
    trx,
    'property_values',
    { id: 'int', property_id: 'int', value: 'text', swatch: 'text', position: 'int' },
    rows,
  );
  return lookup(ids, 'value');
}
