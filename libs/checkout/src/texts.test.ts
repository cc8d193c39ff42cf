import {
  addedToBasketTexts,
  addToBasketTexts,
  basketLinkTexts,
  basketTexts,
  creditTexts,
  deliveryTexts,
  orderTexts,
  promoCodeTexts,
  reservationTexts,
  totalsTexts,
} from './index.js';

const features = {
  addedToBasketTexts,
  addToBasketTexts,
  basketLinkTexts,
  basketTexts,
  creditTexts,
  deliveryTexts,
  orderTexts,
  promoCodeTexts,
  reservationTexts,
  totalsTexts,
};
const sentences = Object.values(features).flatMap((texts) =>
  Object.values(texts).map((text) =>
    typeof text === 'function' ? (text as (value: never) => string)('2' as never) : text,
  ),
);

test.each(sentences)('%s mixes no alphabets', (sentence) => {
  for (const word of sentence.match(/\p{L}+/gu) ?? []) expect(word).toMatch(/^(?:[A-Za-z]+|[А-Яа-яЁё]+)$/);
});

test.each([
  [2_000_00, '2000'],
  [1, '1'],
  [1_575_00, '1575'],
])('%i kopecks missing for credit are stated in whole roubles, byte for byte', (kopecks, roubles) => {
  expect(orderTexts.creditMissing(kopecks)).toBe(
    `Для оформления заказа в кредит добавьте в корзину товаров еще на ${roubles} рублей`,
  );
});

test('the sentences that the specification quotes are exact to the byte', () => {
  expect(orderTexts.failedText).toBe(
    'По каким-то причинам не удалось оформить заказ. Пожалуйста свяжитесь с нами по телефону:',
  );
  expect([orderTexts.failedTitle, orderTexts.bookedTitle, orderTexts.paidTitle]).toEqual([
    'Что-то пошло не так',
    'Товар забронирован!',
    'Товар оплачен!',
  ]);
  expect([orderTexts.pay, orderTexts.order, basketTexts.order]).toEqual([
    'Перейти к оплате',
    'Оформить заказ',
    'оформить заказ',
  ]);
  expect([basketTexts.noItems, basketTexts.empty]).toEqual(['В корзине нет товаров', 'В корзине пока ничего нет']);
  expect([promoCodeTexts.applied, totalsTexts.byManager]).toEqual(['Промокод применён', 'Рассчитывается менеджером']);
});

test.each([
  ['7', '100 ₽', 'Заказ № 7 на сумму 100 ₽.'],
  ['7', '', 'Заказ № 7.'],
  ['', '100 ₽', 'Заказ на сумму 100 ₽.'],
  ['', '', ''],
])('a booked order «%s» for «%s»: «%s»', (number, sum, text) => expect(orderTexts.bookedOrder(number, sum)).toBe(text));

test.each([
  [1, 'В корзине 1 товар'],
  [2, 'В корзине 2 товара'],
  [5, 'В корзине 5 товаров'],
  [11, 'В корзине 11 товаров'],
  [14, 'В корзине 14 товаров'],
  [21, 'В корзине 21 товар'],
  [22, 'В корзине 22 товара'],
  [111, 'В корзине 111 товаров'],
])('%p lines: %p', (count, text) => expect(basketTexts.count(count)).toBe(text));
