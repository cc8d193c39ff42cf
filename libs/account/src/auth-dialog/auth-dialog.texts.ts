/** Default title of the dialog. */
export const authDialogTitle = 'Вход / Регистрация';
