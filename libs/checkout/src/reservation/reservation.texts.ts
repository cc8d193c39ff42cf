import { pluralRu } from '@tropa/ui-kit';

/** Texts of the reservation; «Товар забронирован!» is word for word what the specification quotes. */
export const reservationTexts = {
  reserve: 'Забронировать',
  title: 'Забронировать товар',
  shops: 'Магазин',
  map: 'Магазины с этим товаром на карте',
  amount: (pieces: number) => `${pieces} шт.`,
  inShops: (count: number) => `Есть в ${count} ${pluralRu(count, 'магазине', 'магазинах', 'магазинах')}`,
  noShops: 'Этого товара больше нет в магазинах.',
  name: 'Имя',
  phone: 'Телефон',
  consent: 'Соглашаюсь на',
  consentLink: 'обработку персональных данных',
  submit: 'Забронировать',
  bookedTitle: 'Товар забронирован!',
  bookedNumber: (number: string) => `Номер заказа — ${number}.`,
  bookedPlace: (address: string) => `Товар ждёт вас в магазине: ${address}.`,
  bookedUntil: (date: string) => `Мы отложили его до ${date}.`,
  bookedPay: 'Оплатить можно при получении.',
  toOrders: 'Перейти в мои заказы',
};

/** Overridable texts of the reservation. */
export type ReservationTexts = typeof reservationTexts;
