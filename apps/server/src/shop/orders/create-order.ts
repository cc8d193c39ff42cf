import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { basketVersion } from '../basket/basket-version.js';
import { readBasket } from '../basket/basket.js';
import type { Basket } from '../basket/basket.js';
import { askCarriersFirst, deliverOrder } from '../delivery/order-delivery.js';
import { readIdentity } from '../identity/identity.js';
import { queueMessage } from '../outbox/outbox.js';
import { payAddress } from '../payment/payment.js';
import { isPaidOnline, paymentRefusal } from '../payment/allowed-payment.js';
import { requireContactBudget } from '../rate-limits/budgets.js';
import { ShopRefusal } from '../refusal.js';
import { refusal, refusalCodes } from '../refusals.js';
import { noteOrderEvent } from '../staff/staff-events.js';
import { checkOrderForm } from './order-form.js';
import { findOrderByKeys, keepOrderKeys, orderKeys } from './order-keys.js';
import { orderLetter } from './order-letter.js';
import { dropPromo, usePromo } from './order-promo.js';
import { writeConsents } from '../consent-log.js';
import { creditAddress, creditHoldMs, openCredit } from '../credit/credit.js';
import { takeStock } from './order-stock.js';
import { insertOrder } from './insert-order.js';
import type { MadeOrder, NewOrder, OrderAttempt } from './new-order.js';

/**
 * Creates an order from the visitor's basket. Everything is decided in one transaction: the basket is locked, its
 * prices are today's, stock and the promo code's use are taken, the keys are written; or nothing happens. Repeating the
 * attempt — a double click, a retry, another tab — returns the same order.
 */
export async function createOrder(db: Db, attempt: OrderAttempt): Promise<MadeOrder> {
  await askCarriersFirst(db, attempt);
  try {
    return await inTransaction(db, (trx) => orderBasket(trx, attempt));
  } catch (error) {
    if (error instanceof ShopRefusal && error.errorCode === refusalCodes.promo) {
      // The buyer saw a price that no longer holds: rejected once; without the code the next attempt succeeds.
      await dropPromo(db, attempt.visitorId);
    }
    throw error;
  }
}

async function orderBasket(trx: Db, attempt: OrderAttempt): Promise<MadeOrder> {
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
  refuseUnseen(basket, attempt.seenVersion ?? null);
  const { rules } = attempt;
  const destination = await checkOrderForm(trx, form, rules);
  const badPayment = paymentRefusal(form.payment, destination.pickupType, basket.price, rules);
  if (badPayment) throw refusal('payment', badPayment);

  const delivery = await deliverOrder(trx, attempt, basket, destination);
  await requireContactBudget(trx, destination, attempt.limits, now);
  const takes = await takeStock(trx, basket.lines, destination.shopId);
  const isCredit = form.payment === 'credit';
  const expiresAt = await expiryOf(trx, attempt, destination.phone);
  const order: NewOrder = { attempt, basket, destination, delivery, takes, ...(expiresAt && { expiresAt }) };
  const { id, number, paymentToken } = await insertOrder(trx, order);
  const creditToken = isCredit ? await openCredit(trx, id, now) : '';
  if (basket.promo) await usePromo(trx, basket.promo, id, destination.phone, now);
  await noteOrderEvent(trx, id, 'order.placed');
  await writeConsents(trx, {
    form: 'order',
    kinds: ['personal-data', 'sale-terms'],
    subject: destination.phone,
    ip: attempt.ip ?? '',
    now,
  });
  await keepOrderKeys(trx, visitorId, keys, id);
  await emptyBasketOf(trx, visitorId);
  const path = isCredit ? creditAddress(creditToken) : paymentToken && payAddress(paymentToken);
  const payLink = attempt.origin && path ? attempt.origin + path : '';
  // Where an e-mail is optional, a buyer without one gets no letters.
  if (destination.email !== '') await queueMessage(trx, orderLetter(order, number, payLink, await readIdentity(trx)));
  return { id, number };
}

/**
 * When the goods are returned to stock if nothing happens; null: by the payment. A guest's order paid on delivery is a
 * promise of a stranger: it expires unless the staff confirms it. One of a buyer whose phone is proven by a code counts
 * as confirmed.
 */
async function expiryOf(trx: Db, { userId, form, now, rules }: OrderAttempt, phone: string): Promise<Date | null> {
  if (form.payment === 'credit') return new Date(now.getTime() + creditHoldMs);
  if (isPaidOnline(form.payment) || rules.unconfirmedHoldMs === undefined) return null;
  const buyer = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId ?? 0)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return buyer ? null : new Date(now.getTime() + rules.unconfirmedHoldMs);
}

/** Nobody pays a sum that they have not seen. For a client that sends the version it saw, only that is checked. */
function refuseUnseen(basket: Basket, seenVersion: string | null): void {
  if (seenVersion === null) return refuseLostPromo(basket);
  if (seenVersion !== basketVersion(basket)) {
    throw refusal('basketChanged', 'Корзина изменилась: проверьте сумму и оформите заказ ещё раз');
  }
}

function refuseLostPromo({ promoCode, promoProblem }: Basket): void {
  // A basket that fell below the code's minimum sum already shows its full price: that is no surprise.
  if (!promoProblem || promoProblem.kind === 'total') return;
  throw refusal('promo', `Промокод ${promoCode} больше не действует: цена изменилась, проверьте корзину`);
}

/** The version stays: the same basket submitted again finds the order made from it. */
async function emptyBasketOf(trx: Db, visitorId: number): Promise<void> {
  await trx.deleteFrom('basket_lines').where('visitor_id', '=', visitorId).execute();
  await trx.updateTable('baskets').set({ promo_code: null }).where('visitor_id', '=', visitorId).execute();
}

function emptyBasketRefusal(): ShopRefusal {
  return refusal('emptyBasket', 'В корзине нет товаров');
}
