/** What the tile of banners says. */
export const bannersTexts = {
  /** Name of a link without a text. */
  untitled: 'Предложение магазина',
  advert: 'Реклама',
  pause: (text: string): string => `Остановить видео${text ? ` «${text}»` : ''}`,
  play: (text: string): string => `Включить видео${text ? ` «${text}»` : ''}`,
};

/** What the banners say. */
export type BannersTexts = typeof bannersTexts;
