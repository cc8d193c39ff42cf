/** Texts of the newest orders at the top of the account. */
export const recentOrdersTexts = {
  title: 'Мои заказы',
  all: 'Все заказы',
  order: (number: string, date: string) => `Заказ № ${number} от ${date}`,
  pay: 'Оплатить',
  continueCredit: 'Продолжить заявку',
  empty: 'Заказов пока нет. Когда вы что-нибудь закажете, заказ появится здесь.',
  error: 'Не удалось загрузить заказы.',
};

/** Texts of the newest orders at the top of the account. */
export type RecentOrdersTexts = typeof recentOrdersTexts;
