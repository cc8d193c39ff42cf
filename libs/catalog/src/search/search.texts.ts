/** What a visitor reads in the search box. Pass a changed copy to override it. */
export const searchTexts = {
  label: 'Поиск товаров',
  placeholder: 'Товар или артикул',
  submit: 'Найти',
  /** The icon of a narrow window. */
  open: 'Открыть поиск',
  close: 'Закрыть поиск',
  results: 'Найденные товары',
  /** Required text, exact to the letter. */
  nothing: 'Извините, по вашему запросу ничего не найдено',
  failed: 'Поиск сейчас не отвечает. Нажмите Enter, чтобы открыть страницу поиска.',
  all: 'Все результаты',
};

/** The texts of the search box. */
export type SearchTexts = typeof searchTexts;
