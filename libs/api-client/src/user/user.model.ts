import { toFlag, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { UserWire } from './user.wire.js';

/** `sex` of a man. */
export const MALE = 0;
/** `sex` of a woman. */
export const FEMALE = 1;
/** 0 male, 1 female. 0 is a value, so never test truthiness. */
export type Sex = typeof MALE | typeof FEMALE;

/** A signed-in user. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Ten digits; '' when there is none. */
  readonly phone: string;
  readonly sex: Sex | null;
  /** `dd.mm.yyyy`; '' when unknown. */
  readonly birthDay: string;
  readonly address: string;
  /** Whether the user wants the newsletter. */
  readonly notification: boolean;
}

/** What the profile saves: all but the name, which is read-only. */
export type UserEdit = Pick<User, 'phone' | 'birthDay' | 'sex' | 'email' | 'notification'>;

const toSex = (value: number | undefined): Sex | null => (value === MALE || value === FEMALE ? value : null);

/** Converts a user from the wire format; null for a visitor, whose id is '', 0, null or absent. */
export function toUser(raw: UserWire | null | undefined): User | null {
  const id = toText(raw?.id);
  if (!raw || id === '' || id === '0') return null;
  return {
    id,
    name: toText(raw.name),
    email: toText(raw.email),
    phone: toText(raw.phone),
    sex: toSex(toMaybeNumber(raw.sex)),
    birthDay: toText(raw.birthDay),
    address: toText(raw.address),
    notification: toFlag(raw.notification),
  };
}
