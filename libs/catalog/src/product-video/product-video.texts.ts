/** What a visitor reads about a product's video. Pass a changed copy to override it. */
export const productVideoTexts = {
  title: 'Видео',
  play: (title: string) => (title ? `Смотреть видео: ${title}` : 'Смотреть видео'),
  player: (title: string) => title || 'Видео о товаре',
  errorTitle: 'Видео не загрузилось',
  errorText: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать снова',
};

/** The texts of a product's video. */
export type ProductVideoTexts = typeof productVideoTexts;
