/** Texts of LoadingBar. */
export const loadingBarTexts = { label: 'Загрузка' };
