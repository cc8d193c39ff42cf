/** Texts of the sign-in dialog itself; its forms have texts of their own. */
export const authDialogTexts = { title: 'Вход / Регистрация' };

/** Default title of the dialog. */
export const authDialogTitle = authDialogTexts.title;
