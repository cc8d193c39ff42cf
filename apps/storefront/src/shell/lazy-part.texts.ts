/** What a visitor reads where the code of a dialog or a panel does not come. */
export const lazyPartTexts = {
  failed: 'Не получилось загрузить: нет связи или сайт обновился.',
  retry: 'Повторить',
  reload: 'Обновить страницу',
};
