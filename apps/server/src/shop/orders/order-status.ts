import type { PaymentKind } from '../payment/allowed-payment.js';
import { stepsFrom } from './order-machine.js';
import type { OrderState } from './order-machine.js';

export { firstState } from './order-machine.js';
export type { OrderState } from './order-machine.js';

interface StatusLook {
  readonly text: string;
  readonly color: string;
  readonly isRepeatable: boolean;
}

/**
 * Labels and colours of the states: colours have a contrast of 4.5:1 on white, though they are shown as a dot (decision
 * 40).
 */
const looks: Record<OrderState, StatusLook> = {
  'awaiting-payment': { text: 'Ожидает оплаты', color: '#7A5A00', isRepeatable: false },
  paid: { text: 'Оплачен', color: '#00756A', isRepeatable: true },
  accepted: { text: 'Принят', color: '#1258A8', isRepeatable: true },
  reserved: { text: 'Забронирован', color: '#1258A8', isRepeatable: true },
  'credit-review': { text: 'Ожидает решения по кредиту', color: '#7A5A00', isRepeatable: true },
  assembling: { text: 'Собирается', color: '#1258A8', isRepeatable: true },
  delivering: { text: 'В пути', color: '#1258A8', isRepeatable: true },
  ready: { text: 'Готов к выдаче', color: '#00756A', isRepeatable: true },
  done: { text: 'Получен', color: '#00756A', isRepeatable: true },
  cancelled: { text: 'Отменён', color: '#6B6B65', isRepeatable: true },
  expired: { text: 'Не оплачен вовремя', color: '#6B6B65', isRepeatable: true },
};

/** Status of an order as the account shows it (S2 §3). `paymentLink` is null when there is nothing to pay. */
export interface OrderStatus {
  readonly text: string;
  readonly color: string;
  readonly isCancelAvailable: boolean;
  readonly isRepeatAvailable: boolean;
  readonly paymentLink: string | null;
  /** Where the application for credit is continued; null when none waits. */
  readonly creditLink: string | null;
}

/** What is left for the buyer to do about the money of an order. */
export interface OpenLinks {
  readonly payment?: string | null;
  readonly credit?: string | null;
}

/**
 * Only an order that still holds goods can be cancelled in the account, though a late request for a closed order does
 * no harm.
 */
const isCancellable = (state: OrderState): boolean => stepsFrom(state, 'cancel').some((step) => step.goods === 'give');

/** The status that the account shows for an order in this state. */
export function orderStatus(state: OrderState, payment: PaymentKind, links: OpenLinks = {}): OrderStatus {
  const look = looks[state];
  return {
    // An order to be paid on delivery was not late with its payment.
    text: state === 'expired' && payment === 'onDelivery' ? 'Срок истёк' : look.text,
    color: look.color,
    isCancelAvailable: isCancellable(state),
    isRepeatAvailable: look.isRepeatable,
    paymentLink: (state === 'awaiting-payment' && links.payment) || null,
    creditLink: (state === 'credit-review' && links.credit) || null,
  };
}
