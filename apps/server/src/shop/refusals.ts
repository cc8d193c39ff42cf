import { BASKET_CHANGED, DELIVERY_CHANGED } from '@tropa/api-client/wire';
import { errorCodes, ShopRefusal } from './refusal.js';

/** Numbers of the refusals on the way from the basket to the account; the general ones are `errorCodes`. */
export const refusalCodes = {
  invalidForm: errorCodes.invalid,
  notFound: errorCodes.notFound,
  signInNeeded: errorCodes.unauthorized,
  tooOften: errorCodes.tooMany,
  noStock: 22,
  emptyBasket: 23,
  promo: 24,
  payment: 25,
  place: 26,
  wrongPassword: 27,
  wrongCode: 28,
  phoneNotProven: 29,
  phoneTaken: 30,
  phoneUnknown: 31,
  orderClosed: 32,
  basketChanged: BASKET_CHANGED,
  deliveryChanged: DELIVERY_CHANGED,
} as const;

/** Name of a refusal. */
export type RefusalName = keyof typeof refusalCodes;

/**
 * A refusal to throw: `throw refusal('noStock', 'Товара нет в наличии')`.
 *
 * @param waitMs After how long the same call will be accepted.
 */
export function refusal(name: RefusalName, message: string, waitMs?: number): ShopRefusal {
  return new ShopRefusal(message, refusalCodes[name], waitMs === undefined ? undefined : Math.ceil(waitMs / 1000));
}
