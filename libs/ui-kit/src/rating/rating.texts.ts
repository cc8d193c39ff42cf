import { pluralRu } from '../format/plural.js';

/** What the stars say. */
export interface RatingTexts {
  /** Read aloud instead of the stars. */
  value: (value: string) => string;
  count: (count: number) => string;
}

/** What Rating says. */
export const ratingTexts: RatingTexts = {
  value: (value) => `Оценка ${value} из 5`,
  count: (count) => `${count}\u00A0${pluralRu(count, 'отзыв', 'отзыва', 'отзывов')}`,
};
