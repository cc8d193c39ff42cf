/** What a visitor reads about favourites. Pass a changed copy to override it. */
export const favoritesTexts = {
  link: 'Избранное',
  /** The toggle's one name: `aria-pressed` says whether it is on. */
  toggle: 'В избранное',
  addFailed: 'Не удалось добавить в избранное',
  removeFailed: 'Не удалось убрать из избранного',
  title: 'Избранное',
  removeAll: 'удалить все',
  removeAllFailed: 'Не удалось удалить товары. Попробуйте ещё раз.',
  emptyTitle: 'В избранном пока ничего нет',
  emptyHint: 'Нажмите на сердце у товара, чтобы вернуться к нему позже.',
  emptyAction: 'Перейти в каталог',
  errorTitle: 'Не удалось загрузить избранное',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Повторить',
};

/** The texts of favourites. */
export type FavoritesTexts = typeof favoritesTexts;
