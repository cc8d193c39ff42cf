import type { IdList } from '../id-list/id-list.js';

/** What the header counts of the visitor's, and the ids that highlight the icons of cards. */
export interface Counters {
  /** Number of lines. */
  readonly basket: number;
  readonly favorites: IdList;
  readonly comparison: IdList;
}
