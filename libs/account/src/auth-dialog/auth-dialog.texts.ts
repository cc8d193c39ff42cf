/** Title of the dialog. S1 §6. */
export const authDialogTitle = 'Вход / Регистрация';
