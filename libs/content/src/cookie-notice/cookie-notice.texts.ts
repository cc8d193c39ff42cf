/** Name under which the acceptance is stored. S1 §4. */
export const cookiesAcceptedKey = 'cookies_accepted';

/** What the notice says. */
export const cookieNoticeTexts = {
  label: 'Сообщение о cookie',
  text: 'Мы используем cookie, чтобы помнить корзину, город и избранное.',
  link: 'Подробнее о cookie',
  accept: 'Понятно',
};
