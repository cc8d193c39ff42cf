import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { refusal } from '../refusals.js';
import { changeOrder } from './change-order.js';
import { orderMachine } from './order-machine.js';
import type { OrderEvent, OrderState } from './order-machine.js';

/** What the staff may do; «decline» is the shop's own decision to cancel. */
export const shopEvents = ['assemble', 'ship', 'makeReady', 'finish', 'decline'] as const satisfies OrderEvent[];
/** What the bank decides: only the demo's page decides in its stead. */
const staffEvents: readonly OrderEvent[] = [...shopEvents, 'approveCredit', 'refuseCredit'];

/** A step that the staff may take. */
export interface StaffStep {
  readonly event: OrderEvent;
  readonly to: OrderState;
}

/** What may be done next with an order: a courier delivery is sent, a pickup order waits in its shop. */
export function staffSteps(
  state: string,
  delivery: 'pickup' | 'courier',
  events: readonly OrderEvent[] = staffEvents,
): StaffStep[] {
  return orderMachine
    .filter((step) => step.from === state && events.includes(step.event))
    .filter((step) => step.when === undefined || step.when === delivery)
    .map(({ event, to }) => ({ event, to }));
}

/** Takes one of the staff's steps, named by its event or by the state it leads to; another is rejected. */
export async function advanceOrder(db: Db, orderId: number, wanted: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'delivery'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw refusal('notFound', 'Заказ не найден');
    const steps = staffSteps(order.status, order.delivery);
    const step = steps.find(({ event }) => event === wanted) ?? steps.find(({ to }) => to === wanted);
    if (!step) throw refusal('orderClosed', 'Так изменить заказ нельзя');
    await changeOrder(trx, orderId, step.event, now);
  });
}
