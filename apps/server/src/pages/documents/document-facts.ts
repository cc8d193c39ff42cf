/** What the texts say of a shop by its settings. */
export interface DocumentFacts {
  /** Name of the session's cookie. */
  readonly sessionCookie: string;
  /** How many days files of forms are kept. */
  readonly formFilesDays: number;
}
