/** A size that can be compared: numbers before letters, then by start, then by end of its range. */
type Size = readonly [kind: 0 | 1, from: number, to: number];

/** 42 · 42,5 · 42.5 */
const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** S · M · XL · XXL · 3XL */
const letters = String.raw`\d?x*[sl]|m`;
const numbers = new RegExp(
  String.raw`^(${number})(?:\s*[-–—/]\s*(${number}))?(?:\s*(?:см|мм|м|л|кг|г|cm|mm|eu|ru))?$`,
  'u',
);
const letterSizes = new RegExp(String.raw`^(${letters})(?:\s*[-–—/]\s*(${letters}))?$`, 'u');
/** Cyrillic letters that look like the Latin ones of a size. */
const lookalikes: Readonly<Record<string, string>> = { х: 'x', м: 'm' };

/** XXS is -3, S -1, M 0, L 1, XXL 3: distance from the middle. */
function letterRank(size: string): number {
  if (size === 'm') return 0;
  const count = /^\d/u.test(size) ? Number(size[0]) : size.length - 1;
  return size.endsWith('s') ? -1 - count : 1 + count;
}

function readSize(text: string): Size | null {
  const plain = text.trim().toLowerCase();
  const digits = numbers.exec(plain);
  if (digits) {
    const [from, to] = [digits[1] ?? '', digits[2] ?? digits[1] ?? ''].map((part) => Number(part.replace(',', '.')));
    return [0, from ?? 0, to ?? 0];
  }
  const named = letterSizes.exec(plain.replaceAll(/[хм]/gu, (letter) => lookalikes[letter] ?? letter));
  if (!named) return null;
  return [1, letterRank(named[1] ?? ''), letterRank(named[2] ?? named[1] ?? '')];
}

/**
 * The items in the order of their sizes: 36…46, «42,5» between 42 and 43, 104-110 before 116-122, XS S M L XL XXL 3XL.
 * Items that are not sizes follow in their original order, so a list of colours or brands stays as it is.
 */
export function inSizeOrder<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const read = items.map((item) => ({ item, size: readSize(textOf(item)) }));
  const sizes = read.flatMap(({ item, size }) => (size ? [{ item, size }] : []));
  sizes.sort(({ size: a }, { size: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return [...sizes, ...read.filter(({ size }) => !size)].map(({ item }) => item);
}
