/**
 * The Russian word form that goes with a number: `pluralRu(21, 'товар', 'товара', 'товаров')` → «товар».
 * Returns only the word, so that the number can be rendered by itself. Does not use `Intl.PluralRules`, for the same
 * reason as {@link formatNumber}.
 */
export function pluralRu(n: number, one: string, few: string, many: string): string {
  // A fraction takes the genitive singular: «1,5 товара».
  if (!Number.isInteger(n)) return few;
  const [ones, tens] = [Math.abs(n) % 10, Math.abs(n) % 100];
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}
