import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** To what a visitor agrees: each is a consent of its own (152-ФЗ, 38-ФЗ). */
export type ConsentKind = 'personal-data' | 'sale-terms' | 'adverts';

/**
 * The day that the legal documents of the demo shop print. It is written down where a shop shows them without having
 * loaded any content; words that change get another day.
 */
export const consentVersion = '2026-11-24';

/**
 * The version of the wording that is in force when the row is written, with what a visitor agreed to and the time
 * (decision 8): of the shop's text, which the table `wordings` keeps under that version.
 */
export const wordingInForce = (kind: ConsentKind): RawBuilder<string> =>
  sql<string>`coalesce(own_wording(${kind}), ${consentVersion})`;
