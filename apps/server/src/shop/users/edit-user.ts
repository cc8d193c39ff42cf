import { isBlankPhone } from '@tropa/validation-ru';
import type { Db } from '../../db/schema.js';
import { checkForm, emailRule, optionalDateRule, phoneRule } from '../form-rules.js';
import { queueMessage } from '../outbox/outbox.js';
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

/**
 * Saves the profile at once. A changed phone is only a contact: signing in works with it, but guest orders and
 * recovery stay with the phone that a code has proven. The old e-mail is told of a changed phone or e-mail.
 */
export async function editUser(db: Db, userId: number, edit: UserEdit): Promise<ShopUser> {
  const phone = checkForm(phoneRule, isBlankPhone(edit.phone) ? '' : edit.phone);
  const email = checkForm(emailRule, edit.email);
  const birthDay = checkForm(optionalDateRule, edit.birthDay);
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
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
      await queueMessage(trx, { kind: 'mail', recipient: was.email, ...changeLetter(was, is) });
    }
    return is;
  });
}

function changeLetter(was: ShopUser, is: ShopUser): { subject: string; body: string } {
  const changed = [
    was.phone === is.phone ? '' : `телефон: +7${is.phone.slice(0, 3)}•••••${is.phone.slice(-2)}`,
    was.email === is.email ? '' : `почта: ${is.email}`,
  ].filter((line) => line !== '');
  return {
    subject: 'Контакты в вашем профиле изменены',
    body: [
      `${was.name}, в профиле магазина «Тропа» изменены контакты.`,
      ...changed,
      'Если это были не вы, позвоните нам: 8 (800) 301-42-43.',
    ].join('\n'),
  };
}
