import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { readFeed } from '../shop/feed/read-feed.js';
import type { FeedOffer } from '../shop/feed/read-feed.js';

const cell = (value: string | number): string => {
  const said = String(value);
  return /[",\n\r]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
};
const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\n`;

/** Sections as the path of a table: «Поход / Палатки». A slash in a title would be read as a step. */
async function sectionPaths(db: Db): Promise<Map<number, string>> {
  const sections = await db.selectFrom('sections').select(['id', 'parent_id', 'title']).execute();
  const byId = new Map(sections.map((section) => [section.id, section]));
  const pathOf = (id: number | null): string[] => {
    const section = id === null ? undefined : byId.get(id);
    return section === undefined ? [] : [...pathOf(section.parent_id), section.title.replaceAll(/[/>|\\]/g, ',')];
  };
  return new Map(sections.map(({ id }) => [id, pathOf(id).join(' / ')]));
}

interface OfferFacts {
  readonly key: string | null;
  readonly stock: Readonly<Record<string, number>>;
  readonly title: string;
}

/** What the feed for marketplaces does not say of these variants: ids of their own feed, stock, the product's title. */
async function factsOf(db: Db, ids: readonly number[]): Promise<Map<number, OfferFacts>> {
  const { rows } = await sql<OfferFacts & { id: number }>`
    select v.id, p.title, k.key,
           coalesce((select jsonb_object_agg(s.shop_id, s.amount) from stock s where s.variant_id = v.id), '{}') as stock
      from variants v join products p on p.id = v.product_id
      left join import_keys k on k.kind = 'variant' and k.id = v.id
     where v.id = any(${sql.val(ids)}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The id of an offer in the feed that it came from: the key is the group's, a line break, the offer's. */
const offerId = (key: string | null, id: number): string => key?.split('\n')[1] ?? String(id);
const groupId = (key: string | null, offer: FeedOffer): string => {
  const group = key?.split('\n')[0]?.replace(/^group /, '');
  return offer.groupId === null ? '' : (group ?? String(offer.groupId));
};

/**
 * Goods as a table that `npm run import` accepts, in chunks of text.
 * @param origin of the shop, for pictures of its own
 */
export async function* exportGoods(db: Db, origin: string): AsyncGenerator<string> {
  const paths = await sectionPaths(db);
  const shops = await db.selectFrom('shops').select('id').where('type', '=', 'shops').orderBy('id').execute();
  const names = await sql<{ title: string }>`
    select title from properties where exists (select from product_properties where property_id = properties.id)
        or exists (select from variant_properties where property_id = properties.id) order by position, id`.execute(db);
  const copies = await db.selectFrom('remote_pictures').selectAll().execute();
  const origins = new Map(copies.map(({ key, url }) => [key, url]));
  const pictureOf = (address: string): string => {
    const key = /^\/media\/([^/]+)\//.exec(address)?.[1];
    return origins.get(key ?? '') ?? (address.startsWith('/') ? `${origin}${address}` : address);
  };
  const params = names.rows.map(({ title }) => title);
  yield row([
    ...['id', 'group_id', 'name', 'price', 'oldprice', 'category', 'vendor', 'description', 'picture', 'available'],
    ...shops.map(({ id }) => `Остаток ${id}`),
    ...params,
  ]);
  for await (const offers of readFeed(db)) {
    const facts = await factsOf(
      db,
      offers.map(({ id }) => id),
    );
    yield offers
      .map((offer) => {
        const { key = null, stock = {}, title = offer.name } = facts.get(offer.id) ?? {};
        const values = new Map<string, string>();
        for (const { name, value } of offer.params) values.set(name, values.has(name) ? values.get(name)! : value);
        return row([
          offerId(key, offer.id),
          groupId(key, offer),
          title,
          offer.price,
          offer.oldPrice ?? '',
          paths.get(offer.sectionId) ?? '',
          offer.vendor,
          offer.description,
          offer.pictures
            .map(pictureOf)
            .filter((url) => /^https?:/.test(url))
            .join(' '),
          offer.isAvailable ? 'yes' : 'no',
          ...shops.map(({ id }) => stock[id] ?? 0),
          ...params.map((name) => values.get(name) ?? ''),
        ]);
      })
      .join('');
  }
}
