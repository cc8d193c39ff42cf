/** What Price says. */
export const priceTexts = { current: 'Цена со скидкой', old: 'Цена без скидки' };
