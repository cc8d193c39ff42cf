/** Name of the cookie that the client keeps the city in (S1 §7): URI-encoded JSON `{ id, value }`. */
export const locationCookie = 'LOCATION';

/** The city's id in the cookie, or null when it is absent or broken (decision 28). */
export function readLocationCookie(text: string | undefined): number | null {
  if (!text || text.length > 1_000) return null;
  for (const source of [text, safeDecode(text)]) {
    try {
      const value: unknown = JSON.parse(source);
      const id = Number((value as { id?: unknown } | null)?.id);
      if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) return id;
    } catch {
      // Not JSON in this spelling.
    }
  }
  return null;
}

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
