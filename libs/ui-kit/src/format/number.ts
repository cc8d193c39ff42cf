/**
 * A number in Russian notation: `12 490`, `4,7`. Groups of digits are separated by U+00A0.
 *
 * For numbers from 0 it equals `Intl.NumberFormat('ru-RU')` and does not use it: the first formatter of a page loads
 * the data of the locale, which was the longest task of a hydrating page (20 ms, 80 on a CPU four times slower).
 * @param value a finite number below 10^15
 * @param decimals digits after the comma at most; rounded half up, away from zero
 */
export function formatNumber(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const [whole = '', part] = String(Math.round(Math.abs(value) * scale) / scale).split('.');
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/gu, '\u00A0');
  const text = part === undefined ? digits : `${digits},${part}`;
  return value < 0 && text !== '0' ? `-${text}` : text;
}
