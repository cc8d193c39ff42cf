/** What a visitor reads on a card. Pass a changed copy to speak otherwise. */
export const productCardTexts = {
  recommended: 'Советуем',
  /** Latin, because S1 §3 fixes it. */
  newItem: 'NEW',
};

/** The texts of a card. */
export type ProductCardTexts = typeof productCardTexts;
