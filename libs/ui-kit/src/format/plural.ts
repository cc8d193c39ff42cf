const rules = new Intl.PluralRules('ru-RU');

/**
 * The Russian word form that goes with a number: `pluralRu(21, 'товар', 'товара', 'товаров')` → «товар».
 * Gives the word only, so that a number can be rendered by itself.
 */
export function pluralRu(n: number, one: string, few: string, many: string): string {
  const form = rules.select(Math.abs(n));
  if (form === 'one') return one;
  // A fraction takes the genitive singular: «1,5 товара».
  return form === 'few' || form === 'other' ? few : many;
}
