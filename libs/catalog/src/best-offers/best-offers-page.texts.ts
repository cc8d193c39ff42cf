/** What a visitor reads on the page of best offers. */
export const bestOffersPageTexts = { empty: 'Сейчас предложений нет' };
