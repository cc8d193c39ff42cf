/** Texts of the list of articles. */
export const articlesTexts = {
  list: 'Список статей',
  loading: 'Загружаем статьи',
  emptyTitle: 'Статей пока нет',
  emptyHint: 'Мы пишем первую. Загляните позже.',
  errorTitle: 'Статьи не загрузились',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать снова',
  others: 'Читайте также',
};

/** Texts of the list of articles. */
export type ArticlesTexts = typeof articlesTexts;
