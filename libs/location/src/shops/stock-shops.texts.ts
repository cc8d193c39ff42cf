/** What the list of shops that have the goods says. */
export const stockShopsTexts = {
  amount: (amount: number) => `В наличии ${amount} шт.`,
  elsewhere: 'В других городах',
};

/** What the list of shops that have the goods says. */
export type StockShopsTexts = typeof stockShopsTexts;
