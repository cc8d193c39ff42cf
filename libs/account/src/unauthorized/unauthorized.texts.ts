/** What a visitor reads on an account page. S2 §2. */
export const unauthorizedTexts = {
  title: 'Вы не авторизованы',
  hint: 'Войдите, чтобы увидеть заказы и данные профиля.',
  login: 'Войти',
  pay: 'Оплатить заказ',
  continueCredit: 'Продолжить заявку',
};
