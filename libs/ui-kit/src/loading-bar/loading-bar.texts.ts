/** What LoadingBar says. */
export const loadingBarTexts = { label: 'Загрузка' };
