/** Texts of the banners. */
export const bannersTexts = {
  /** Name of a link without a text. */
  untitled: 'Предложение магазина',
  advert: 'Реклама',
  pause: (text: string): string => `Остановить видео${text ? ` «${text}»` : ''}`,
  play: (text: string): string => `Включить видео${text ? ` «${text}»` : ''}`,
};

/** Texts of the banners. */
export type BannersTexts = typeof bannersTexts;
