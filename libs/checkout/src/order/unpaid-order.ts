import type { OrderResult } from '@tropa/api-client';
import { paymentOutcome, type PaymentWord } from '../payment-return/payment-return.js';
import { forgetAttempt, readAttempt } from './order-attempt.js';
import type { TabStorage } from './tab-memory.js';

/** The arrival at the order page: what its address and the server say about the payment. */
interface Arrival {
  readonly search: string;
  readonly payment: PaymentWord;
}

const isPaid = ({ search, payment }: Arrival): boolean =>
  payment === 'paid' || payment === '' || paymentOutcome(search, payment) === 'paid';

/** The card order that this tab remembers: also one that the buyer then wanted to pay for on delivery. */
function remembered(tabStorage: TabStorage | null | undefined): OrderResult | null {
  const attempt = readAttempt(tabStorage);
  return attempt && attempt.values.payment !== 'credit' ? attempt.order : null;
}

/**
 * The card order that the buyer may still pay for: as the server says, else as this tab remembers. A buyer who returns from
 * the bank after paying is not asked to pay again, though the shop may not know of it yet.
 *
 * @param pageOrder `_order`; undefined when the server never gives it.
 */
export function unpaidOrder(
  pageOrder: OrderResult | null | undefined,
  arrival: Arrival,
  tabStorage: TabStorage | null | undefined,
): OrderResult | null {
  const outcome = paymentOutcome(arrival.search, arrival.payment);
  if (outcome === 'paid' || outcome === 'pending') return null;
  if (pageOrder !== undefined) return pageOrder;
  return isPaid(arrival) ? null : remembered(tabStorage);
}

/** A payment that is settled leaves nothing to remember; one that the bank has not confirmed may still fail. */
export function forgetSettled(
  pageOrder: OrderResult | null | undefined,
  arrival: Arrival,
  tabStorage: TabStorage | null | undefined,
): void {
  if (remembered(tabStorage) && (pageOrder === null || (!pageOrder && isPaid(arrival)))) forgetAttempt(tabStorage);
}
