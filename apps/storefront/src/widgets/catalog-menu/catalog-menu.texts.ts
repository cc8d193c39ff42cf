/** Texts of «Каталог» and its panel. */
export const catalogMenuTexts = {
  title: 'Каталог',
  sale: 'Распродажа',
  orders: 'Мои заказы',
  account: 'Личный кабинет',
  compare: 'Сравнение',
  delivery: 'Доставка и оплата',
  returns: 'Обмен и возврат',
  project: 'Школа походов',
  shops: 'Магазины',
  contacts: 'Контакты',
};
