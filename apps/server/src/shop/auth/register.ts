import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { hasProof, noProof, useProof } from '../codes/check-code.js';
import { wordingInForce } from '../consent.js';
import { writeConsents } from '../consent-log.js';
import { checkForm, emailRule, phoneRule, requiredTextRule } from '../form-rules.js';
import { refusal } from '../refusals.js';
import { checkNewPassword } from './new-password.js';
import type { PasswordRule } from './new-password.js';
import { hashPassword } from './passwords.js';

/** The third step of registration (S2 §4). The phone was proven before, in this session. */
export interface Registration {
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** Where and when a registration is made, and by which password rule. */
export interface RegistrationPlace {
  readonly sessionId: string;
  readonly passwordRule: PasswordRule;
  readonly now: Date;
  /** The visitor's address, for the consent. */
  readonly ip?: string;
}

/** Creates the account and returns its id; signing in, which moves the guest's basket, is left to the caller. */
export async function register(
  db: Db,
  form: Registration,
  { sessionId, passwordRule, now, ip = '' }: RegistrationPlace,
): Promise<number> {
  const phone = checkForm(phoneRule, form.phone);
  const name = checkForm(requiredTextRule, form.name);
  const email = checkForm(emailRule, form.email);
  const password = checkNewPassword(form.password, passwordRule);
  if (password !== form.passwordConfirm) throw refusal('invalidForm', 'Пароли должны совпадать');
  const proof = { sessionId, phone, purpose: 'registration' } as const;
  // Checked before the costly hash, consumed together with the insert.
  if (!(await hasProof(db, proof, now))) throw noProof();
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    await useProof(trx, proof, now);
    const visitor = await trx.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow();
    const user = await trx
      .insertInto('users')
      .values({
        visitor_id: visitor.id,
        name,
        phone,
        email,
        password_hash,
        consent_version: wordingInForce('personal-data'),
      })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw phoneTaken();
    await writeConsents(trx, { form: 'registration', kinds: ['personal-data'], subject: phone, ip, now });
    return user.id;
  });
}

/** The refusal of a phone that has an account. */
export function phoneTaken(): Error {
  return refusal('phoneTaken', 'Этот телефон уже зарегистрирован. Войдите или восстановите пароль');
}
