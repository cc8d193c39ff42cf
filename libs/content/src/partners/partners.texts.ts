/** Texts of the row of partners. */
export const partnersTexts = {
  title: 'Наши партнёры',
  /** Name of a logo without a title. */
  untitled: (position: number): string => `Партнёр ${position}`,
};

/** Texts of the row of partners. */
export type PartnersTexts = typeof partnersTexts;
