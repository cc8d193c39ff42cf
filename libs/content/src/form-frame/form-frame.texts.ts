/** Texts that all content forms share. */
export const formFrameTexts = {
  consent: 'Соглашаюсь на',
  consentLink: 'обработку персональных данных',
  policy: 'Политика обработки данных',
  agreement: 'Соглашение',
};

/** Texts that all content forms share. */
export type FormFrameTexts = typeof formFrameTexts;
