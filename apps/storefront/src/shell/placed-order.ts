import type { placedOrderTexts } from './placed-order.texts.js';

const key = 'tropa_placed_order';

const openStorage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    // Storage is blocked: a guest then sees the plain unauthorized screen.
    return null;
  }
};

/** Remembers for this tab the number of the order that was just placed. */
export const rememberPlacedOrder = (number: string): void => {
  try {
    openStorage()?.setItem(key, number);
  } catch {
    // Full or unavailable storage must not break an order that is already accepted.
  }
};

/**
 * What a guest reads on `/orders` after an order (decisions 36); undefined when none was placed in this tab.
 *
 * @param unpaid Number of this session's order that is awaiting payment, where the server reports it.
 * @param inCredit Number of this session's order whose credit application is open, where the server reports it.
 */
export const placedOrderNote = (
  texts: typeof placedOrderTexts,
  unpaid?: string,
  inCredit?: string,
): string | undefined => {
  if (unpaid !== undefined && inCredit !== undefined) return texts.both(unpaid, inCredit);
  if (unpaid !== undefined) return texts.unpaid(unpaid);
  if (inCredit !== undefined) return texts.inCredit(inCredit);
  const number = openStorage()?.getItem(key) ?? null;
  return number === null ? undefined : texts.accepted(number);
};
