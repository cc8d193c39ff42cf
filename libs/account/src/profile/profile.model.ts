import type { User, UserEdit } from '@tropa/api-client';
import { sexValues, type ProfileInput, type ProfileValues } from './profile.schema.js';

/** Initial values of the form. `sex` 0 is male, so truthiness is never tested. */
export const toProfileInput = (user: User): ProfileInput => ({
  phone: user.phone,
  email: user.email,
  birthDay: user.birthDay,
  sex: user.sex === 0 ? sexValues.male : user.sex === 1 ? sexValues.female : sexValues.unset,
  notification: user.notification,
});

/** What the form sends. Without the name: it is read-only, as `editUser` takes none. */
export const toUserEdit = (values: ProfileValues): UserEdit => ({
  phone: values.phone,
  email: values.email,
  birthDay: values.birthDay,
  sex: values.sex === sexValues.unset ? null : values.sex === sexValues.male ? 0 : 1,
  notification: values.notification,
});

/** Whether anything differs; an unchanged profile is not sent. */
export function isChanged(user: User, edit: UserEdit): boolean {
  return (
    edit.phone !== user.phone ||
    edit.email !== user.email ||
    edit.birthDay !== user.birthDay ||
    (edit.sex ?? null) !== (user.sex ?? null) ||
    edit.notification !== user.notification
  );
}
