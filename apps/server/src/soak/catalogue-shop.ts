import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';

/** Random goods for comparing the index with SQL: few values, so that filters meet, and titles that are hard to sort. */
export interface RandomGoods {
  readonly title: string;
  readonly section: number;
  readonly brand: number | null;
  readonly popularity: number;
  readonly recommended: boolean;
  readonly own: readonly number[];
  readonly variants: readonly {
    readonly price: number;
    readonly old: number | null;
    readonly colour: number | null;
    readonly size: number | null;
    readonly shops: readonly number[];
  }[];
}

/** Ids in the frame. */
export const sections = [1, 2, 3, 4, 5, 6];
/** Ids in the frame. */
export const brands = [1, 2, 3, 4];
/** Ids in the frame. */
export const colours = [1, 2, 3, 4];
/** Ids in the frame. */
export const sizes = [5, 6, 7, 8];
/** Ids in the frame. */
export const kinds = [9, 10, 11];
/** Ids in the frame. */
export const shops = [1, 2, 3, 4, 5];
/** Kopecks; few, so that goods share them. */
export const prices = Array.from({ length: 12 }, (_none, at) => (at + 1) * 5_050);

const words = [
  'Лыжи',
  'ёлка',
  'Еда',
  'палатка',
  'Zebra',
  'alpha',
  'Ёж',
  'рюкзак 2',
  'рюкзак 10',
  '￮',
  '😀',
  "д'арт",
  'Ёлка-палка',
  '!!!я',
  'я',
];
const price = fc.constantFrom(...prices);

/** A product. */
export const randomGoods: fc.Arbitrary<RandomGoods> = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((list) => list.join(' ')),
  section: fc.constantFrom(...sections),
  brand: fc.option(fc.constantFrom(...brands)),
  popularity: fc.integer({ min: 0, max: 3 }),
  recommended: fc.boolean(),
  own: fc.uniqueArray(fc.constantFrom(...kinds, 8), { maxLength: 2 }),
  variants: fc.array(
    fc.record({
      price,
      old: fc.option(price),
      colour: fc.option(fc.constantFrom(...colours), { freq: 4 }),
      size: fc.option(fc.constantFrom(...sizes), { freq: 3 }),
      shops: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...shops), { maxLength: 3 })),
    }),
    { maxLength: 4 },
  ),
});

/** Something that happens to the catalogue. `at`: which product, counted from the first. */
export type Happening =
  | { what: 'sell' | 'restock'; at: number; shop: number }
  | { what: 'price'; at: number; price: number; old: number | null }
  | { what: 'rename'; at: number; title: string }
  | { what: 'move'; at: number; section: number; brand: number | null }
  | { what: 'fame'; at: number; popularity: number; demand: number }
  | { what: 'rate' | 'delete' | 'sellOut' | 'restockAll'; at: number }
  | { what: 'add'; goods: RandomGoods }
  | { what: 'rebuild' };

const at = fc.nat(200);
const onProduct = <What extends string, More extends object>(
  what: What,
  more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
) => fc.record({ what: fc.constant(what), at, ...more }) as unknown as fc.Arbitrary<{ what: What; at: number } & More>;

/** Changes, the most frequent ones of a shop more often. */
export const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: onProduct('sell', { shop: fc.constantFrom(...shops) }) },
  { weight: 4, arbitrary: onProduct('restock', { shop: fc.constantFrom(...shops) }) },
  { weight: 2, arbitrary: onProduct('price', { price, old: fc.option(price) }) },
  { weight: 2, arbitrary: onProduct('rename', { title: fc.constantFrom(...words) }) },
  {
    weight: 1,
    arbitrary: onProduct('move', {
      section: fc.constantFrom(...sections),
      brand: fc.option(fc.constantFrom(...brands)),
    }),
  },
  { weight: 2, arbitrary: onProduct('fame', { popularity: fc.nat(3), demand: fc.nat(3) }) },
  { weight: 3, arbitrary: onProduct('sellOut', {}) },
  { weight: 3, arbitrary: onProduct('restockAll', {}) },
  { weight: 1, arbitrary: onProduct('rate', {}) },
  { weight: 1, arbitrary: onProduct('delete', {}) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('add' as const), goods: randomGoods }) },
  { weight: 1, arbitrary: fc.constant({ what: 'rebuild' as const }) },
) as fc.Arbitrary<Happening>;

/** Sections, brands, properties and shops that random goods belong to. */
export async function fillRandomFrame(db: Db): Promise<void> {
  await sql`
    insert into cities (id, title, position, lat, lon) values (1, 'Тюмень', 1, 57, 65), (2, 'Сургут', 0, 61, 73);
    insert into shops (id, city_id, type, address, position, lat, lon) values
      (1, 1, 'shops', 'Республики, 1', 2, 57, 65), (2, 1, 'shops', 'Мира, 2', 1, 57, 65),
      (3, 2, 'shops', 'Ленина, 3', 1, 61, 73), (4, 2, 'points', 'Ленина, 4', 1, 61, 73), (5, 1, 'shops', 'Мира, 10', 1, 57, 65);
    insert into sections (id, parent_id, slug, title, position) values
      (1, null, 'a', 'Туризм', 1), (2, 1, 'b', 'Рюкзаки', 1), (3, 1, 'c', 'Палатки', 2), (4, 3, 'd', 'Зимние палатки', 1),
      (5, null, 'e', 'Обувь', 2), (6, 5, 'f', 'Ботинки', 1);
    insert into section_relations (section_id, related_section_id, kind) values (2, 6, 'comfort'), (5, 3, 'safety'), (1, 5, 'comfort');
    insert into brands (id, slug, title) values (1, 'taiga', 'Тайга'), (2, 'norda', 'Norda'), (3, 'n2', 'Ёлка'), (4, 'n10', 'Бренд 10');
    insert into properties (id, slug, title, position, is_filterable) values
      (1, 'colour', 'Цвет', 2, true), (2, 'size', 'Размер', 1, true), (3, 'kind', 'Вид', 3, true), (4, 'weight', 'Вес', 4, false);
    insert into property_values (id, property_id, value, swatch, position) values
      (1, 1, 'красный', '#f00', 0), (2, 1, 'Синий', '#00f', 0), (3, 1, 'ёлочный', '', 0), (4, 1, 'Blue', '', 0),
      (5, 2, '42', '', 42), (6, 2, '9', '', 9), (7, 2, '10', '', 10), (8, 2, 'L', '', 0),
      (9, 3, 'зимний', '', 0), (10, 3, 'летний', '', 0), (11, 3, '2 в 1', '', 0), (12, 4, 'тяжёлый', '', 0);
    insert into search_synonyms (words) values ('вигвам, палатка'), ('zebra, зебра-лошадь')`.execute(db);
}

let nextId = 1;

/** Writes a product with its variants; what is derived is left to `derive`. */
export async function addRandomGoods(db: Db, goods: RandomGoods): Promise<number> {
  const id = nextId;
  nextId += 1;
  await db
    .insertInto('products')
    .values({
      id,
      slug: `p${id}`,
      title: goods.title,
      section_id: goods.section,
      brand_id: goods.brand,
      popularity: goods.popularity,
      demand: id % 3,
      codes: `A-${id}, 46${id}`,
      recommended: goods.recommended,
    })
    .execute();
  for (const value of goods.own) {
    const property = value < 9 ? 2 : 3;
    await db
      .insertInto('product_properties')
      .values({ product_id: id, property_id: property, value_id: value })
      .execute();
  }
  for (const [place, variant] of goods.variants.entries()) {
    const variantId = id * 10 + place;
    await db
      .insertInto('variants')
      .values({
        id: variantId,
        product_id: id,
        price_kopecks: variant.price,
        old_price_kopecks: variant.old,
        position: place,
      })
      .execute();
    for (const [property, value] of [
      [1, variant.colour],
      [2, variant.size],
    ] as const) {
      if (value === null) continue;
      await db
        .insertInto('variant_properties')
        .values({ variant_id: variantId, property_id: property, value_id: value })
        .execute();
    }
    for (const shop of shops) {
      await db
        .insertInto('stock')
        .values({ variant_id: variantId, shop_id: shop, amount: variant.shops.includes(shop) ? 1 : 0 })
        .execute();
    }
  }
  return id;
}

/** Replaces all goods. */
export async function fillRandomGoods(db: Db, goods: readonly RandomGoods[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('products').execute();
    nextId = 1;
    for (const one of goods) await addRandomGoods(trx, one);
    if (goods.length > 3) {
      await sql`
        insert into product_relations (product_id, related_id, kind) values (1, 3, 'similar'), (2, 1, 'safety')`.execute(
        trx,
      );
    }
    await rebuildCatalogue(trx);
  });
}

/** What `rebuildCatalogue` does, for one product: the index must follow single rows as well. */
async function derive(trx: Db, id: number): Promise<void> {
  await sql`
    update products p set title_sort = sort_text(p.title), search_text = search_text_of(p.title, '', ''),
      search_vector = search_vector_of(p.title, 'палатка', 'рюкзак', p.codes),
      price_kopecks = coalesce((select min(price_kopecks) from variants v where v.product_id = p.id), 0),
      variants_count = (select count(*) from variants v where v.product_id = p.id),
      own_facets = array(select value_id from product_properties where product_id = p.id order by 1),
      facets = array(
        select value_id from product_properties where product_id = p.id union
        select vp.value_id from variant_properties vp join variants v on v.id = vp.variant_id where v.product_id = p.id order by 1),
      stores = array(select distinct s.shop_id from stock s join variants v on v.id = s.variant_id
                      where v.product_id = p.id and s.amount > 0)
     where p.id = ${id}`.execute(trx);
  await sql`
    update variants v set
      facets = array(select value_id from variant_properties where variant_id = v.id order by 1),
      stores = array(select shop_id from stock s where s.variant_id = v.id and s.amount > 0 order by 1)
     where v.product_id = ${id}`.execute(trx);
}

/** Lets something happen, in one transaction. */
export async function happen(db: Db, event: Happening): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (event.what === 'rebuild') return rebuildCatalogue(trx);
    if (event.what === 'add') return derive(trx, await addRandomGoods(trx, event.goods));
    const rows = await trx.selectFrom('products').select('id').orderBy('id').execute();
    const id = rows[event.at % Math.max(1, rows.length)]?.id;
    if (id === undefined) return;
    const product = trx.updateTable('products').where('id', '=', id);
    if (event.what === 'sell' || event.what === 'restock') {
      // One of its variants, as an order does. More pieces where some are in stock do not change the catalogue.
      await sql`
        update stock set amount = ${event.what === 'sell' ? 0 : 2} where shop_id = ${event.shop}
          and (amount > 0) = ${event.what === 'sell'} and variant_id =
          (select id from variants where product_id = ${id} order by (id * 7 + ${event.at}) % 5 limit 1)`.execute(trx);
    } else if (event.what === 'sellOut' || event.what === 'restockAll') {
      await sql`
        update stock set amount = ${event.what === 'sellOut' ? 0 : 1}
         where (amount > 0) = ${event.what === 'sellOut'} and variant_id in (select id from variants where product_id = ${id})`.execute(
        trx,
      );
    } else if (event.what === 'price') {
      await trx
        .updateTable('variants')
        .set({ price_kopecks: event.price, old_price_kopecks: event.old })
        .where('product_id', '=', id)
        .execute();
    } else if (event.what === 'rename') {
      await product.set({ title: event.title }).execute();
      await derive(trx, id);
    } else if (event.what === 'move') {
      await product.set({ section_id: event.section, brand_id: event.brand }).execute();
    } else if (event.what === 'fame') {
      await product.set({ popularity: event.popularity, demand: event.demand }).execute();
    } else if (event.what === 'rate') {
      await product.set({ rating: (id % 5) + 0.5, reviews_count: event.at }).execute();
    } else {
      await trx.deleteFrom('products').where('id', '=', id).execute();
    }
  });
}
