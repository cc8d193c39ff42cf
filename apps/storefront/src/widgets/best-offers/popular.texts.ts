/** Texts of BestOffersWidget. */
export const popularTexts = { title: 'Популярные товары', all: 'смотреть все' };
