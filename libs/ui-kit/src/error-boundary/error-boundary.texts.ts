/** Texts of ErrorBoundary. */
export const errorBoundaryTexts = {
  title: 'Что-то сломалось',
  text: 'Остальная страница работает. Попробуйте показать эту часть ещё раз.',
};
