/** Texts of the subscription. */
export const subscribeTexts = {
  form: 'Подписка на новости',
  email: 'Ваш e-mail',
  submit: 'Подписаться',
  consent: 'Соглашаюсь на',
  consentLink: 'обработку персональных данных',
  adverts: 'Соглашаюсь получать рекламную рассылку',
  success: 'Вы подписаны. Ждите новостей о снаряжении и скидках.',
};

/** Texts of the subscription. */
export type SubscribeTexts = typeof subscribeTexts;
