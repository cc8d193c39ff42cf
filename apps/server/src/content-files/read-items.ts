import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { blockNames } from '../shop/staff/staff-content.js';
import type { Item } from './item.js';

/** A place that no folder has named yet, such as one of the demo shop: known by what visitors call it. */
export const unnamedPlace = (...parts: readonly string[]): string => `?${parts.join(', ')}`;

/** The content that the database has. */
export async function readItems(db: Db): Promise<Item[]> {
  const identity = await db.selectFrom('shop_identity').select('value').executeTakeFirst();
  const delivery = await db.selectFrom('delivery_rules').select('value').executeTakeFirst();
  const cities = await db.selectFrom('cities').selectAll().orderBy('position').orderBy('id').execute();
  const cityKeys = new Map(cities.map(({ id, key, title }) => [id, key ?? unnamedPlace(title)]));
  const titles = new Map(cities.map(({ id, title }) => [id, title]));
  const shops = await db.selectFrom('shops').selectAll().orderBy('position').orderBy('id').execute();
  const files = await db.selectFrom('content_files').select(['name', 'type', 'hash']).orderBy('name').execute();
  const pages = await db
    .selectFrom('content_pages')
    .select(['path', 'title', 'description', 'heading', 'html'])
    .orderBy('path')
    .execute();
  const blocks = await db
    .selectFrom('content_blocks')
    .selectAll()
    .where('name', 'in', blockNames)
    .orderBy('name')
    .execute();
  const sales = await db.selectFrom('sales').selectAll().orderBy('position').orderBy('id').execute();
  const galleries = await db.selectFrom('galleries').selectAll().orderBy('name').execute();
  const images = await db.selectFrom('gallery_images').selectAll().orderBy('position').orderBy('id').execute();
  const articles = await db
    .selectFrom('articles')
    .select(['slug', 'title', 'text_preview as preview', 'body_html as html', 'img', 'rubric', 'published_at'])
    .select(sql<boolean>`format = 'big'`.as('isBig'))
    .orderBy('slug')
    .execute();
  const synonyms = await db.selectFrom('search_synonyms').select('words').orderBy('id').execute();
  return [
    ...(identity === undefined ? [] : [{ kind: 'identity', key: '', value: identity.value } as const]),
    ...(delivery === undefined ? [] : [{ kind: 'delivery', key: '', value: delivery.value } as const]),
    ...cities.map(({ key, title, region, lat, lon, position }): Item => {
      return { kind: 'city', key: key ?? unnamedPlace(title), value: { title, region, coords: [lat, lon], position } };
    }),
    ...shops.map(({ key, city_id: city, type, address, phone, work_time: hours, lat, lon, position }): Item => ({
      kind: 'shop',
      key: key ?? unnamedPlace(titles.get(city) ?? '', address),
      value: { city: cityKeys.get(city), type, address, phone, hours, coords: [lat, lon], position },
    })),
    ...files.map(({ name, ...value }): Item => ({ kind: 'file', key: name, value })),
    ...pages.map(({ path, heading, ...value }): Item => {
      return { kind: 'page', key: path, value: { ...value, ...(heading === '' ? {} : { heading }) } };
    }),
    ...blocks.map(({ name, value }): Item => ({ kind: 'block', key: name, value })),
    ...(sales.length === 0
      ? []
      : [
          {
            kind: 'sales',
            key: '',
            value: sales.map(({ title, img, link, content_html: html }) => ({
              title,
              img,
              html,
              ...(link === '' ? {} : { link }),
            })),
          } as const,
        ]),
    ...galleries.map(({ id, name, title }): Item => {
      const own = images.filter(({ gallery_id: of }) => of === id).map(({ preview, src }) => ({ preview, src }));
      return { kind: 'gallery', key: name, value: { title, images: own } };
    }),
    ...articles.map(({ slug, published_at: moment, ...value }): Item => {
      return { kind: 'article', key: slug, value: { ...value, publishedAt: moment.toISOString() } };
    }),
    ...(synonyms.length === 0
      ? []
      : [{ kind: 'synonyms', key: '', value: synonyms.map(({ words }) => words) } as const]),
  ];
}
