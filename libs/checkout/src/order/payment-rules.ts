import type { Kopecks, Payment, ReceivePoints } from '@tropa/api-client';

/** What stands in the city. S2 §3. */
export type PointsType = ReceivePoints['type'];

/** The smallest basket that may be bought on credit: 3000 roubles. S2 §9. */
export const creditMinimum: Kopecks = 300_000;

/** What decides which payments there are. */
export interface PaymentTerms {
  /** Kind of the city's receive points; null while it is unknown. */
  readonly pointsType: PointsType | null;
  /** What the basket costs now, kopecks. */
  readonly salePrice: Kopecks;
  /** Whether the shop has a credit partner. */
  readonly isCreditEnabled: boolean;
}

/** A payment of the form. */
export interface PaymentOption {
  readonly value: Payment;
  readonly isDisabled: boolean;
}

/**
 * The payments that the city allows: with shops card, on delivery and credit (from 3000 roubles), with pickup
 * points card only. S2 §9, decision 34.
 */
export function paymentOptions({ pointsType, salePrice, isCreditEnabled }: PaymentTerms): PaymentOption[] {
  const options: PaymentOption[] = [{ value: 'card', isDisabled: false }];
  if (pointsType !== 'shops') return options;
  options.push({ value: 'onDelivery', isDisabled: false });
  if (isCreditEnabled) options.push({ value: 'credit', isDisabled: salePrice < creditMinimum });
  return options;
}

/** The payment itself while it is allowed, otherwise card. Decision 34. */
export function legalPayment(payment: Payment, terms: PaymentTerms): Payment {
  const option = paymentOptions(terms).find(({ value }) => value === payment);
  return option && !option.isDisabled ? payment : 'card';
}

/** What is still missing for credit, kopecks; 0 when the basket is large enough. S2 §8. */
export const missingForCredit = (salePrice: Kopecks): Kopecks => Math.max(0, creditMinimum - salePrice);
