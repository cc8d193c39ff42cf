/** Texts of registration. */
export const registrationTexts = {
  form: 'Регистрация',
  name: 'Имя',
  email: 'E-mail',
  password: 'Пароль',
  passwordHint: 'Латинские буквы и цифры, от 6 символов',
  passwordConfirm: 'Пароль ещё раз',
  consent: 'Соглашаюсь на',
  consentLink: 'обработку персональных данных',
  /** Where a host names a document beside the consent. */
  document: 'Условия продажи и обработки персональных данных',
  submit: 'Зарегистрироваться',
  toLogin: 'Уже есть аккаунт? Войти',
  successTitle: 'Вы зарегистрированы!',
  successText: 'Теперь заказы, избранное и сравнение сохранятся за вами.',
  toAccount: 'Перейти в личный кабинет',
};

/** Texts of registration. */
export type RegistrationTexts = typeof registrationTexts;
