import { sql } from 'kysely';
import type { ReceiptData } from '../../adapters/card-payment.js';
import type { Db } from '../../db/schema.js';
import type { RefundedLine } from '../../db/tables/purchase.js';

/** What is left of a paid order after refunds. Money is kopecks. */
export interface Refundable {
  readonly paid: number;
  /** What was paid minus what was given back or is on its way. */
  readonly left: number;
  /** Pieces by line, with the price of one. */
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly price: number }[];
  readonly delivery: number;
}

/** What is left of a payment; the caller has locked the order. */
export async function readRefundable(
  trx: Db,
  orderId: number,
  payment: { readonly provider_id: string; readonly external_id: string; readonly amount_kopecks: number },
): Promise<Refundable> {
  const order = await trx
    .selectFrom('orders')
    .select('delivery_kopecks')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'price_kopecks'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await trx
    .selectFrom('refunds')
    .select(['amount_kopecks', 'delivery_kopecks', 'lines'])
    .where('payment_id', '=', payment.provider_id)
    .where('external_id', '=', payment.external_id)
    .execute();
  const back = new Map<number, number>();
  for (const { id, quantity } of parts.flatMap((part) => part.lines)) back.set(id, (back.get(id) ?? 0) + quantity);
  const sumOf = (key: 'amount_kopecks' | 'delivery_kopecks') => parts.reduce((sum, part) => sum + Number(part[key]), 0);
  return {
    paid: payment.amount_kopecks,
    left: payment.amount_kopecks - sumOf('amount_kopecks'),
    lines: lines.map(({ id, quantity, price_kopecks: price }) => ({
      id,
      quantity: quantity - (back.get(id) ?? 0),
      price,
    })),
    delivery: Number(order.delivery_kopecks ?? 0) - sumOf('delivery_kopecks'),
  };
}

/** What all that is left is for; nothing in particular where sums were given back beside lines and delivery. */
export function contentOfRest({ left, lines, delivery }: Refundable): {
  readonly lines: RefundedLine[];
  readonly delivery: number;
} {
  const rest = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity, price }) => ({ id, quantity, sum: price * quantity }));
  const isWhole = rest.reduce((sum, line) => sum + line.sum, delivery) === left;
  return isWhole ? { lines: rest, delivery } : { lines: [], delivery: 0 };
}

/** What the receipt of a part lists. */
export async function readPartReceipt(db: Db, refundId: number): Promise<ReceiptData> {
  const { rows } = await sql<ReceiptData & { readonly amount: number }>`
    select o.email, o.phone, r.delivery_kopecks::int as delivery, r.amount_kopecks::int as amount,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'title', l.title, 'price', l.price_kopecks, 'quantity', (one->>'quantity')::int) order by l.position), '[]')
              from jsonb_array_elements(r.lines) one join order_lines l on l.id = (one->>'id')::int) as lines
      from refunds r join orders o on o.id = r.order_id where r.id = ${refundId}`.execute(db);
  const { amount, ...receipt } = rows[0]!;
  const named = receipt.lines.reduce((sum, { price, quantity }) => sum + price * quantity, receipt.delivery);
  return { ...receipt, other: amount - named };
}
