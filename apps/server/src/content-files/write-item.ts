import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import type { Item } from './item.js';

interface PlaceValue {
  readonly position: number;
  readonly coords: readonly [lat: number, lon: number];
}
interface CityValue extends PlaceValue {
  readonly title: string;
  readonly region: string;
}
interface ShopValue extends PlaceValue {
  readonly city: string;
  readonly type: 'shops' | 'points';
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
}
interface ArticleValue {
  readonly title: string;
  readonly preview: string;
  readonly html: string;
  readonly img: string;
  readonly isBig: boolean;
  readonly rubric: string;
  readonly publishedAt: string;
}
interface GalleryValue {
  readonly title: string;
  readonly images: readonly { readonly preview: string; readonly src: string }[];
}

/** Writes an item. A place that is there already keeps its id: `name` is how the database knows it. */
export async function writeItem(trx: Db, item: Item, placeId: number | null): Promise<void> {
  const { kind, key, value } = item;
  const json = JSON.stringify(value);
  switch (kind) {
    case 'identity': {
      await trx
        .insertInto('shop_identity')
        .values({ id: 1, value: json })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ value: json }))
        .execute();
      return;
    }
    case 'delivery': {
      await trx
        .insertInto('delivery_rules')
        .values({ id: 1, value: json })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ value: json }))
        .execute();
      return;
    }
    case 'city': {
      const { title, region, position, coords } = value as CityValue;
      const row = { key, title, region, position, lat: coords[0], lon: coords[1] };
      if (placeId === null) await trx.insertInto('cities').values(row).execute();
      else await trx.updateTable('cities').set(row).where('id', '=', placeId).execute();
      return;
    }
    case 'shop': {
      const { city, type, address, phone, hours, position, coords } = value as ShopValue;
      const { id } = await trx.selectFrom('cities').select('id').where('key', '=', city).executeTakeFirstOrThrow();
      const where = { city_id: id, lat: coords[0], lon: coords[1], position };
      const row = { key, type, address, phone, work_time: hours, ...where };
      if (placeId === null) await trx.insertInto('shops').values(row).execute();
      else await trx.updateTable('shops').set(row).where('id', '=', placeId).execute();
      return;
    }
    case 'file': {
      const row = { ...(value as { type: string; hash: string }), content: item.content ?? Buffer.alloc(0) };
      await trx
        .insertInto('content_files')
        .values({ name: key, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      return;
    }
    case 'page': {
      const row = { heading: '', ...(value as { title: string; description: string; html: string }) };
      await trx
        .insertInto('content_pages')
        .values({ path: key, ...row })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
        .execute();
      return;
    }
    case 'block': {
      await trx
        .insertInto('content_blocks')
        .values({ name: key, value: json })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
        .execute();
      return;
    }
    case 'sales': {
      await trx.deleteFrom('sales').execute();
      const rows = (value as { title: string; img: string; html: string; link?: string }[]).map(
        ({ html, ...sale }, position) => ({
          ...sale,
          content_html: html,
          position,
        }),
      );
      if (rows.length > 0) await trx.insertInto('sales').values(rows).execute();
      return;
    }
    case 'gallery': {
      const { title, images } = value as GalleryValue;
      const { id } = await trx
        .insertInto('galleries')
        .values({ name: key, title })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ title }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('gallery_images').where('gallery_id', '=', id).execute();
      const rows = images.map((image, position) => ({ gallery_id: id, ...image, position }));
      if (rows.length > 0) await trx.insertInto('gallery_images').values(rows).execute();
      return;
    }
    case 'article': {
      const { title, preview, html, img, isBig, rubric, publishedAt } = value as ArticleValue;
      const row = {
        title,
        text_preview: preview,
        body_html: html,
        img,
        format: isBig ? ('big' as const) : ('' as const),
        rubric,
        published_at: publishedAt,
      };
      await trx
        .insertInto('articles')
        .values({ slug: key, ...row })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
        .execute();
      return;
    }
    case 'synonyms': {
      await trx.deleteFrom('search_synonyms').execute();
      const rows = (value as string[]).map((words) => ({ words }));
      if (rows.length > 0) await trx.insertInto('search_synonyms').values(rows).execute();
    }
  }
}

/** Deletes an item that the folder no longer has. */
export async function removeItem(trx: Db, { kind, key }: Item, placeId: number | null): Promise<void> {
  const { table, column } = {
    identity: { table: 'shop_identity', column: null },
    delivery: { table: 'delivery_rules', column: null },
    city: { table: 'cities', column: 'id' },
    shop: { table: 'shops', column: 'id' },
    file: { table: 'content_files', column: 'name' },
    page: { table: 'content_pages', column: 'path' },
    block: { table: 'content_blocks', column: 'name' },
    sales: { table: 'sales', column: null },
    gallery: { table: 'galleries', column: 'name' },
    article: { table: 'articles', column: 'slug' },
    synonyms: { table: 'search_synonyms', column: null },
  }[kind];
  const which = column === null ? sql`true` : sql`${sql.id(column)} = ${placeId ?? key}`;
  await sql`delete from ${sql.table(table)} where ${which}`.execute(trx);
}
