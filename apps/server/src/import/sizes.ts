/** Places of letter sizes around M: S is −1, XS −2, XL 2, 3XL 4. */
const letterSize = /^(\d{0,2})(x*)(s|m|l)(?![a-zа-яё])/;
const numberSize = /^(-?\d{1,9})(?:[.,](\d{1,6}))?(?!\d)/;

/** Cyrillic letters that look like those of sizes, and are often typed instead. */
const latin = (text: string): string =>
  text.toLowerCase().replace(/[хмс]/g, (letter) => ({ х: 'x', м: 'm', с: 's' })[letter] ?? letter);

/** The sort position of a size: numbers, then letters, then words. */
function placeOf(size: string): readonly [kind: number, place: number] {
  const [, whole, part] = numberSize.exec(size.trim()) ?? [];
  const [letters, count = '', more = '', letter] = letterSize.exec(latin(size.trim())) ?? [];
  if (letters !== undefined && (count === '' || more !== '')) {
    const steps = count === '' ? more.length : Number(count) + more.length - 1;
    return [1, letter === 'm' ? 0 : letter === 's' ? -1 - steps : 1 + steps];
  }
  return whole === undefined ? [2, 0] : [0, Number(`${whole}.${part ?? '0'}`)];
}

/** Compares sizes as people expect them: 40…46, 104-110 before 110-116, XS…3XL, then words by the alphabet. */
export function compareSizes(a: string, b: string): number {
  const [kindA, placeA] = placeOf(a);
  const [kindB, placeB] = placeOf(b);
  return kindA - kindB || placeA - placeB || a.localeCompare(b, 'ru', { numeric: true });
}
