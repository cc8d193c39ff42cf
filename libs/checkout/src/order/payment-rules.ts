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
  /** Whether the shop takes cards. True when nothing is said. */
  readonly isCardEnabled?: boolean | undefined;
}

/** A payment of the form. */
export interface PaymentOption {
  readonly value: Payment;
  readonly isDisabled: boolean;
}

/**
 * The payments that the city allows: with shops card, on delivery and credit (from 3000 roubles), with pickup
 * points card only. A shop without cards has nothing to offer where points are. S2 §9, decision 34.
 */
export function paymentOptions({
  pointsType,
  salePrice,
  isCreditEnabled,
  isCardEnabled = true,
}: PaymentTerms): PaymentOption[] {
  const options: PaymentOption[] = isCardEnabled ? [{ value: 'card', isDisabled: false }] : [];
  // While the city is unknown, what is left of its payments when all the others fall away.
  if (pointsType === 'shops' || (pointsType === null && !isCardEnabled))
    options.push({ value: 'onDelivery', isDisabled: false });
  if (pointsType === 'shops' && isCreditEnabled)
    options.push({ value: 'credit', isDisabled: salePrice < creditMinimum });
  return options;
}

/**
 * The payment itself while it is allowed, otherwise the first that is: card, or on delivery in a shop without cards;
 * null where nothing is. Decision 34.
 */
export function legalPayment(payment: Payment, terms: PaymentTerms): Payment | null {
  const open = paymentOptions(terms).filter(({ isDisabled }) => !isDisabled);
  return (open.find(({ value }) => value === payment) ?? open[0])?.value ?? null;
}

/** What is still missing for credit, kopecks; 0 when the basket is large enough. S2 §8. */
export const missingForCredit = (salePrice: Kopecks): Kopecks => Math.max(0, creditMinimum - salePrice);
