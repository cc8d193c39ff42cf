/** How the buyer pays. Values of the wire (S2 §9). */
export type PaymentKind = 'card' | 'sbp' | 'onDelivery' | 'credit';

/** Paid at the acquirer right after the order, and held for it meanwhile: a card, or СБП. */
export const isPaidOnline = (payment: PaymentKind): boolean => payment === 'card' || payment === 'sbp';

/** How the goods reach the buyer. Values of the wire (S2 §3). */
export type DeliveryKind = 'pickup' | 'courier';
/** What the buyer's city has: own shops, or pickup points of a partner. */
export type PickupType = 'shops' | 'points';

/** The least sum of goods that a credit is given for, in kopecks (S2 §9). */
export const creditMinimum = 3000_00;

/** Payment methods that the shop accepts. */
export interface PaymentRules {
  readonly areCardsOff?: boolean;
  readonly isSbpOn?: boolean;
  readonly isCreditOff?: boolean;
}

/**
 * Why this payment method is not available for the order, as a sentence for the buyer; null when it is (decision 34).
 * A city with shops takes card, payment on delivery, and credit from 3000 roubles; a city with points takes card only.
 * СБП counts as a card. `areCardsOff`: the shop takes neither (`WITHOUT=cards`); `isSbpOn`: its acquirer takes СБП;
 * `isCreditOff`: the shop has no credit partner.
 */
export function paymentRefusal(
  payment: PaymentKind,
  pickupType: PickupType,
  salePrice: number,
  { areCardsOff = false, isSbpOn = false, isCreditOff = false }: PaymentRules = {},
): string | null {
  if (payment === 'credit' && isCreditOff) return 'Оплатить заказ в кредит сейчас нельзя';
  if (areCardsOff && pickupType === 'points')
    return 'В ваш город заказ сейчас оформить нельзя: оплата картой не работает';
  if (isPaidOnline(payment) && areCardsOff) return 'Оплата картой сейчас не работает. Выберите другой способ оплаты';
  if (payment === 'card') return null;
  if (payment === 'sbp') return isSbpOn ? null : 'Оплата через СБП сейчас не работает. Выберите другой способ оплаты';
  if (pickupType === 'points') return 'В вашем городе заказ можно оплатить только картой';
  if (payment === 'credit' && salePrice < creditMinimum) {
    const lacking = Math.ceil((creditMinimum - salePrice) / 100);
    return `Для оформления заказа в кредит добавьте в корзину товаров еще на ${lacking} рублей`;
  }
  return null;
}

/** Whether courier delivery costs nothing: strictly above the limit (decision 34). Both in kopecks. */
export function isDeliveryFree(salePrice: number, freeDeliveryLimit: number): boolean {
  return salePrice > freeDeliveryLimit;
}
