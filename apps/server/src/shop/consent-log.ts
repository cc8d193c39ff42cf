import type { Db } from '../db/schema.js';
import { advertConsentPath, advertConsentWords, wordingInForce } from './consent.js';
import type { ConsentKind } from './consent.js';
import type { FormName } from './webform/forms.js';

/** A form that was sent with its boxes ticked. */
export interface GivenConsent {
  readonly form: FormName | 'order' | 'reservation' | 'registration' | 'subscribe';
  readonly kinds: readonly ConsentKind[];
  /** Who agreed: the phone as ten digits, or the e-mail in lower case. */
  readonly subject: string;
  /** The address of the visitor; '' where it is not known. */
  readonly ip: string;
  readonly now: Date;
}

/** Writes the consents down with the version of their wording, in the transaction of what was agreed for. */
export async function writeConsents(trx: Db, { form, kinds, subject, ip, now }: GivenConsent): Promise<void> {
  // Pages and files are kept when they are written; these words are in no table yet, or have been reworded.
  if (kinds.includes('adverts'))
    await trx
      .insertInto('wordings')
      .values({ path: advertConsentPath, version: wordingInForce('adverts'), html: advertConsentWords })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx
    .insertInto('consents')
    .values(kinds.map((kind) => ({ form, kind, version: wordingInForce(kind), subject, ip, given_at: now })))
    .execute();
}
