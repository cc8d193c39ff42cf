/** What the button says. */
export const userButtonTexts = { login: 'Войти', account: 'Личный кабинет' };
