import type { Db } from '../../db/schema.js';
import { checkForm, enteredPasswordRule, phoneRule } from '../form-rules.js';
import { countHit, forgetHits, requireHit, takeHit, waitText } from '../rate-limits/rate-limit.js';
import { ShopRefusal } from '../refusal.js';
import { refusal, refusalCodes } from '../refusals.js';
import { isPassword } from './passwords.js';

const windowMs = 15 * 60_000;
/** Wrong passwords from one address for one phone. */
const triesOfPlace = 10;
/** The same while many addresses try one phone. */
const triesUnderAttack = 3;
/** Attempts for one phone from everywhere after which it counts as under attack. */
const attackAfter = 50;
/** Attempts from one address for all phones. */
const triesOfAddress = 200;

/** The authenticated user, with the hash that was compared: it is checked again where the session starts. */
export interface SignInProof {
  readonly userId: number;
  readonly passwordHash: string;
}

/** Prefix of the keys that count attempts for a phone. */
const keyOf = (phone: string, place = ''): string => `login:${phone}:${place}`;

/**
 * Checks the proven phone of an account and its password. Attempts of others cannot lock the owner out: an address is
 * blocked by its own attempts only, of which it has fewer while a phone is under attack, and an SMS code unblocks every
 * address. An unknown phone cannot be distinguished: it costs the same work.
 */
export async function signIn(
  db: Db,
  given: { readonly phone: string; readonly password: string; readonly ip: string },
  now: Date,
): Promise<SignInProof> {
  const phone = checkForm(phoneRule, given.phone);
  const password = checkForm(enteredPasswordRule, given.password);
  await requireHit(db, { key: `login-from:${given.ip}`, max: triesOfAddress, windowMs }, now);
  const isAttacked = (await countHit(db, { key: keyOf(phone), windowMs }, now)) > attackAfter;
  const max = isAttacked ? triesUnderAttack : triesOfPlace;
  const waitMs = await takeHit(db, { key: keyOf(phone, given.ip), max, windowMs }, now);
  if (waitMs > 0) {
    throw refusal(
      'tooOften',
      `Слишком много попыток. Повторите через ${waitText(waitMs)} или восстановите пароль по смс`,
    );
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  const isRight = await isPassword(user?.password_hash ?? null, password);
  if (!isRight || !user) throw wrongPassword();
  await forgetHits(db, keyOf(phone, given.ip));
  return { userId: user.id, passwordHash: user.password_hash };
}

/** The refusal for a wrong phone or password, without saying which. */
export function wrongPassword(): Error {
  return refusal('wrongPassword', 'Неверный телефон или пароль');
}

/** Whether an error is that refusal. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ShopRefusal && error.errorCode === refusalCodes.wrongPassword;

/** The owner of a phone has proven it by a code: all counters of attempts are reset. */
export async function forgetTries(trx: Db, phone: string): Promise<void> {
  await forgetHits(trx, keyOf(phone), true);
}
