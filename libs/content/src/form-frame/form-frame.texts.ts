/** What every form of the shop's content says alike. */
export const formFrameTexts = {
  consent: 'Соглашаюсь на',
  consentLink: 'обработку персональных данных',
  policy: 'Политика обработки данных',
  agreement: 'Соглашение',
};

/** What every form says alike. */
export type FormFrameTexts = typeof formFrameTexts;
