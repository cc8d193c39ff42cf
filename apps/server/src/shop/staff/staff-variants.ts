import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { StaffRefusal, invalid } from './staff-refusal.js';

/** A variant as the staff sees it: what is sold, for how much, and where it is in stock. */
export interface StaffVariant {
  readonly variantId: number;
  readonly productId: number;
  readonly offerId: string | null;
  readonly title: string;
  /** Its values: «44, красный»; '' where there is one variant. */
  readonly name: string;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly stock: readonly { readonly shopId: number; readonly amount: number }[];
}

/** Which variants are requested. */
export interface VariantsQuery {
  readonly productId?: number | undefined;
  readonly offerId?: string | undefined;
  /** Part of the title. */
  readonly text?: string | undefined;
  /** Only those after this id. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Offers of the last feed by their variant: an id of an offer comes after its group's. */
const offerOf = sql`split_part(k.key, chr(10), 2)`;

/** Variants in the order of their ids. */
export async function findVariants(
  db: Db,
  { productId, offerId, text, after, limit }: VariantsQuery,
): Promise<StaffVariant[]> {
  const pattern = `%${(text ?? '').trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<StaffVariant>`
    select v.id as "variantId", v.product_id as "productId", p.title, v.name,
           (select ${offerOf} from import_keys k where k.kind = 'variant' and k.id = v.id limit 1) as "offerId",
           (v.price_kopecks / 100.0)::float8 as price, (v.old_price_kopecks / 100.0)::float8 as "oldPrice",
           (select coalesce(json_agg(json_build_object('shopId', s.shop_id, 'amount', s.amount) order by s.shop_id), '[]')
              from stock s where s.variant_id = v.id) as stock
      from variants v join products p on p.id = v.product_id
     where v.id > ${after ?? 0}
       and (${productId ?? null}::int is null or v.product_id = ${productId ?? null}::int)
       and (${offerId ?? null}::text is null or v.id in (
             select k.id from import_keys k where k.kind = 'variant' and ${offerOf} = ${offerId ?? null}::text))
       and (${text ?? null}::text is null or p.title ilike ${pattern})
     order by v.id limit ${limit}`.execute(db);
  return rows;
}

/** How a variant is named in a change: by its own id, or by the id of its offer in the feed. */
export interface VariantName {
  readonly variantId?: number | undefined;
  readonly offerId?: string | undefined;
}

/**
 * The ids of named variants, in their order.
 *
 * @throws StaffRefusal that says which one is unknown, ambiguous or named twice: then nothing is changed
 */
async function resolveVariants(trx: Db, items: readonly VariantName[]): Promise<number[]> {
  const offers = items.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId]));
  const ids = items.flatMap(({ variantId }) => (variantId === undefined ? [] : [variantId]));
  const found = await sql<{ id: number; offer: string | null }>`
    select v.id, null as offer from variants v where v.id = any(${ids}::int[])
    union all
    select k.id, ${offerOf} from import_keys k join variants v on v.id = k.id
     where k.kind = 'variant' and ${offerOf} = any(${offers}::text[])`.execute(trx);
  const known = new Set(found.rows.filter(({ offer }) => offer === null).map(({ id }) => id));
  const byOffer = new Map<string, number[]>();
  for (const { id, offer } of found.rows) {
    if (offer !== null) byOffer.set(offer, [...(byOffer.get(offer) ?? []), id]);
  }
  return items.map(({ variantId, offerId }, index) => {
    const at = `«items.${index}»`;
    if ((variantId === undefined) === (offerId === undefined))
      throw invalid(`${at}: name it by variantId or by offerId.`);
    if (variantId !== undefined) {
      if (!known.has(variantId)) throw invalid(`${at}: there is no variant ${variantId}.`);
      return variantId;
    }
    const [id, ...others] = byOffer.get(offerId ?? '') ?? [];
    if (id === undefined) throw invalid(`${at}: the feed has no offer «${offerId}».`);
    if (others.length > 0) throw invalid(`${at}: several offers have the id «${offerId}»: use variantId.`);
    return id;
  });
}

/** Pieces of a variant in a shop: all of them, or some more or fewer. */
export interface StockChange extends VariantName {
  readonly shopId: number;
  readonly amount?: number | undefined;
  readonly change?: number | undefined;
}

/** Rejects two changes of one thing: which of them counted would be chance. */
function refuseTwice(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const [index, key] of keys.entries()) {
    if (seen.has(key)) throw invalid(`«items.${index}» changes what another item changes.`);
    seen.add(key);
  }
}

/** Sets or changes the stock of shops; all of it, or nothing. Returns how many amounts are different now. */
export async function changeStock(db: Db, actor: StaffActor, items: readonly StockChange[]): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ids = await resolveVariants(trx, items);
    refuseTwice(items.map(({ shopId }, index) => `${ids[index]}:${shopId}`));
    const shops = await trx.selectFrom('shops').select('id').execute();
    const wanted = items
      .map((item, index) => ({ ...item, variantId: ids[index]!, index }))
      .sort((a, b) => a.variantId - b.variantId || a.shopId - b.shopId);
    const names = JSON.stringify(wanted.map(({ variantId, shopId }) => ({ v: variantId, s: shopId })));
    for (const { shopId, index } of wanted) {
      if (!shops.some(({ id }) => id === shopId)) throw invalid(`«items.${index}»: there is no shop ${shopId}.`);
    }
    const asked = sql`json_to_recordset(${names}::json) as asked(v int, s int)`;
    // Rows that are not there yet, so that all can be locked.
    await sql`
      insert into stock (variant_id, shop_id, amount) select v, s, 0 from ${asked} order by v, s on conflict do nothing`.execute(
      trx,
    );
    const { rows } = await sql<{ variant_id: number; shop_id: number; amount: number }>`
      select stock.* from stock join ${asked} on variant_id = v and shop_id = s
       order by variant_id, shop_id for update of stock`.execute(trx);
    const before = new Map(rows.map((row) => [`${row.variant_id}:${row.shop_id}`, row.amount]));
    const changes = wanted.flatMap(({ variantId, shopId, amount, change, index }) => {
      const was = before.get(`${variantId}:${shopId}`) ?? 0;
      const now = amount ?? was + (change ?? 0);
      if (now < 0)
        throw new StaffRefusal(
          409,
          'too_few',
          `«items.${index}»: there are ${was} pieces, ${-(change ?? 0)} cannot go.`,
        );
      return now === was ? [] : [{ variantId, shopId, was, now }];
    });
    await sql`
      update stock set amount = changed.now
        from json_to_recordset(${JSON.stringify(changes)}::json) as changed("variantId" int, "shopId" int, now int)
       where variant_id = changed."variantId" and shop_id = changed."shopId"`.execute(trx);
    await writeAudit(
      trx,
      actor,
      ...changes.map(({ variantId, shopId, was, now }) => ({
        action: 'stock.set',
        subject: `variant:${variantId}`,
        before: { shopId, amount: was },
        after: { shopId, amount: now },
      })),
    );
    return changes.length;
  });
}

/** A new price, in kopecks. `oldPrice` undefined stays, null is none. */
export interface PriceChange extends VariantName {
  readonly price: number;
  readonly oldPrice?: number | null | undefined;
}

/** Sets prices; all of them, or none. What lists show follows by triggers. Returns how many are different now. */
export async function changePrices(db: Db, actor: StaffActor, items: readonly PriceChange[]): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Before any variant, as an order that empties a shelf does.
    await sql`select from catalogue_version where id = 1 for update`.execute(trx);
    const ids = await resolveVariants(trx, items);
    refuseTwice(ids.map(String));
    const rows = await trx
      .selectFrom('variants')
      .select(['id', 'price_kopecks', 'old_price_kopecks'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    const before = new Map(rows.map((row) => [row.id, row]));
    const changes = items.flatMap(({ price, oldPrice }, index) => {
      const was = before.get(ids[index]!);
      if (!was) throw invalid(`«items.${index}»: the variant was deleted meanwhile.`);
      const old = oldPrice === undefined ? was.old_price_kopecks : oldPrice;
      if (old !== null && old <= price)
        throw invalid(`«items.${index}»: oldPrice must be above price; null takes it away.`);
      return was.price_kopecks === price && was.old_price_kopecks === old ? [] : [{ id: was.id, was, price, old }];
    });
    await sql`
      update variants v set price_kopecks = changed.price, old_price_kopecks = changed.old
        from json_to_recordset(${JSON.stringify(changes)}::json) as changed(id int, price int, old int)
       where v.id = changed.id`.execute(trx);
    const roubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100);
    await writeAudit(
      trx,
      actor,
      ...changes.map(({ id, was, price, old }) => ({
        action: 'price.set',
        subject: `variant:${id}`,
        before: { price: roubles(was.price_kopecks), oldPrice: roubles(was.old_price_kopecks) },
        after: { price: roubles(price), oldPrice: roubles(old) },
      })),
    );
    return changes.length;
  });
}
