/** Texts of LineSummary. */
export const lineSummaryTexts = { pieces: (quantity: number) => `${quantity} шт.` };
