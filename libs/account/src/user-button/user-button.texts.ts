/** Texts of UserButton. */
export const userButtonTexts = { login: 'Войти', account: 'Личный кабинет' };
