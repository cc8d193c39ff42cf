/** What the partners' slider says. */
export const partnersTexts = {
  title: 'Наши партнёры',
  /** Name of a logo that came without one. */
  untitled: (position: number): string => `Партнёр ${position}`,
};

/** What the row of partners says. */
export type PartnersTexts = typeof partnersTexts;
