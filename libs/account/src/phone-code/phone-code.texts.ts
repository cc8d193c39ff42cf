/** What the two phone steps say. The timer's sentence is byte-exact. S2 §4. */
export const phoneCodeTexts = {
  phoneForm: 'Подтверждение телефона',
  phone: 'Телефон',
  getCode: 'Получить код',
  sentTo: (phone: string) => `Код отправлен на номер ${phone}`,
  change: 'Изменить',
  code: 'Код из смс',
  wait: (seconds: number) => `Получить новый код можно через 0:${String(seconds).padStart(2, '0')}`,
  resend: 'Получить новый код',
};

export type PhoneCodeTexts = typeof phoneCodeTexts;
