/** Texts of Price. */
export const priceTexts = { current: 'Цена со скидкой', old: 'Цена без скидки' };
