/** Name of the cookie that keeps the visitor's city; while it exists, the city is not requested. */
export const LOCATION_COOKIE = 'LOCATION';

/** What the cookie holds. */
export interface LocationCookie {
  readonly id: number;
  readonly value: string;
}

/** The cookie's value: the city as URI-encoded JSON. */
export const locationCookieValue = ({ id, value }: LocationCookie): string =>
  encodeURIComponent(JSON.stringify({ id, value }));

/**
 * Reads the city from a `Cookie` header or `document.cookie`.
 * @returns the city; null when the cookie is broken (use the default city then); undefined when there is none.
 */
export function readLocationCookie(cookies: string): LocationCookie | null | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${LOCATION_COOKIE}=`));
  if (!pair) return undefined;
  try {
    const city: unknown = JSON.parse(decodeURIComponent(pair.slice(LOCATION_COOKIE.length + 1)));
    const { id, value } = city as { id: unknown; value: unknown };
    const number = Number(id);
    if (Number.isSafeInteger(number) && number > 0 && typeof value === 'string' && value) return { id: number, value };
  } catch {
    // A broken cookie counts as none: the default city is used.
  }
  return null;
}
