/** What a visitor reads on a card. Pass a changed copy to override it. */
export const productCardTexts = {
  recommended: 'Советуем',
  /** Latin on purpose: the badge reads exactly «NEW». */
  newItem: 'NEW',
};

/** The texts of a card. */
export type ProductCardTexts = typeof productCardTexts;
