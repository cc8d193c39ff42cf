import { pluralRu } from '@tropa/ui-kit';

/** What a visitor reads about a product. Pass a changed copy to override it. */
export const productTexts = {
  gallery: 'Фотографии товара',
  photo: (number: number, total: number) => `Фото ${number} из ${total}`,
  counter: (number: number, total: number) => `${number} / ${total}`,
  enlarge: 'Открыть фото на весь экран',
  sizeTable: 'Таблица размеров',
  article: (number: string) => `Артикул: ${number}`,
  creditHint: (perMonth: string) => `или ${perMonth} в месяц в кредит`,
  pickup: (date: string) => `Забрать ${date}`,
  inShops: (count: number) => `в ${count} ${pluralRu(count, 'магазине', 'магазинах', 'магазинах')}`,
  /** From a shop in another city, where the visitor's city has none. */
  bring: (date: string) => `Привезём ${date}`,
  inOtherCities: (count: number) =>
    `из ${count} ${pluralRu(count, 'магазина', 'магазинов', 'магазинов')} других городов`,
  whereInStock: 'где есть',
  stockTitle: 'Где есть товар',
  amount: (amount: number) => `${amount} шт.`,
  outOfStock: 'Нет в наличии',
  delivery: 'Доставка',
  buyBlock: 'Выбор и покупка',
  sheetOpen: 'Выбор и наличие',
  sheetClose: 'Свернуть',
  logo: 'Производитель',
  properties: 'Характеристики',
  about: 'О товаре',
  close: 'Закрыть',
};

/** The texts of a product. */
export type ProductTexts = typeof productTexts;
