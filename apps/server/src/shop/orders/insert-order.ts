import { wordingInForce } from '../consent.js';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { firstState } from './order-status.js';
import { isPaidOnline } from '../payment/allowed-payment.js';
import type { MadeOrder, NewOrder } from './new-order.js';

/**
 * Writes the order with its lines, its stock and, for a card or СБП, its payment. The goods' names and prices are copied.
 * `paymentToken` is '' unless it is paid online.
 */
export async function insertOrder(trx: Db, order: NewOrder): Promise<MadeOrder & { readonly paymentToken: string }> {
  const { attempt, basket, destination, delivery } = order;
  const { form, now, rules } = attempt;
  const isOnline = isPaidOnline(form.payment);
  const { id, number } = await nextNumber(trx);
  const token = isOnline ? randomBytes(24).toString('base64url') : '';
  const total = basket.price + (delivery.price ?? 0);
  await trx
    .insertInto('orders')
    .values({
      id,
      number,
      visitor_id: attempt.visitorId,
      user_id: attempt.userId,
      name: destination.name,
      phone: destination.phone,
      email: destination.email,
      delivery: form.delivery,
      city_id: destination.cityId,
      city_title: destination.cityTitle,
      shop_id: destination.shopId,
      address: destination.address,
      comment: form.comment,
      payment: form.payment,
      status: order.state ?? firstState(form.payment),
      promo_code: basket.promo?.code ?? null,
      goods_kopecks: basket.price,
      delivery_kopecks: delivery.price,
      delivery_dates: delivery.dates,
      delivery_carrier: delivery.carrier,
      delivery_note: delivery.note,
      total_kopecks: total,
      payment_token: token,
      consent_version: wordingInForce('personal-data'),
      created_at: now,
      expires_at: order.expiresAt ?? (isOnline ? new Date(now.getTime() + rules.unpaidHoldMs) : null),
    })
    .execute();
  await insertLines(trx, id, order);
  if (isOnline) {
    await trx
      .insertInto('payments')
      .values({ order_id: id, provider: 'card', provider_id: token, amount_kopecks: total, status: 'pending' })
      .execute();
  }
  return { id, number, paymentToken: token };
}

/** Numbers are for people: six digits or more. They grant no access, so it does no harm that they can be guessed. */
async function nextNumber(trx: Db): Promise<MadeOrder> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id`.execute(trx);
  const id = Number(rows[0]?.id);
  return { id, number: String(100_000 + id) };
}

async function insertLines(trx: Db, orderId: number, { basket, takes }: NewOrder): Promise<void> {
  const written = await trx
    .insertInto('order_lines')
    .values(
      basket.lines.map((line, position) => ({
        order_id: orderId,
        position,
        product_id: line.productId,
        variant_id: line.variantId,
        title: line.title,
        link: line.link,
        is_variant_shown: line.isVariantShown,
        img: line.img,
        category: line.category,
        properties: JSON.stringify(line.properties),
        quantity: line.quantity,
        price_kopecks: line.finalPrice,
        old_price_kopecks: line.oldPrice,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const lineIds = new Map(written.map((line) => [line.position, line.id]));
  await trx
    .insertInto('order_stock')
    .values(
      takes.flatMap((lines, position) =>
        lines.map((take) => ({ order_line_id: lineIds.get(position)!, shop_id: take.shopId, amount: take.amount })),
      ),
    )
    .execute();
}
