import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { testProducts } from './test-goods.js';

/** Ids that tests name. Products are numbered from 1 in the order of `testProducts`, variants are product × 10 + n. */
export const testIds = {
  sections: { tourism: 1, backpacks: 2, tents: 3, footwear: 4, sneakers: 5 },
  brands: { taiga: 1, norda: 2 },
  properties: { color: 1, size: 2, weight: 3 },
  cities: { tyumen: 1, surgut: 2, moscow: 3 },
  /** Two own shops in Tyumen, one in Surgut, a partner's point in Moscow. */
  shops: { republic: 1, melnikaite: 2, surgut: 3, moscowPoint: 4 },
} as const;

const colours = { красный: '#c21d1d', зелёный: '#1d8a3a', синий: '#1d4ec2' };

/** Fills an empty, migrated database with a tiny shop that is the same every time. */
export async function createTestShop(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await fillPlaces(trx);
    await fillSections(trx);
    await fillGoods(trx);
    await rebuildCatalogue(trx);
  });
}

async function fillPlaces(trx: Db): Promise<void> {
  await trx
    .insertInto('cities')
    .values([
      { id: 1, title: 'Тюмень', region: 'Тюменская область', position: 1, lat: 57.1522, lon: 65.5272 },
      { id: 2, title: 'Сургут', region: 'ХМАО', position: 2, lat: 61.254, lon: 73.3962 },
      { id: 3, title: 'Москва', position: 3, lat: 55.7558, lon: 37.6173 },
      { id: 4, title: 'Орёл', position: 4, lat: 52.9651, lon: 36.0785 },
    ])
    .execute();
  const phone = '3452000000';
  const hours = 'ежедневно 10:00–21:00';
  await trx
    .insertInto('shops')
    .values([
      {
        id: 1,
        city_id: 1,
        type: 'shops',
        address: 'ул. Республики, 142',
        phone,
        work_time: hours,
        lat: 57.1386,
        lon: 65.5725,
        position: 1,
      },
      {
        id: 2,
        city_id: 1,
        type: 'shops',
        address: 'ул. Мельникайте, 98',
        phone,
        work_time: hours,
        lat: 57.137,
        lon: 65.5836,
        position: 2,
      },
      {
        id: 3,
        city_id: 2,
        type: 'shops',
        address: 'пр. Мира, 23',
        phone,
        work_time: hours,
        lat: 61.2489,
        lon: 73.4282,
      },
      {
        id: 4,
        city_id: 3,
        type: 'points',
        address: 'ул. Тверская, 7',
        phone,
        work_time: hours,
        lat: 55.759,
        lon: 37.6112,
      },
    ])
    .execute();
}

async function fillSections(trx: Db): Promise<void> {
  await trx
    .insertInto('sections')
    .values([
      { id: 1, slug: 'turizm', title: 'Туризм', position: 1 },
      { id: 2, parent_id: 1, slug: 'ryukzaki', title: 'Рюкзаки', position: 1 },
      { id: 3, parent_id: 1, slug: 'palatki', title: 'Палатки', position: 2 },
      { id: 4, slug: 'obuv', title: 'Обувь', position: 2 },
      { id: 5, parent_id: 4, slug: 'krossovki', title: 'Кроссовки', position: 1 },
    ])
    .execute();
  await trx
    .insertInto('section_relations')
    .values([{ section_id: 1, related_section_id: 5, kind: 'comfort' }])
    .execute();
  await trx
    .insertInto('popular_requests')
    .values([
      { section_id: 2, title: 'городские рюкзаки', link: '/search/?q=городской' },
      { title: 'палатки', link: '/catalog/palatki/' },
    ])
    .execute();
  await trx
    .insertInto('brands')
    .values([
      { id: 1, slug: 'taiga', title: 'Тайга', synonyms: ['taiga'] },
      { id: 2, slug: 'norda', title: 'Norda', synonyms: ['норда'] },
    ])
    .execute();
  await trx
    .insertInto('properties')
    .values([
      { id: 1, slug: 'color', title: 'Цвет', type: 'image', position: 1, is_filterable: true, is_comparable: false },
      { id: 2, slug: 'size', title: 'Размер', position: 2, is_filterable: true, is_comparable: false },
      { id: 3, slug: 'weight', title: 'Вес', position: 3 },
    ])
    .execute();
  await trx
    .insertInto('property_info')
    .values([
      { property_id: 2, label: 'Таблица размеров', table_html: '<table><tr><td>общая</td></tr></table>' },
      {
        property_id: 2,
        section_id: 4,
        label: 'Таблица размеров',
        table_html: '<table><tr><td>обувь</td></tr></table>',
      },
    ])
    .execute();
}

async function fillGoods(trx: Db): Promise<void> {
  const valueIds = new Map<string, number>();
  const valueId = async (propertyId: number, value: string, position = 0): Promise<number> => {
    const key = `${propertyId} ${value}`;
    const known = valueIds.get(key);
    if (known !== undefined) return known;
    const id = valueIds.size + 1;
    valueIds.set(key, id);
    const swatch = propertyId === 1 ? (colours[value as keyof typeof colours] ?? '') : '';
    await trx.insertInto('property_values').values({ id, property_id: propertyId, value, swatch, position }).execute();
    return id;
  };
  for (const [index, goods] of testProducts.entries()) {
    const id = index + 1;
    const { variants, weight, ...columns } = goods;
    await trx
      .insertInto('products')
      .values({ id, description: `${goods.title}: описание.`, agent_html: '<p>Гарантия 2 года.</p>', ...columns })
      .execute();
    await trx
      .insertInto('product_properties')
      .values({ product_id: id, property_id: 3, value_id: await valueId(3, weight) })
      .execute();
    for (const [place, variant] of variants.entries()) {
      const variantId = id * 10 + place;
      await trx
        .insertInto('variants')
        .values({
          id: variantId,
          product_id: id,
          name: [variant.color, variant.size].filter(Boolean).join(', '),
          price_kopecks: variant.price,
          old_price_kopecks: variant.oldPrice ?? null,
          position: place,
        })
        .execute();
      const key = `${goods.slug}-${place}`;
      await trx
        .insertInto('pictures')
        .values({ product_id: id, variant_id: variantId, key, position: place })
        .execute();
      for (const [propertyId, value] of [
        [1, variant.color],
        [2, variant.size],
      ] as const) {
        if (!value) continue;
        const ofSize = propertyId === 2 ? Number.parseInt(value, 10) || 0 : 0;
        await trx
          .insertInto('variant_properties')
          .values({
            variant_id: variantId,
            property_id: propertyId,
            value_id: await valueId(propertyId, value, ofSize),
            position: propertyId,
            image: propertyId === 1 ? key : '',
          })
          .execute();
      }
      const stock = Object.entries(variant.stock).map(([shop, amount]) => ({
        variant_id: variantId,
        shop_id: Number(shop),
        amount,
      }));
      if (stock.length > 0) await trx.insertInto('stock').values(stock).execute();
    }
  }
  await sql`
    insert into reviews (product_id, name, location, value, text, created_at)
    select 1, 'Покупатель ' || n, 'Тюмень', 3 + n % 3, 'Отзыв ' || n, timestamptz '2026-03-01 12:00+05' + n * interval '1 day'
      from generate_series(1, 7) as n`.execute(trx);
}
