/** The visitor's order and page size, remembered beyond an address: the next list starts with them. */
export interface ListingPreferences {
  sort?: string;
  limit?: string;
}

const year = 365 * 24 * 60 * 60;

/** Remembers a choice in the cookie `sort` or `limit`, which the server reads too. */
export function writePreferenceCookie(name: keyof ListingPreferences, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
}
