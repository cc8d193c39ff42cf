import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { hasProof, noProof, useProof } from '../codes/check-code.js';
import { checkForm, phoneRule } from '../form-rules.js';
import { refusal } from '../refusals.js';
import { readIdentity } from '../identity/identity.js';
import type { ShopIdentity } from '../identity/identity.js';
import { queueMessage } from '../outbox/outbox.js';
import type { QueuedMessage } from '../outbox/outbox.js';
import { checkNewPassword } from './new-password.js';
import type { PasswordRule } from './new-password.js';
import { hashPassword } from './passwords.js';
import { forgetTries } from './sign-in.js';

/**
 * Sets a new password for the owner of a proven phone, and notifies the owner. Every session of the user ends:
 * anyone who knew the old password is signed out.
 */
export async function changePassword(
  db: Db,
  given: {
    readonly sessionId: string;
    readonly phone: string;
    readonly password: string;
    readonly passwordRule: PasswordRule;
  },
  now: Date,
): Promise<void> {
  const phone = checkForm(phoneRule, given.phone);
  const password = checkNewPassword(given.password, given.passwordRule);
  const proof = { sessionId: given.sessionId, phone, purpose: 'passwordRecovery' } as const;
  if (!(await hasProof(db, proof, now))) throw noProof();
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await useProof(trx, proof, now);
    const user = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('phone', '=', phone)
      .returning(['id', 'name', 'email'])
      .executeTakeFirst();
    if (!user) throw phoneUnknown();
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await forgetTries(trx, phone);
    await queueMessage(trx, changeNotice(user, phone, await readIdentity(trx)));
  });
}

/** The refusal of a phone without an account; returned only to a visitor who has proven to own the phone. */
export function phoneUnknown(): Error {
  return refusal('phoneUnknown', 'Этот телефон не зарегистрирован. Пройдите регистрацию');
}

/** Notifies the owner: by e-mail, or by SMS if there is no e-mail address. */
function changeNotice(
  { name, email }: { name: string; email: string },
  phone: string,
  shop: ShopIdentity,
): QueuedMessage {
  const whatToDo = `Если это были не вы, позвоните нам: ${shop.phone}.`;
  if (email === '') return { kind: 'sms', recipient: phone, body: `${shop.name}: пароль изменён. ${whatToDo}` };
  const body = `${name}, пароль вашего профиля в магазине «${shop.name}» изменён, все сеансы завершены.\n${whatToDo}`;
  return { kind: 'mail', recipient: email, subject: 'Пароль изменён', body };
}
