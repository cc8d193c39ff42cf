import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** To what a visitor agrees: each is a consent of its own (152-ФЗ, 38-ФЗ). */
export type ConsentKind = 'personal-data' | 'sale-terms' | 'adverts';

/**
 * The wording of the consent to processing of personal data that the forms of the demo shop name and `/privacy/` prints. Whatever a
 * visitor agreed to is written down with this version and the time (decision 8); a new wording gets a new version.
 */
export const consentVersion = '2026-11-24';

/** Day of that wording, `yyyy-mm-dd`. */
export const consentDate = '2026-11-24';

/**
 * The version of the wording that is in force when the row is written: of the shop's own text, which the table
 * `wordings` keeps under that version, or of the demo's.
 */
export const wordingInForce = (kind: ConsentKind): RawBuilder<string> =>
  sql<string>`coalesce(own_wording(${kind}), ${consentVersion})`;
