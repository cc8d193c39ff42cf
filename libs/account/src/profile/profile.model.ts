import type { User, UserEdit } from '@tropa/api-client';
import { sexValues, type ProfileInput, type ProfileValues } from './profile.schema.js';

/** What the form starts with. `sex` 0 is male: never tested for truth. Decision 6. */
export const toProfileInput = (user: User): ProfileInput => ({
  phone: user.phone,
  email: user.email,
  birthDay: user.birthDay,
  sex: user.sex === 0 ? sexValues.male : user.sex === 1 ? sexValues.female : sexValues.unset,
  notification: user.notification,
});

/** What the form sends. The name is not there: it is read-only. Decision 16. */
export const toUserEdit = (values: ProfileValues): UserEdit => ({
  phone: values.phone,
  email: values.email,
  birthDay: values.birthDay,
  sex: values.sex === sexValues.unset ? null : values.sex === sexValues.male ? 0 : 1,
  notification: values.notification,
});

/** Whether anything differs; without a difference no call is made. S2 §4, decision 41. */
export function isChanged(user: User, edit: UserEdit): boolean {
  return (
    edit.phone !== user.phone ||
    edit.email !== user.email ||
    edit.birthDay !== user.birthDay ||
    (edit.sex ?? null) !== (user.sex ?? null) ||
    edit.notification !== user.notification
  );
}
