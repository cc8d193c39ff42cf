import type { Db } from '../db/schema.js';
import type { DemoCardPayment } from '../adapters/demo-card-payment.js';
import type { PaymentNotice } from '../adapters/card-payment.js';
import type { TestShop } from './test-shop.js';
import type { Answer } from './visitor.js';

/** The demo acquirer of a test shop, which signs notices. */
export const bankOf = (shop: TestShop): DemoCardPayment => shop.adapters.cardPayment as DemoCardPayment;

/** Brings a signed notice to the shop, as the acquirer does. */
export const notify = (shop: TestShop, notice: PaymentNotice): Promise<Answer> =>
  shop.visitor().post('/api/payment/notice/', bankOf(shop).sign(notice));

/** All that an order has done to the shop: its state, its money, what it holds. */
export async function orderFacts(db: Db, number: string) {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.status', 'orders.expires_at', 'payments.status as payment'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('order_stock')
    .innerJoin('order_lines', 'order_lines.id', 'order_stock.order_line_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('pieces'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const uses = await db.selectFrom('promo_uses').select('code').where('order_id', '=', order.id).execute();
  const refunds = await db.selectFrom('refunds').select('done_at').where('order_id', '=', order.id).execute();
  return {
    status: order.status,
    payment: order.payment,
    held: Number(held.pieces),
    promoUses: uses.length,
    refundsOwed: refunds.filter((refund) => refund.done_at === null).length,
  };
}

/** The letters to the buyer about an order, oldest first. */
export async function lettersAbout(db: Db, number: string): Promise<{ subject: string; body: string }[]> {
  return (
    db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('kind', '=', 'mail')
      .where('subject', 'like', `%№ ${number}%`)
      // The staff is notified of it too.
      .where('recipient', '<>', 'shop@tropa.example')
      .orderBy('id')
      .execute()
  );
}
