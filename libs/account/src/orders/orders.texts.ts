/** What the orders page says. */
export const ordersTexts = {
  title: 'Мои заказы',
  year: 'Год',
  allYears: 'Все годы',
  order: (number: string) => `Заказ № ${number}`,
  from: (date: string) => `от ${date}`,
  pieces: (count: number) => `${count} шт.`,
  total: 'Итого',
  cancel: 'Отменить заказ',
  repeat: 'Повторить заказ',
  pay: 'Оплатить',
  showAll: 'показать все',
  emptyTitle: 'Заказов пока нет',
  emptyHint: 'Когда вы что-нибудь закажете, заказ появится здесь.',
  toCatalog: 'Перейти в каталог',
  errorTitle: 'Не удалось загрузить заказы',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  pages: 'Страницы заказов',
};

export type OrdersTexts = typeof ordersTexts;
