import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { notFound } from './staff-refusal.js';

/** Records where the fiscal receipt of an order is. @throws StaffRefusal when there is no such order */
export async function setReceipt(db: Db, actor: StaffActor, number: string, link: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'receipt_link'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound('such order');
    if (order.receipt_link === link) return;
    await trx.updateTable('orders').set({ receipt_link: link }).where('id', '=', order.id).execute();
    await writeAudit(trx, actor, {
      action: 'order.receipt',
      subject: `order:${number}`,
      before: { receiptLink: order.receipt_link },
      after: { receiptLink: link },
    });
  });
}
