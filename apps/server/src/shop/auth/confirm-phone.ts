import type { Db } from '../../db/schema.js';
import { checkCode } from '../codes/check-code.js';
import { checkForm, phoneRule, smsCodeRule } from '../form-rules.js';
import { phoneUnknown } from './recover.js';
import { phoneTaken } from './register.js';

/** The second step: checks the code, then reports to the phone's owner whether the third step makes sense. */
export async function confirmPhone(
  db: Db,
  given: { readonly sessionId: string; readonly phone: string; readonly code: string; readonly secret: string },
  now: Date,
): Promise<void> {
  const phone = checkForm(phoneRule, given.phone);
  const code = checkForm(smsCodeRule, given.code);
  const purpose = await checkCode(db, { ...given, phone, code }, now);
  const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  if (purpose === 'registration' && owner) throw phoneTaken();
  if (purpose === 'passwordRecovery' && !owner) throw phoneUnknown();
}
