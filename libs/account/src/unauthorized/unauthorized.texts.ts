/** Texts that a visitor reads on an account page. */
export const unauthorizedTexts = {
  title: 'Вы не авторизованы',
  hint: 'Войдите, чтобы увидеть заказы и данные профиля.',
  login: 'Войти',
  pay: 'Оплатить заказ',
  continueCredit: 'Продолжить заявку',
};
