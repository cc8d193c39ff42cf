import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { readSingleLine } from '../basket/basket-lines.js';
import { emptyBasket } from '../basket/basket.js';
import { resolveVariant } from '../basket/change-basket.js';
import { checkForm, phoneRule } from '../form-rules.js';
import { refusal } from '../refusals.js';
import { takeStock } from './take-stock.js';
import { insertOrder } from './write-order.js';

/** The reservation form (S2 §3). `address` is a shop's id. */
export interface ReservationForm {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly id: number;
  readonly retailId?: number | null | undefined;
}

/** Who reserves, and when. */
export interface Reserver {
  readonly visitorId: number;
  readonly userId: number | null;
  readonly now: Date;
}

/** Within this time the same reservation of the same visitor is a double click. */
const sameWithinMs = 60_000;

/**
 * Puts one piece aside in the shop that the visitor chose: an order to be paid there, in the state «Забронирован».
 * It takes the stock of that very shop. Gives the order's id.
 */
export async function reserveProduct(db: Db, form: ReservationForm, { visitorId, userId, now }: Reserver): Promise<number> {
  const phone = checkForm(phoneRule, form.phone);
  return db.transaction().execute(async (trx) => {
    await sql`select id from visitors where id = ${visitorId} for update`.execute(trx);
    const shop = /^\d{1,9}$/.test(form.address) ? await findShop(trx, Number(form.address)) : undefined;
    if (!shop) throw refusal('place', 'Выберите магазин');
    const variantId = await resolveVariant(trx, form);
    const key = reservationKey(visitorId, variantId, shop.id);
    const existing = await trx
      .selectFrom('order_idempotency')
      .select('order_id')
      .where('key', '=', key)
      .where('created_at', '>', new Date(now.getTime() - sameWithinMs))
      .executeTakeFirst();
    if (existing?.order_id) return existing.order_id;

    const line = await readSingleLine(trx, visitorId, variantId);
    if (!line) throw refusal('notFound', 'Товар не найден');
    const inShop = line.store.find((store) => store.id === shop.id);
    if (!inShop) throw refusal('noStock', 'В этом магазине товара нет');
    const takes = await takeStock(trx, [line], shop.id, true);
    const { id } = await insertOrder(trx, {
      attempt: {
        visitorId,
        userId,
        form: { delivery: 'pickup', comment: '', payment: 'onDelivery' },
        now,
        rules: { freeDeliveryLimit: 0, unpaidHoldMs: 0 },
      },
      basket: { ...emptyBasket, lines: [line], price: line.price },
      destination: {
        name: form.name,
        phone,
        email: '',
        cityId: shop.city_id,
        cityTitle: shop.title,
        pickupType: 'shops',
        shopId: shop.id,
        address: shop.address,
      },
      takes,
      state: 'reserved',
    });
    await sql`
      insert into order_idempotency (key, visitor_id, order_id, created_at) values (${key}, ${visitorId}, ${id}, ${now})
      on conflict (key) do update set order_id = excluded.order_id, created_at = excluded.created_at`.execute(trx);
    return id;
  });
}

function findShop(trx: Db, id: number) {
  return trx
    .selectFrom('shops')
    .innerJoin('cities', 'cities.id', 'shops.city_id')
    .select(['shops.id', 'shops.address', 'shops.city_id', 'cities.title'])
    .where('shops.id', '=', id)
    .where('shops.type', '=', 'shops')
    .executeTakeFirst();
}

function reservationKey(visitorId: number, variantId: number, shopId: number): string {
  return `reserve:${createHash('sha256').update([visitorId, variantId, shopId].join(':')).digest('hex')}`;
}
