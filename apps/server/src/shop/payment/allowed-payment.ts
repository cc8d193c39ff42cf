/** How the buyer pays. Values of the wire (S2 §9). */
export type PaymentKind = 'card' | 'onDelivery' | 'credit';
/** How the goods reach the buyer. Values of the wire (S2 §3). */
export type DeliveryKind = 'pickup' | 'courier';
/** What the buyer's city has: own shops, or pickup points of a partner. */
export type PickupType = 'shops' | 'points';

/** The least sum of goods that a credit is given for, in kopecks (S2 §9). */
export const creditMinimum = 3000_00;

/**
 * Why this payment method is not available for the order, as a sentence for the buyer; null when it is (decision 34).
 * A city with shops takes card, payment on delivery, and credit from 3000 roubles; a city with points takes card only.
 * `areCardsOff`: the shop takes no cards at all (`WITHOUT=cards`).
 */
export function paymentRefusal(
  payment: PaymentKind,
  pickupType: PickupType,
  salePrice: number,
  areCardsOff = false,
): string | null {
  if (areCardsOff && pickupType === 'points')
    return 'В ваш город заказ сейчас оформить нельзя: оплата картой не работает';
  if (payment === 'card') return areCardsOff ? 'Оплата картой сейчас не работает. Выберите другой способ оплаты' : null;
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
