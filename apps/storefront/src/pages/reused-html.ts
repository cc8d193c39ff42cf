/** Pages of a shop differ in few of these: its cities, and what a visitor has. */
const most = 200;

/**
 * Keeps HTML by all that it was made of. Objects are compared by identity: the server hands over the same menu, city or
 * partners until they change.
 */
export function createReusedHtml() {
  const numbers = new WeakMap<object, number>();
  const kept = new Map<string, string>();
  let last = 0;

  const keyOf = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? '';
    const known = numbers.get(part);
    if (known !== undefined) return `#${known}`;
    last += 1;
    numbers.set(part, last);
    return `#${last}`;
  };

  /** The HTML made of these parts; rendered if it is not at hand. */
  return (parts: readonly unknown[], render: () => string): string => {
    const key = parts.map(keyOf).join('\n');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = render();
    kept.set(key, html);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return html;
  };
}
