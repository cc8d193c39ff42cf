/** What a visitor reads about the best offers. */
export const bestOffersTexts = { title: 'Лучшие предложения', all: 'смотреть все' };
