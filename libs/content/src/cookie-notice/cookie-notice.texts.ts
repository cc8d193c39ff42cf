/** The localStorage key under which the choice is stored. */
export const cookiesAcceptedKey = 'cookies_accepted';

/** Texts of the notice. */
export const cookieNoticeTexts = {
  label: 'Сообщение о cookie',
  text: 'Мы используем cookie, чтобы помнить корзину, город и избранное.',
  /** Follows `text` where visits are counted: what is agreed to must be named. */
  counted: (counters: string): string => `С вашего согласия ещё и считаем посещения (${counters}).`,
  link: 'Подробнее о cookie',
  accept: 'Принять',
  necessary: 'Только необходимые',
};
