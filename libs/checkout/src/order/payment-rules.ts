import type { Kopecks, Payment, ReceivePoints } from '@tropa/api-client';

/** Whether the city has shops or pickup points. */
export type PointsType = ReceivePoints['type'];

/** The smallest basket that can be bought on credit: 3000 roubles, inclusive, in kopecks. */
export const creditMinimum: Kopecks = 300_000;

/** What decides which payments are allowed. */
export interface PaymentTerms {
  /** Kind of the city's receive points; null while it is unknown. */
  readonly pointsType: PointsType | null;
  /** What the basket costs now, kopecks. */
  readonly salePrice: Kopecks;
  /** Whether the shop has a credit partner. */
  readonly isCreditEnabled: boolean;
  /** Whether the shop takes cards. Defaults to true. */
  readonly isCardEnabled?: boolean | undefined;
  /** Whether СБП is a separate choice, wherever a card is. Defaults to false. */
  readonly isSbpEnabled?: boolean | undefined;
}

/** Paid at the acquirer right after the order. */
export const isPaidOnline = (payment: Payment): boolean => payment === 'card' || payment === 'sbp';

/** A payment of the form. */
export interface PaymentOption {
  readonly value: Payment;
  readonly isDisabled: boolean;
}

/**
 * The payments that the city allows: with shops card, on delivery and credit (from 3000 roubles), with pickup points
 * card only. СБП counts as a card. Where there are pickup points, a shop without cards has nothing to offer.
 */
export function paymentOptions({
  pointsType,
  salePrice,
  isCreditEnabled,
  isCardEnabled = true,
  isSbpEnabled = false,
}: PaymentTerms): PaymentOption[] {
  const options: PaymentOption[] = isCardEnabled ? [{ value: 'card', isDisabled: false }] : [];
  if (isCardEnabled && isSbpEnabled) options.push({ value: 'sbp', isDisabled: false });
  // While the city is unknown, what remains when all the other payments are excluded.
  if (pointsType === 'shops' || (pointsType === null && !isCardEnabled))
    options.push({ value: 'onDelivery', isDisabled: false });
  if (pointsType === 'shops' && isCreditEnabled)
    options.push({ value: 'credit', isDisabled: salePrice < creditMinimum });
  return options;
}

/**
 * The payment itself while it is allowed, otherwise the first that is: card, or on delivery in a shop without cards;
 * null where none is.
 */
export function legalPayment(payment: Payment, terms: PaymentTerms): Payment | null {
  const open = paymentOptions(terms).filter(({ isDisabled }) => !isDisabled);
  return (open.find(({ value }) => value === payment) ?? open[0])?.value ?? null;
}

/** What is still missing for credit, kopecks; 0 when the basket is large enough. */
export const missingForCredit = (salePrice: Kopecks): Kopecks => Math.max(0, creditMinimum - salePrice);
