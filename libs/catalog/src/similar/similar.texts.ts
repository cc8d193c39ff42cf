/** What a visitor reads about similar products. */
export const similarProductsTexts = { title: 'Похожие товары' };
