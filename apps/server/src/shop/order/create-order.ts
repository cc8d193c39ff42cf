import type { Db } from '../../db/schema.js';
import { readBasket } from '../basket/basket.js';
import type { Basket } from '../basket/basket.js';
import { queueMessage } from '../outbox/outbox.js';
import { paymentRefusal } from '../payment/allowed-payment.js';
import { ShopRefusal } from '../refusal.js';
import { refusal, refusalCodes } from '../refusals.js';
import { checkOrderForm } from './order-form.js';
import type { OrderForm } from './order-form.js';
import { findOrderByKeys, keepOrderKeys, orderKeys } from './order-keys.js';
import { orderLetter } from './order-letter.js';
import { dropPromo, usePromo } from './order-promo.js';
import { consentVersion } from '../consent.js';
import { creditHoldMs, openCredit } from '../credit/credit.js';
import { takeStock } from './take-stock.js';
import { insertOrder } from './write-order.js';
import type { NewOrder } from './write-order.js';

/** Who orders, what was typed, and under which key. */
export interface OrderAttempt {
  readonly visitorId: number;
  readonly userId: number | null;
  readonly form: OrderForm;
  /** The header `Idempotency-Key`, null when there was none. */
  readonly clientKey: string | null;
  readonly now: Date;
  readonly rules: OrderRules;
}

/** What the shop decides about orders. Money is kopecks. */
export interface OrderRules {
  readonly freeDeliveryLimit: number;
  /** How long goods are held for an order that is not paid yet. */
  readonly unpaidHoldMs: number;
  /** No card is taken: such an order is refused. */
  readonly areCardsOff?: boolean;
}

/**
 * Makes an order of the visitor's basket and gives its id. Everything is decided in one transaction: the basket is
 * locked, its prices are today's, stock and the promo code's use are taken, the keys are written; or nothing happens.
 * The same attempt again — a double click, a retry, another tab — gives the same order.
 */
export async function createOrder(db: Db, attempt: OrderAttempt): Promise<number> {
  try {
    return await db.transaction().execute((trx) => orderBasket(trx, attempt));
  } catch (error) {
    if (error instanceof ShopRefusal && error.errorCode === refusalCodes.promo) {
      // The buyer saw a price that no longer holds: refused once, with the code gone the next press goes through.
      await dropPromo(db, attempt.visitorId);
    }
    throw error;
  }
}

async function orderBasket(trx: Db, attempt: OrderAttempt): Promise<number> {
  const { visitorId, now, form } = attempt;
  const locked = await trx
    .selectFrom('baskets')
    .select('version')
    .where('visitor_id', '=', visitorId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw emptyBasketRefusal();
  const keys = orderKeys(visitorId, locked.version, attempt.clientKey);
  const existing = await findOrderByKeys(trx, keys);
  if (existing !== null) return existing;

  const basket = await readBasket(trx, visitorId, now);
  if (basket.lines.length === 0) throw emptyBasketRefusal();
  refuseLostPromo(basket);
  const destination = await checkOrderForm(trx, form);
  const badPayment = paymentRefusal(form.payment, destination.pickupType, basket.price, attempt.rules.areCardsOff);
  if (badPayment) throw refusal('payment', badPayment);

  const takes = await takeStock(trx, basket.lines, destination.shopId);
  const isCredit = form.payment === 'credit';
  const expiry = isCredit ? { expiresAt: new Date(now.getTime() + creditHoldMs) } : {};
  const order: NewOrder = { attempt, basket, destination, takes, consentVersion, ...expiry };
  const { id, number } = await insertOrder(trx, order);
  if (isCredit) await openCredit(trx, id, now);
  if (basket.promo) await usePromo(trx, basket.promo, id, destination.phone, now);
  await keepOrderKeys(trx, visitorId, keys, id);
  await emptyBasketOf(trx, visitorId);
  await queueMessage(trx, orderLetter(order, number));
  return id;
}

function refuseLostPromo({ promoCode, promoProblem }: Basket): void {
  // A basket that shrank below the code's least sum shows its full price: nothing surprising happens.
  if (!promoProblem || promoProblem.kind === 'total') return;
  throw refusal('promo', `Промокод ${promoCode} больше не действует: цена изменилась, проверьте корзину`);
}

/** The version stays: whoever sends the same basket again finds the order made of it. */
async function emptyBasketOf(trx: Db, visitorId: number): Promise<void> {
  await trx.deleteFrom('basket_lines').where('visitor_id', '=', visitorId).execute();
  await trx.updateTable('baskets').set({ promo_code: null }).where('visitor_id', '=', visitorId).execute();
}

function emptyBasketRefusal(): ShopRefusal {
  return refusal('emptyBasket', 'В корзине нет товаров');
}
