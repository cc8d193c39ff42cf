/** Texts of an account page for a visitor who is not signed in. */
export const unauthorizedTexts = {
  title: 'Вы не авторизованы',
  hint: 'Войдите, чтобы увидеть заказы и данные профиля.',
  login: 'Войти',
  pay: 'Оплатить заказ',
  continueCredit: 'Продолжить заявку',
};
