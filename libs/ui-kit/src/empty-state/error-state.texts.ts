/** Texts of ErrorState. */
export const errorStateTexts = {
  title: 'Не получилось загрузить',
  text: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать снова',
};
