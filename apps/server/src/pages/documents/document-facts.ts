/** What the texts say of a shop by its settings. */
export interface DocumentFacts {
  /** Name of the session's cookie. */
  readonly sessionCookie: string;
  /** Name of the cookie that remembers a change for a few seconds; null in a shop that sets none. */
  readonly writeCookie?: string | null;
  /** Names of the counters of visits that the owner has set. */
  readonly counters?: readonly string[];
  /** How many days files of forms are kept. */
  readonly formFilesDays: number;
}
