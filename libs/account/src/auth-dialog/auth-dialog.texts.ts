/** Texts of the sign-in dialog itself; its forms have their own texts. */
export const authDialogTexts = { title: 'Вход / Регистрация' };

/** Default title of the dialog. */
export const authDialogTitle = authDialogTexts.title;
