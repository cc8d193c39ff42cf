/** What BestOffersWidget says. */
export const popularTexts = { title: 'Популярные товары', all: 'смотреть все' };
