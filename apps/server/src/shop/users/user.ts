import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { UsersTable } from '../../db/tables/visitors.js';

/** A user as the account shows it. `birthDay`: `dd.mm.yyyy` or ''. `sex`: 0 male, 1 female, null unknown. */
export interface ShopUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly sex: number | null;
  readonly birthDay: string;
  readonly address: string;
  readonly notification: boolean;
}

type UserRow = Selectable<UsersTable>;

/** The user, or null for a visitor (also when the account is gone). */
export async function findUser(db: Db, userId: number | null): Promise<ShopUser | null> {
  if (userId === null) return null;
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toShopUser(row) : null;
}

/** A row as the account shows it. */
export function toShopUser(row: UserRow): ShopUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.contact_phone ?? row.phone,
    sex: row.sex,
    birthDay: row.birth_day ? row.birth_day.split('-').reverse().join('.') : '',
    address: row.address,
    notification: row.notification,
  };
}
