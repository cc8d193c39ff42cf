import { pluralRu } from '../format/plural.js';

/** Texts of the stars. */
export interface RatingTexts {
  /** Read aloud instead of the stars. */
  value: (value: string) => string;
  count: (count: number) => string;
}

/** Texts of Rating. */
export const ratingTexts: RatingTexts = {
  value: (value) => `Оценка ${value} из 5`,
  count: (count) => `${count}\u00A0${pluralRu(count, 'отзыв', 'отзыва', 'отзывов')}`,
};
