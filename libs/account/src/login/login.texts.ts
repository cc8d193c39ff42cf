/** Texts of the sign-in form. */
export const loginTexts = {
  form: 'Вход',
  phone: 'Телефон',
  password: 'Пароль',
  submit: 'Войти',
  forgot: 'Забыли пароль?',
  register: 'Зарегистрироваться',
};

/** Texts of the sign-in form. */
export type LoginTexts = typeof loginTexts;
