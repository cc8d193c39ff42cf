import type { IdList } from '../id-list/id-list.js';

/** The visitor's counts in the header, and the ids that highlight the icons of cards. */
export interface Counters {
  /** Number of lines. */
  readonly basket: number;
  readonly favorites: IdList;
  readonly comparison: IdList;
}
