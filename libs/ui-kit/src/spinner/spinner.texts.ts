/** Texts of Spinner. */
export const spinnerTexts = { label: 'Загрузка' };
