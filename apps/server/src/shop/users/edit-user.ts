import { isBlankPhone } from '@tropa/validation-ru';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { birthDateRule, checkForm, emailRule, phoneRule } from '../form-rules.js';
import { orCallUs, readIdentity } from '../identity/identity.js';
import type { ShopIdentity } from '../identity/identity.js';
import { queueMessage } from '../outbox/outbox.js';
import { takeHit, waitText } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { toShopUser } from './user.js';
import type { ShopUser } from './user.js';

/** What the profile form sends; the name is read-only (decision 16). */
export interface UserEdit {
  readonly phone: string;
  readonly birthDay: string;
  readonly sex: 0 | 1 | null;
  readonly email: string;
  readonly notification: boolean;
}

/** The user as saved, and which contacts have changed. */
export interface SavedUser {
  readonly user: ShopUser;
  readonly changed: readonly ('phone' | 'email')[];
}

/**
 * Saves the profile at once. A changed phone is only a contact: signing in, guest orders and recovery stay
 * with the phone that a code has proven. The old e-mail is notified of a changed phone or e-mail.
 */
export async function editUser(db: Db, userId: number, edit: UserEdit, now: Date): Promise<SavedUser> {
  const phone = checkForm(phoneRule, isBlankPhone(edit.phone) ? '' : edit.phone);
  const email = checkForm(emailRule, edit.email);
  const birthDay = checkForm(birthDateRule, edit.birthDay);
  return inTransaction(db, async (trx) => {
    const before = await trx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
    if (!before) throw refusal('signInNeeded', 'Войдите, чтобы изменить профиль');
    const after = await trx
      .updateTable('users')
      .set({
        contact_phone: phone === before.phone ? null : phone,
        email,
        birth_day: birthDay === '' ? null : birthDay.split('.').reverse().join('-'),
        sex: edit.sex,
        notification: edit.notification,
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const [was, is] = [toShopUser(before), toShopUser(after)];
    if (was.email !== '' && (was.email !== is.email || was.phone !== is.phone)) {
      await requireLetter(trx, userId, was.email, now);
      await queueMessage(trx, {
        kind: 'mail',
        recipient: was.email,
        ...changeLetter(was, is, await readIdentity(trx)),
      });
    }
    const changed = (['phone', 'email'] as const).filter((name) => was[name] !== is[name]);
    return { user: is, changed };
  });
}

/** Changes of contacts per day: each sends an e-mail to the old address, and none goes unreported. */
const changesPerDay = 10;

/**
 * Counts a letter of the user, and to the address: contacts swapped back and forth must not flood anybody's mailbox.
 */
async function requireLetter(trx: Db, userId: number, email: string, now: Date): Promise<void> {
  for (const key of [`profile-by:${userId}`, `profile-mail:${email.toLowerCase()}`]) {
    const waitMs = await takeHit(trx, { key, max: changesPerDay, windowMs: 86_400_000 }, now);
    if (waitMs > 0) {
      throw refusal(
        'tooOften',
        `Контакты менялись слишком часто. Повторите через ${waitText(waitMs)} ${await orCallUs(trx)}`,
      );
    }
  }
}

function changeLetter(was: ShopUser, is: ShopUser, shop: ShopIdentity): { subject: string; body: string } {
  const changed = [
    was.phone === is.phone ? '' : `телефон: +7${is.phone.slice(0, 3)}•••••${is.phone.slice(-2)}`,
    was.email === is.email ? '' : `почта: ${is.email}`,
  ].filter((line) => line !== '');
  return {
    subject: 'Контакты в вашем профиле изменены',
    body: [
      `${was.name}, в профиле магазина «${shop.name}» изменены контакты.`,
      ...changed,
      `Если это были не вы, позвоните нам: ${shop.phone}.`,
    ].join('\n'),
  };
}
