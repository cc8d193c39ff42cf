import type { PaymentKind } from '../payment/allowed-payment.js';

/** Every state an order can be in. Kept as text in the database. */
export const orderStates = [
  'awaiting-payment',
  'paid',
  'accepted',
  'reserved',
  'credit-review',
  'assembling',
  'delivering',
  'ready',
  'done',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

interface StatusLook {
  readonly text: string;
  readonly color: string;
  readonly isCancellable: boolean;
  readonly isRepeatable: boolean;
}

/** Words and colours of the states: colours hold 4.5:1 on white, though they are shown as a dot (decision 40). */
const looks: Record<OrderState, StatusLook> = {
  'awaiting-payment': { text: 'Ожидает оплаты', color: '#7A5A00', isCancellable: true, isRepeatable: false },
  paid: { text: 'Оплачен', color: '#00756A', isCancellable: true, isRepeatable: true },
  accepted: { text: 'Принят', color: '#1258A8', isCancellable: true, isRepeatable: true },
  reserved: { text: 'Забронирован', color: '#1258A8', isCancellable: true, isRepeatable: true },
  'credit-review': { text: 'Ожидает решения по кредиту', color: '#7A5A00', isCancellable: true, isRepeatable: true },
  assembling: { text: 'Собирается', color: '#1258A8', isCancellable: false, isRepeatable: true },
  delivering: { text: 'В пути', color: '#1258A8', isCancellable: false, isRepeatable: true },
  ready: { text: 'Готов к выдаче', color: '#00756A', isCancellable: false, isRepeatable: true },
  done: { text: 'Получен', color: '#00756A', isCancellable: false, isRepeatable: true },
  cancelled: { text: 'Отменён', color: '#6B6B65', isCancellable: false, isRepeatable: true },
  expired: { text: 'Не оплачен вовремя', color: '#6B6B65', isCancellable: false, isRepeatable: true },
};

/** States from which the buyer may still cancel. */
export const cancellableStates: readonly OrderState[] = orderStates.filter((state) => looks[state].isCancellable);

/** States of an order that holds its goods no more. */
export const closedStates: readonly OrderState[] = ['cancelled', 'expired'];

/** Status of an order as the account shows it (S2 §3). `paymentLink` is null when there is nothing to pay. */
export interface OrderStatus {
  readonly text: string;
  readonly color: string;
  readonly isCancelAvailable: boolean;
  readonly isRepeatAvailable: boolean;
  readonly paymentLink: string | null;
}

/** The status that the account shows for an order in this state. */
export function orderStatus(state: OrderState, paymentLink: string | null): OrderStatus {
  const look = looks[state];
  return {
    text: look.text,
    color: look.color,
    isCancelAvailable: look.isCancellable,
    isRepeatAvailable: look.isRepeatable,
    paymentLink: state === 'awaiting-payment' ? paymentLink : null,
  };
}

/** The state a new order starts in. */
export function firstState(payment: PaymentKind): OrderState {
  if (payment === 'card') return 'awaiting-payment';
  return payment === 'credit' ? 'credit-review' : 'accepted';
}
