import { formatNumber } from './number.js';

/**
 * Money for display: `12 490 ₽`, `−3 500 ₽`, `99,90 ₽`. Spaces are U+00A0, a whole sum has no «,00».
 * @param kopecks integer number of kopecks
 */
export function formatMoney(kopecks: number): string {
  return `${formatRoubles(kopecks)}\u00A0₽`;
}

/** The same sum without the sign ₽. */
export function formatRoubles(kopecks: number): string {
  const amount = Math.abs(Math.round(kopecks));
  const part = amount % 100;
  const whole = formatNumber((amount - part) / 100);
  const text = part === 0 ? whole : `${whole},${String(part).padStart(2, '0')}`;
  return kopecks < 0 && amount > 0 ? `−${text}` : text;
}

/**
 * Discount of a product in percent, rounded up: `ceil((oldPrice - price) * 100 / oldPrice)`; `null` unless `oldPrice`
 * exceeds `price`. Both prices are in the same unit.
 */
export function discountPercent(price: number, oldPrice: number | null | undefined): number | null {
  if (oldPrice == null || !(oldPrice > price)) return null;
  return Math.ceil(((oldPrice - price) * 100) / oldPrice);
}
