/**
 * Advertising parameters: they change nothing on a page, so they neither split its cache entries nor stay in its links.
 */
const isMark = (name: string) => /^(utm_.*|yclid|ysclid|gclid|fbclid|_openstat|from|roistat)$/i.test(name);

const isPrice = (text: string) => /^\d{1,9}(\.\d+)?$/.test(text);

/** The two ends of a price as GET forms send them; an empty end means no limit. */
const priceOf = (min: string, max: string): string | null => {
  if (!isPrice(min) && !isPrice(max)) return null;
  return `${isPrice(min) ? min : '0'},${isPrice(max) ? max : '999999999'}`;
};

/**
 * The canonical form of a page's address: names in order, `brand=1&brand=2` of a GET form as `brand=1,2`,
 * `price_min` and `price_max` as `price`, empty values and advertising parameters removed.
 *
 * @returns path with query, and whether the browser should be sent there: true for what only a form writes.
 */
export function canonicalAddress(url: string): { address: string; isRedirect: boolean } {
  const mark = url.indexOf('?');
  if (mark < 0) return { address: url, isRedirect: false };
  const path = url.slice(0, mark);
  const values = new Map<string, string[]>();
  let isRedirect = false;
  const parameters = new URLSearchParams(url.slice(mark + 1));
  // The two fields of a price may hold the same number, or nothing: each keeps its place.
  const ends = parameters.getAll('price');
  if (ends.length === 2 && !ends.some((end) => end.includes(','))) {
    parameters.delete('price');
    parameters.append('price_min', ends[0] ?? '');
    parameters.append('price_max', ends[1] ?? '');
  }
  for (const [name, value] of parameters) {
    if (isMark(name)) continue;
    const known = values.get(name);
    if (known !== undefined) isRedirect = true;
    if (value === '') {
      isRedirect ||= name !== 'q';
      continue;
    }
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }

  const [min, max] = [values.get('price_min')?.[0], values.get('price_max')?.[0]];
  if (min !== undefined || max !== undefined) {
    isRedirect = true;
    values.delete('price_min');
    values.delete('price_max');
    const price = priceOf(min ?? '', max ?? '');
    if (price !== null) values.set('price', [price]);
  }

  const query = [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, all]) => {
      const isWhole = name === 'q' || name === 'price';
      const unique = [...new Set(all.flatMap((value) => (isWhole ? [value] : value.split(','))))];
      return `${encodeURIComponent(name)}=${encodeURIComponent(unique.join(',')).replaceAll('%2C', ',')}`;
    })
    .join('&');
  return { address: query === '' ? path : `${path}?${query}`, isRedirect };
}
