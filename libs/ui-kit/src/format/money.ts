const nbsp = '\u00A0';

/** One formatter per shape: building one costs more than formatting a page of prices. */
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Money for reading: `12 490 ₽`, `−3 500 ₽`, `99,90 ₽`. Spaces are U+00A0, a whole sum has no «,00».
 * @param kopecks integer number of kopecks
 */
export function formatMoney(kopecks: number): string {
  return `${formatRoubles(kopecks)}${nbsp}₽`;
}

/** The same sum without the sign ₽. */
export function formatRoubles(kopecks: number): string {
  const amount = Math.abs(Math.round(kopecks));
  const text = (amount % 100 === 0 ? whole : withKopecks).format(amount / 100).replace(/\s/gu, nbsp);
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
