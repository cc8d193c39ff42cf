import type { Db } from '../../db/schema.js';
import { checkForm, enteredPasswordRule, phoneRule } from '../form-rules.js';
import { forgetHits, requireHit } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { isPassword } from './passwords.js';

const quarterMs = 15 * 60_000;

/**
 * Compares phone and password. Ten wrong ones in a quarter of an hour from one place for one phone, fifty for one
 * phone, two hundred from one place: then the answer is to wait. A wrong phone is told apart by nobody.
 * Gives the user's id.
 */
export async function signIn(
  db: Db,
  given: { readonly phone: string; readonly password: string; readonly ip: string },
  now: Date,
): Promise<number> {
  const phone = checkForm(phoneRule, given.phone);
  const password = checkForm(enteredPasswordRule, given.password);
  const pair = `login:${phone}:${given.ip}`;
  const alone = `login:${phone}`;
  await requireHit(db, { key: pair, max: 10, windowMs: quarterMs }, now);
  await requireHit(db, { key: alone, max: 50, windowMs: quarterMs }, now);
  await requireHit(db, { key: `login-from:${given.ip}`, max: 200, windowMs: quarterMs }, now);

  for (const user of await findByPhone(db, phone)) {
    if (!(await isPassword(user?.password_hash ?? null, password)) || !user) continue;
    await forgetHits(db, [pair, alone]);
    return user.id;
  }
  throw refusal('wrongPassword', 'Неверный телефон или пароль');
}

/** The owner of the phone first, then those who only wrote it into their profile; null when there is nobody. */
async function findByPhone(db: Db, phone: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((eb) => eb.or([eb('phone', '=', phone), eb('contact_phone', '=', phone)]))
    .orderBy((eb) => eb('phone', '=', phone), 'desc')
    .orderBy('id')
    .limit(3)
    .execute();
  return found.length > 0 ? found : [null];
}
