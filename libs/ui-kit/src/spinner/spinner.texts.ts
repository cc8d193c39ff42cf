/** What Spinner says. */
export const spinnerTexts = { label: 'Загрузка' };
