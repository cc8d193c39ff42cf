import type { Db } from '../../db/schema.js';
import { readIdentity } from '../identity/identity.js';
import type { ShopIdentity } from '../identity/identity.js';
import { isPaidOnline } from '../payment/allowed-payment.js';
import { queueMessage } from '../outbox/outbox.js';
import type { QueuedMessage } from '../outbox/outbox.js';
import { letterParts } from './letter-texts.js';
import type { LetterKind, LetterOrder } from './letter-texts.js';
import type { NewOrder } from './new-order.js';

/**
 * Writes a letter about an order in the transaction that causes it. An order without an address gets none.
 * @param refund Kopecks that went back.
 */
export async function queueOrderLetter(trx: Db, orderId: number, kind: LetterKind, refund?: number): Promise<void> {
  const order = await readLetterOrder(trx, orderId);
  if (order.email !== '') await queueMessage(trx, composeLetter({ ...order, refund: refund ?? order.refund }, kind));
}

/** The letter that confirms an order, before the order is reread; `payLink` '' leaves the link out. */
export function orderLetter(
  { attempt, basket, destination, delivery, expiresAt }: NewOrder,
  number: string,
  payLink: string,
  shop: ShopIdentity,
): QueuedMessage {
  const { form, now, rules } = attempt;
  const order: LetterOrder = {
    number,
    name: destination.name,
    email: destination.email,
    way: form.delivery,
    place: placeOf(destination.cityTitle, destination.address),
    payment: form.payment,
    lines: basket.lines.map((line) => ({ ...line, options: optionsOf(line.properties), price: line.finalPrice })),
    promoCode: basket.promo?.code ?? null,
    delivery: delivery.price,
    dates: delivery.dates,
    total: basket.price + (delivery.price ?? 0),
    heldUntil: isPaidOnline(form.payment) ? new Date(now.getTime() + rules.unpaidHoldMs) : (expiresAt ?? null),
    isRefundOwed: false,
    refund: 0,
    shop,
    payLink,
  };
  return composeLetter(order, 'accepted');
}

/** A letter as plain text: greeting, what happened, what was ordered, where to ask. */
export function composeLetter(order: LetterOrder, kind: LetterKind): QueuedMessage {
  const { subject, paragraphs } = letterParts(order, kind);
  return { kind: 'mail', recipient: order.email, subject, body: paragraphs.filter(Boolean).join('\n\n') };
}

function placeOf(city: string, address: string): string {
  return [city, address].filter((part) => part !== '').join(', ');
}

function optionsOf(
  properties: readonly { readonly name: string; readonly value: string; readonly type: string }[],
): string {
  return properties.map(({ name, value }) => `${name.toLocaleLowerCase('ru')}: ${value}`).join(', ');
}

async function readLetterOrder(trx: Db, orderId: number): Promise<LetterOrder> {
  const row = await trx
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select('payments.status as moneyStatus')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .select(['title', 'properties', 'quantity', 'price_kopecks'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const refunds = await trx
    .selectFrom('refunds')
    .select(['amount_kopecks as amount', 'done_at'])
    .where('order_id', '=', orderId)
    .execute();
  const isRefundOwed = row.moneyStatus === 'refunding';
  const sum = refunds.reduce((all, one) => all + ((one.done_at === null) === isRefundOwed ? Number(one.amount) : 0), 0);
  return {
    number: row.number,
    name: row.name,
    email: row.email,
    way: row.delivery,
    place: placeOf(row.city_title, row.address),
    payment: row.payment,
    lines: lines.map((line) => ({ ...line, options: optionsOf(line.properties), price: line.price_kopecks })),
    promoCode: row.promo_code,
    delivery: row.delivery_kopecks,
    dates: row.delivery_dates,
    total: row.total_kopecks,
    heldUntil: row.expires_at,
    isRefundOwed,
    refund: isRefundOwed ? sum : row.total_kopecks - sum,
    shop: await readIdentity(trx),
    payLink: '',
  };
}
