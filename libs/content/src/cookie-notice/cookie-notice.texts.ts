/** The localStorage key under which the choice is stored. */
export const cookiesAcceptedKey = 'cookies_accepted';

/** Texts of the notice. */
export const cookieNoticeTexts = {
  label: 'Сообщение о cookie',
  text: 'Мы используем cookie, чтобы помнить корзину, город и избранное.',
  link: 'Подробнее о cookie',
  accept: 'Принять',
  necessary: 'Только необходимые',
};
