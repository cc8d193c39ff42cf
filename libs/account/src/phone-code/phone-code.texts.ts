/** Texts of the phone and code steps. The timer pads its seconds with a zero: «Получить новый код можно через 0:SS». */
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

/** Texts of the phone and code steps. */
export type PhoneCodeTexts = typeof phoneCodeTexts;
