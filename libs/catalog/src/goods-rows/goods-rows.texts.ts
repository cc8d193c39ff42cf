/** What a visitor reads about rows of new and popular goods. */
export const goodsRowsTexts = { newItems: 'Новинки', popular: 'Популярное', all: 'смотреть все' };
