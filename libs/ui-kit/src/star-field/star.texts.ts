/** Texts of a rating. */
export interface StarTexts {
  /** What one, two … five stars mean. */
  labels: readonly [string, string, string, string, string];
  /** While there is no rating. */
  unset: string;
  /** Read aloud before the meaning: «4 из 5». */
  of: (stars: number) => string;
}

/** What 1 to 5 stars mean. */
export const starTexts: StarTexts = {
  labels: ['Не очень хорошо', 'Удовлетворительно', 'Хорошо', 'Очень хорошо', 'Отлично'],
  unset: 'Нет оценки',
  of: (stars) => `${stars} из 5`,
};

/** The meaning of a rating; «Нет оценки» for 0 and for anything that is not a rating. */
export const starLabel = (value: number | null | undefined, texts: StarTexts = starTexts): string =>
  texts.labels[(value ?? 0) - 1] ?? texts.unset;
