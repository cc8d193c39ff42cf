/**
 * Caches HTML by everything that it was rendered from. Objects and functions are compared by identity: the server
 * passes the same menu, city or partners until they change.
 *
 * @param most how many are kept: the most recently used.
 */
export function createReusedHtml(most: number) {
  const numbers = new WeakMap<object, number>();
  const kept = new Map<string, string>();
  let last = 0;

  const keyOf = (part: unknown): string => {
    if ((typeof part !== 'object' && typeof part !== 'function') || part === null) return JSON.stringify(part) ?? '';
    const known = numbers.get(part);
    if (known !== undefined) return `#${known}`;
    last += 1;
    numbers.set(part, last);
    return `#${last}`;
  };

  /** The HTML for these parts; rendered if it is not cached. */
  return (parts: readonly unknown[], render: () => string): string => {
    const key = parts.map(keyOf).join('\n');
    const known = kept.get(key);
    const html = known ?? render();
    if (known !== undefined) kept.delete(key);
    kept.set(key, html);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return html;
  };
}
