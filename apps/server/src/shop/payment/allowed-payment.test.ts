import { isDeliveryFree, paymentRefusal } from './allowed-payment.js';

const onlyCard = 'В вашем городе заказ можно оплатить только картой';

describe('ways to pay', () => {
  it.each([
    ['card', 'shops', 1, null],
    ['card', 'points', 1, null],
    ['onDelivery', 'shops', 1, null],
    ['onDelivery', 'points', 10_000_00, onlyCard],
    ['credit', 'shops', 3000_00, null],
    ['credit', 'shops', 2999_99, 'Для оформления заказа в кредит добавьте в корзину товаров еще на 1 рублей'],
    ['credit', 'shops', 1000_00, 'Для оформления заказа в кредит добавьте в корзину товаров еще на 2000 рублей'],
    ['credit', 'points', 10_000_00, onlyCard],
  ] as const)('%s, %s, %i kopecks → %s', (payment, pickup, sum, refusal) => {
    expect(paymentRefusal(payment, pickup, sum)).toBe(refusal);
  });

  it.each([
    ['card', 'shops', 'Оплата картой сейчас не работает. Выберите другой способ оплаты'],
    ['onDelivery', 'shops', null],
    ['credit', 'shops', null],
    ['sbp', 'shops', 'Оплата картой сейчас не работает. Выберите другой способ оплаты'],
    ['card', 'points', 'В ваш город заказ сейчас оформить нельзя: оплата картой не работает'],
    ['onDelivery', 'points', 'В ваш город заказ сейчас оформить нельзя: оплата картой не работает'],
  ] as const)('with cards off: %s, %s → %s', (payment, pickup, refusal) => {
    expect(paymentRefusal(payment, pickup, 10_000_00, { areCardsOff: true, isSbpOn: true })).toBe(refusal);
  });

  it.each([
    ['shops', true, null],
    ['points', true, null],
    ['shops', false, 'Оплата через СБП сейчас не работает. Выберите другой способ оплаты'],
    ['points', false, 'Оплата через СБП сейчас не работает. Выберите другой способ оплаты'],
  ] as const)('SBP counts as a card where the bank accepts it: %s, %s → %s', (pickup, isSbpOn, refusal) => {
    expect(paymentRefusal('sbp', pickup, 1, { isSbpOn })).toBe(refusal);
  });

  it.each(['shops', 'points'] as const)('nothing is sold on credit without a partner: %s', (pickup) => {
    expect(paymentRefusal('credit', pickup, 1, { isCreditOff: true })).toBe('Оплатить заказ в кредит сейчас нельзя');
    expect(paymentRefusal('card', pickup, 1, { isCreditOff: true })).toBeNull();
  });

  it('delivery is free strictly above the limit', () => {
    expect(isDeliveryFree(5000_00, 5000_00)).toBe(false);
    expect(isDeliveryFree(5000_01, 5000_00)).toBe(true);
  });
});
