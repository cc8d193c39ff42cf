import Cookies from 'js-cookie';

/** Choices of a list that outlive the page (S1 §9). */
export type ListChoice = 'limit' | 'sort';

/** What the visitor chose last. */
export function readListCookies(): { limit?: string; sort?: string } {
  return Object.fromEntries(
    (['limit', 'sort'] as const).flatMap((name) => {
      const value = Cookies.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Remembers a choice for a year. */
export function writeListCookie(name: ListChoice, value: string): void {
  Cookies.set(name, value, { expires: 365, sameSite: 'lax', path: '/' });
}
