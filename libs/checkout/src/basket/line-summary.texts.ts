/** What LineSummary says. */
export const lineSummaryTexts = { pieces: (quantity: number) => `${quantity} шт.` };
