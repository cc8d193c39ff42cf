const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map([...latin].map((key, index) => [key, russian[index] ?? key]));
const toLatin = new Map([...russian].map((key, index) => [key, latin[index] ?? key]));

/**
 * The query as it would read in the other keyboard layout: `rhjccjdrb` → «кроссовки», «тшлу» → `nike`.
 * A query that mixes both alphabets has no other reading: null.
 */
export function swapLayout(query: string): string | null {
  const text = query.toLowerCase();
  const hasLatin = /[a-z]/.test(text);
  const hasRussian = /[а-яё]/.test(text);
  if (hasLatin === hasRussian) return null;
  const table = hasLatin ? toRussian : toLatin;
  return [...text].map((key) => table.get(key) ?? key).join('');
}
