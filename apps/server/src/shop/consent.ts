import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What a visitor agrees to: each is a consent of its own (152-ФЗ, 38-ФЗ). */
export type ConsentKind = 'personal-data' | 'sale-terms' | 'adverts';

/**
 * The day that the legal documents of the demo shop print. It is written down where a shop shows them without having
 * loaded any content; words that change get another day.
 */
export const consentVersion = '2026-11-27';

/** What the box of adverts says: a consent without a document is the words beside its box. */
export const advertConsentWords = 'Соглашаюсь получать рекламную рассылку';

/** Where the table `wordings` keeps them, among paths of pages. */
export const advertConsentPath = 'adverts';

/**
 * The version of the wording that is in force when the row is written, with what a visitor agreed to and the time
 * (decision 8): of the shop's text, which the table `wordings` keeps under that version.
 */
export const wordingInForce = (kind: ConsentKind): RawBuilder<string> =>
  kind === 'adverts'
    ? sql<string>`wording_version(convert_to(${advertConsentWords}, 'UTF8'))`
    : sql<string>`coalesce(own_wording(${kind}), ${consentVersion})`;
