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
    // A full or closed storage must not stop an order that is already taken.
  }
};

/** «Заказ № 100244»; a host may give an order no number. */
const named = (number: string, word = 'Заказ'): string => (number === '' ? word : `${word} № ${number}`);

/**
 * What a guest reads on `/orders` after an order (decisions 36); undefined when none was placed in this tab.
 *
 * @param unpaid Number of the order of this session that waits for its money, where the server reports it.
 * @param inCredit Number of the order of this session whose application for credit is open, where the server reports it.
 */
export const placedOrderNote = (unpaid?: string, inCredit?: string): string | undefined => {
  if (unpaid !== undefined && inCredit !== undefined) {
    return `${named(unpaid)} ждёт оплаты, ${named(inCredit, 'заказ')} — решения по кредиту. Войдите, чтобы следить за ними.`;
  }
  if (unpaid !== undefined) return `${named(unpaid)} принят и ждёт оплаты. Войдите, чтобы следить за ним.`;
  if (inCredit !== undefined)
    return `${named(inCredit)} принят и ждёт решения по кредиту. Войдите, чтобы следить за ним.`;
  const number = openStorage()?.getItem(key) ?? null;
  return number === null ? undefined : `${named(number)} принят. Войдите, чтобы следить за ним.`;
};
