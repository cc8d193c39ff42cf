import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import type { Limits } from '../../settings/limit-settings.js';
import { readSingleLine } from '../basket/basket-lines.js';
import { emptyBasket, withoutPromo } from '../basket/basket.js';
import { resolveVariant } from '../basket/change-basket.js';
import { noDelivery } from '../delivery/order-delivery.js';
import { checkForm, phoneRule } from '../form-rules.js';
import type { RequestedVariant } from '../product/requested-variant.js';
import { writeConsents } from '../consent-log.js';
import { requireContactBudget } from '../rate-limits/budgets.js';
import { refusal } from '../refusals.js';
import { noteOrderEvent } from '../staff/staff-events.js';
import { queueOrderLetter } from './order-letter.js';
import { takeStock } from './order-stock.js';
import { insertOrder } from './insert-order.js';

/** The reservation form (S2 §3). `address` is a shop's id. */
export interface ReservationForm extends RequestedVariant {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** A placed reservation. */
export interface Reservation {
  /** The order's number. */
  readonly number: string;
  /** When its hold ends. */
  readonly until: Date;
}

/** Who reserves, and when. */
export interface Reserver {
  readonly visitorId: number;
  readonly userId: number | null;
  /** The header `Idempotency-Key`, null when there was none. */
  readonly clientKey: string | null;
  readonly limits: Limits;
  readonly now: Date;
  /** The visitor's address, for the consent. */
  readonly ip?: string;
}

/** Without a key, within this time the same reservation of the same visitor is a double click. */
const sameWithinMs = 60_000;

/** How long a shop keeps a reserved piece: two days. */
export const reservationHoldMs = 2 * 86_400_000;

/**
 * Puts one piece aside in the shop that the visitor chose: an order to be paid there, in the state «Забронирован»,
 * until its hold ends. It takes the stock of that very shop, once however often it is sent: a repeat with the same
 * key, or within a minute, is the same reservation as long as that one is active (decision 18).
 * The form has no e-mail field (S2 §3): a signed-in user gets letters at the account's address, a guest gets none.
 */
export async function reserveProduct(db: Db, form: ReservationForm, reserver: Reserver): Promise<Reservation> {
  const { visitorId, userId, clientKey, limits, now, ip = '' } = reserver;
  const phone = checkForm(phoneRule, form.phone);
  return inTransaction(db, async (trx) => {
    // One reservation of a visitor at a time; `for update` would also stop an order of theirs that holds the goods.
    await sql`select id from visitors where id = ${visitorId} for no key update`.execute(trx);
    const shop = /^\d{1,9}$/.test(form.address) ? await findShop(trx, Number(form.address)) : undefined;
    if (!shop) throw refusal('place', 'Выберите магазин');
    const variantId = await resolveVariant(trx, form);
    const keys = reservationKeys([visitorId, variantId, shop.id], clientKey);
    const existing = await findReservation(trx, keys, now);
    if (existing !== null) return existing;

    const line = await readSingleLine(trx, visitorId, variantId);
    if (!line) throw refusal('notFound', 'Товар не найден');
    const inShop = line.store.find((store) => store.id === shop.id);
    if (!inShop) throw refusal('noStock', 'В этом магазине товара нет');
    await requireContactBudget(trx, { phone }, limits, now);
    const takes = await takeStock(trx, [line], shop.id, true);
    const until = new Date(now.getTime() + reservationHoldMs);
    const { id, number } = await insertOrder(trx, {
      attempt: {
        visitorId,
        userId,
        form: { delivery: 'pickup', comment: '', payment: 'onDelivery' },
        now,
        rules: { freeDeliveryLimit: 0, unpaidHoldMs: 0 },
      },
      basket: { ...emptyBasket, lines: [withoutPromo(line)], price: line.price },
      destination: {
        name: form.name,
        phone,
        email: await emailOf(trx, userId),
        cityId: shop.city_id,
        cityTitle: shop.title,
        cityRegion: '',
        pickupType: 'shops',
        shopId: shop.id,
        address: shop.address,
      },
      delivery: noDelivery,
      takes,
      state: 'reserved',
      expiresAt: until,
    });
    for (const key of Object.values(keys).filter((name) => name !== null)) {
      await sql`
        insert into order_idempotency (key, visitor_id, order_id, created_at) values (${key}, ${visitorId}, ${id}, ${now})
        on conflict (key) do update set order_id = excluded.order_id, created_at = excluded.created_at`.execute(trx);
    }
    await writeConsents(trx, { form: 'reservation', kinds: ['personal-data'], subject: phone, ip, now });
    await queueOrderLetter(trx, id, 'reserved');
    await noteOrderEvent(trx, id, 'reservation.placed');
    return { number, until };
  });
}

/** Never the e-mail of the owner of the typed phone: that may be somebody else. */
async function emailOf(trx: Db, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? '';
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

/** Keys of a reservation: the client's own, and one that catches a double click. */
interface ReservationKeys {
  readonly sent: string | null;
  readonly derived: string;
}

function reservationKeys(what: readonly number[], clientKey: string | null): ReservationKeys {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  // The goods and the shop are part of it: another choice under an old key is another reservation.
  const sent = clientKey ? `reserve-key:${hash([...what, clientKey].join(':'))}` : null;
  return { sent, derived: `reserve:${hash(what.join(':'))}` };
}

/** The reservation that this attempt repeats; a cancelled one does not count. */
async function findReservation(trx: Db, { sent, derived }: ReservationKeys, now: Date): Promise<Reservation | null> {
  const found = await trx
    .selectFrom('order_idempotency as key')
    .innerJoin('orders', 'orders.id', 'key.order_id')
    .select(['orders.number', 'orders.created_at', 'orders.expires_at'])
    .where('orders.status', 'not in', ['cancelled', 'expired'])
    .where((eb) =>
      eb.or([
        ...(sent === null ? [] : [eb('key.key', '=', sent)]),
        eb.and([eb('key.key', '=', derived), eb('key.created_at', '>', new Date(now.getTime() - sameWithinMs))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  // The staff has started to assemble it: the hold no longer ends, and the response stays the same.
  const until = found.expires_at ?? new Date(found.created_at.getTime() + reservationHoldMs);
  return { number: found.number, until };
}
