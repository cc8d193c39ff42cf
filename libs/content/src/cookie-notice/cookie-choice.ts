import { cookiesAcceptedKey } from './cookie-notice.texts.js';

/** What a visitor consented to: all cookies, the optional ones of analytics included, or the necessary ones alone. */
export type CookieChoice = 'all' | 'necessary';

/** Where the choice is kept; null when the browser denies storage. */
export type CookieStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** The choice, or null before it is made. Any other stored value dates from when the notice could only be accepted. */
export function readCookieChoice(storage: CookieStorage): CookieChoice | null {
  try {
    const stored = storage?.getItem(cookiesAcceptedKey) ?? null;
    return stored === null ? null : stored === 'necessary' ? 'necessary' : 'all';
  } catch {
    return null;
  }
}

/** Remembers the choice. Where storage is denied it lasts as long as the page. */
export function storeCookieChoice(storage: CookieStorage, choice: CookieChoice): void {
  try {
    storage?.setItem(cookiesAcceptedKey, choice === 'all' ? 'true' : choice);
  } catch {
    // A private window may deny it: the notice then comes back on the next page.
  }
}
