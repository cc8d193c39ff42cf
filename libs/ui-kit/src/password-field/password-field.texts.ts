/** What PasswordField says. */
export const passwordFieldTexts = { show: 'Показать пароль', hide: 'Скрыть пароль' };
