/** What the two phone steps say. The timer's sentence is byte-exact. S2 §4. */
export const phoneCodeTexts = {
  phoneForm: 'Подтверждение телефона',
  phone: 'Телефон',
  getCode: 'Получить код',
  sentTo: (phone: string) => `Код отправлен на номер ${phone}`,
  proven: (phone: string) => `Телефон ${phone}`,
  change: 'Изменить',
  codeForm: 'Код подтверждения',
  code: 'Код из смс',
  wait: (seconds: number) => `Получить новый код можно через 0:${String(seconds).padStart(2, '0')}`,
  resend: 'Получить новый код',
};

/** What the step with the SMS code says. */
export type PhoneCodeTexts = typeof phoneCodeTexts;
