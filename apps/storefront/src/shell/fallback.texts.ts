/** Texts of fallbacks. */
export const fallbackTexts = { favorites: 'Избранное', basket: 'Корзина', catalog: 'Каталог', search: 'Поиск' };
