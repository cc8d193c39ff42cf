import { errorCodes } from '../shop/refusal.js';
import { refusalCodes } from '../shop/refusals.js';
import type { RefusalName } from '../shop/refusals.js';

const general: Record<keyof typeof errorCodes, string> = {
  fault: 'a transport error, see the HTTP status',
  invalid: 'a field is missing, too long or of a wrong type',
  notFound: 'what the call is about does not exist',
  unauthorized: 'the call needs a signed-in user',
  tooMany: 'too many attempts, wait',
  refused: 'a rule of the shop forbids it',
};

const ofPurchase: Record<RefusalName, string> = {
  invalidForm: general.invalid,
  notFound: general.notFound,
  signInNeeded: general.unauthorized,
  tooOften: general.tooMany,
  noStock: 'the goods are sold out, or there are fewer of them',
  emptyBasket: 'the basket is empty',
  promo: 'the promo code does not work here',
  payment: 'this payment is not possible',
  place: 'this city, shop or point is not possible',
  wrongPassword: 'wrong phone or password',
  wrongCode: 'wrong or outdated code',
  phoneNotProven: 'the phone has not passed checkCode in this session',
  phoneTaken: 'the phone has an account',
  phoneUnknown: 'no account has this phone',
  orderClosed: 'the order cannot be changed any more',
  basketChanged: 'the basket is not the one that the buyer saw: `If-Match` names another',
  deliveryChanged: 'delivery costs something else than the buyer saw: `deliveryVersion` names another price',
};

/** The error catalogue of this server, number → meaning (S1 §8; S2 §8 leaves the numbers to the server). */
export const errorCodeTexts: Readonly<Record<number, string>> = Object.fromEntries([
  ...Object.entries(general).map(([name, text]) => [errorCodes[name as keyof typeof errorCodes], text] as const),
  ...Object.entries(ofPurchase).map(([name, text]) => [refusalCodes[name as RefusalName], text] as const),
]);
