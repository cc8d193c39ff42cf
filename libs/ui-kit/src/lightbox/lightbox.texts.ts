/** Texts of the {@link Lightbox}. */
export interface LightboxTexts {
  previous: string;
  next: string;
  close: string;
  /** Visible: «N / total». */
  counter: (place: number, total: number) => string;
  /** Read aloud after each turn, before the picture's own words. */
  place: (place: number, total: number) => string;
  failed: string;
  retry: string;
}

/** Texts of a lightbox. */
export const lightboxTexts: LightboxTexts = {
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  close: 'Закрыть',
  counter: (place, total) => `${place} / ${total}`,
  place: (place, total) => `Фото ${place} из ${total}`,
  failed: 'Фото не загрузилось',
  retry: 'Попробовать снова',
};
