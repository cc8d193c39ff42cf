/** What the sign-in form says. */
export const loginTexts = {
  form: 'Вход',
  phone: 'Телефон',
  password: 'Пароль',
  submit: 'Войти',
  forgot: 'Забыли пароль?',
  register: 'Зарегистрироваться',
};

/** What the sign-in form says. */
export type LoginTexts = typeof loginTexts;
