import { orderMachine } from './order-machine.js';
import type { OrderEvent, OrderState } from './order-machine.js';

/** What a step of an order is called on its page, done or still to come. */
const stepTexts: Record<OrderState | 'placed', string> = {
  placed: 'Оформлен',
  'awaiting-payment': 'Оформлен, ждёт оплаты',
  paid: 'Оплачен',
  accepted: 'Принят',
  reserved: 'Забронирован',
  'credit-review': 'Оформлен, ждёт решения банка',
  assembling: 'Собирается',
  delivering: 'Передан курьеру',
  ready: 'Готов к выдаче',
  done: 'Получен',
  cancelled: 'Отменён',
  expired: 'Срок истёк',
};

/** The words for a state; one that is not known any more is shown as it is. */
export const stepText = (status: string): string => stepTexts[status as OrderState] ?? status;

/** The events by which an order advances when all goes well. */
const onward: readonly OrderEvent[] = ['pay', 'approveCredit', 'assemble', 'ship', 'makeReady', 'finish'];

/** What a buyer may still expect of an order, in its order: the machine's own way from here to the handing over. */
export function stepsAhead(state: string, delivery: 'pickup' | 'courier'): OrderState[] {
  const ahead: OrderState[] = [];
  for (let at = state; at !== 'cancelled' && at !== 'expired';) {
    const next = orderMachine.find(
      ({ from, event, to, when }) =>
        from === at && to !== at && onward.includes(event) && (when === undefined || when === delivery),
    );
    if (next === undefined || ahead.includes(next.to)) break;
    ahead.push(next.to);
    at = next.to;
  }
  return ahead;
}
