/** What a visitor reads when the code of a dialog or a panel fails to load. */
export const lazyPartTexts = {
  failed: 'Не получилось загрузить: нет связи или сайт обновился.',
  retry: 'Повторить',
  reload: 'Обновить страницу',
};
