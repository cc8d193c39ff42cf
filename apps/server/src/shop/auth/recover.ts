import type { Db } from '../../db/schema.js';
import { hasProof, noProof, useProof } from '../codes/check-code.js';
import { checkForm, newPasswordRule, phoneRule } from '../form-rules.js';
import { forgetHits } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { hashPassword } from './passwords.js';

/** Sets a new password for the owner of a proven phone. Every session of the user ends: whoever knew the old one is out. */
export async function changePassword(
  db: Db,
  given: { readonly sessionId: string; readonly phone: string; readonly password: string },
  now: Date,
): Promise<void> {
  const phone = checkForm(phoneRule, given.phone);
  const password = checkForm(newPasswordRule, given.password);
  const proof = { sessionId: given.sessionId, phone, purpose: 'passwordRecovery' } as const;
  if (!(await hasProof(db, proof, now))) throw noProof();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await useProof(trx, proof, now);
    const user = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('phone', '=', phone)
      .returning('id')
      .executeTakeFirst();
    if (!user) throw phoneUnknown();
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await forgetHits(trx, [`login:${phone}`]);
  });
}

/** The refusal of a phone without an account; told only to who has proven to own the phone. */
export function phoneUnknown(): Error {
  return refusal('phoneUnknown', 'Этот телефон не зарегистрирован. Пройдите регистрацию');
}
