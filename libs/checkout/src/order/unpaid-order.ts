import type { OrderResult } from '@tropa/api-client';
import { forgetAttempt, readAttempt } from './order-attempt.js';
import type { TabStorage } from './tab-memory.js';

/**
 * The card order that the buyer may still pay for: the server's word, else what this tab remembers. A payment that is
 * settled leaves nothing to remember. Decision 19.
 *
 * @param said `_order`; undefined when the server never says it.
 * @param isPaid Whether the payment went through, or the shop knows of none.
 */
export function unpaidOrder(
  said: OrderResult | null | undefined,
  isPaid: boolean,
  tabStorage: TabStorage | null | undefined,
): OrderResult | null {
  const attempt = readAttempt(tabStorage);
  const remembered = attempt?.values.payment === 'card' ? attempt.order : null;
  const unpaid = said === undefined ? (isPaid ? null : remembered) : said;
  if (remembered && !unpaid) forgetAttempt(tabStorage);
  return unpaid;
}
