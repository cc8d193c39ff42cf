/** Texts of PasswordField. */
export const passwordFieldTexts = { show: 'Показать пароль', hide: 'Скрыть пароль' };
