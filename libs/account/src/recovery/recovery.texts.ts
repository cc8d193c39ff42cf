/** Texts of password recovery. */
export const recoveryTexts = {
  form: 'Восстановление пароля',
  password: 'Новый пароль',
  passwordHint: 'Латинские буквы и цифры, от 6 символов',
  passwordConfirm: 'Пароль ещё раз',
  submit: 'Сохранить пароль',
  toLogin: 'Вернуться ко входу',
  successTitle: 'Пароль изменён',
  successText: 'Войдите с новым паролем.',
};

/** Texts of password recovery. */
export type RecoveryTexts = typeof recoveryTexts;
