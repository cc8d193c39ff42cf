/** Texts of the orders page. */
export const ordersTexts = {
  title: 'Мои заказы',
  year: 'Год',
  allYears: 'Все годы',
  order: (number: string) => `Заказ № ${number}`,
  from: (date: string) => `от ${date}`,
  pieces: (count: number) => `${count} шт.`,
  piecesAt: (count: number, price: string) => `${count} × ${price}`,
  total: 'Итого',
  cancel: 'Отменить заказ',
  repeat: 'Повторить заказ',
  pay: 'Оплатить',
  continueCredit: 'Продолжить заявку',
  cancelFailed: 'Не удалось отменить заказ. Попробуйте ещё раз.',
  repeatFailed: 'Не удалось повторить заказ. Попробуйте ещё раз.',
  showAll: 'показать все',
  cancelQuestion: 'Отменить заказ?',
  cancelText: (number: string) => `Заказ № ${number} будет отменён. Если он уже оплачен, деньги вернутся на карту.`,
  keep: 'Не отменять',
  emptyTitle: 'Заказов пока нет',
  emptyHint: 'Когда вы что-нибудь закажете, заказ появится здесь.',
  emptyYear: (year: number) => `За ${year} год заказов нет`,
  toCatalog: 'Перейти в каталог',
  errorTitle: 'Не удалось загрузить заказы',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  pages: 'Страницы заказов',
};

/** Texts of the orders page. */
export type OrdersTexts = typeof ordersTexts;
