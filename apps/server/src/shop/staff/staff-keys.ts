import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { StaffRefusal } from './staff-refusal.js';

/** What a key may do: `orders` orders, refunds and stock; `content` reviews and texts; `admin` everything. */
export const staffRoles = ['orders', 'content', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who uses the staff's API. */
export interface StaffActor {
  readonly keyId: number;
  readonly name: string;
  readonly role: StaffRole;
}

/** `tropa_staff_<handle>_<secret>`: 256 random bits, so one SHA-256 of it is as good as any slower hash. */
const keyPattern = /^tropa_staff_([\da-f]{12})_([\w-]{43})$/;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A key as lists show it. */
export interface ListedKey {
  readonly name: string;
  readonly role: StaffRole;
  readonly handle: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

/**
 * Makes a key and returns it: the only time that anybody sees it.
 *
 * @throws StaffRefusal when a key in use has that name
 */
export async function addStaffKey(db: Db, { name, role }: { name: string; role: StaffRole }): Promise<string> {
  const handle = randomBytes(6).toString('hex');
  const key = `tropa_staff_${handle}_${randomBytes(32).toString('base64url')}`;
  const written = await db
    .insertInto('staff_keys')
    .values({ name, role, handle, hash: hashOf(key) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written)
    throw new StaffRefusal(409, 'name_taken', `A key named «${name}» is in use: revoke it, or choose another name.`);
  return key;
}

/** All keys, those in use first. */
export async function listStaffKeys(db: Db): Promise<ListedKey[]> {
  return db
    .selectFrom('staff_keys')
    .select(['name', 'role', 'handle', 'created_at as createdAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .orderBy(sql`revoked_at is null`, 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a key, by its name or its handle. @throws StaffRefusal when none in use has this name */
export async function revokeStaffKey(db: Db, which: string): Promise<void> {
  const revoked = await db
    .updateTable('staff_keys')
    .set({ revoked_at: sql<Date>`now()` })
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(name)`, '=', which.toLowerCase()), eb('handle', '=', which)]))
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new StaffRefusal(404, 'not_found', `No key in use is called «${which}».`);
}

/** Compared with when there is no such key, so that both ways take the same time. */
const nobody = hashOf('nobody');

/** Whose key this is; null: nobody's, or it was revoked. */
export async function findStaffKey(db: Db, key: string): Promise<StaffActor | null> {
  const [, handle] = keyPattern.exec(key) ?? [];
  if (handle === undefined) return null;
  const row = await db
    .selectFrom('staff_keys')
    .select(['id', 'name', 'role', 'hash'])
    .where('handle', '=', handle)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const isSame = timingSafeEqual(Buffer.from(hashOf(key), 'hex'), Buffer.from(row?.hash ?? nobody, 'hex'));
  return row && isSame ? { keyId: row.id, name: row.name, role: row.role } : null;
}

/** Remembers that a key was used, to the minute. */
export async function noteKeyUse(db: Db, keyId: number, now: Date): Promise<void> {
  await db
    .updateTable('staff_keys')
    .set({ used_at: now })
    .where('id', '=', keyId)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<', new Date(now.getTime() - 60_000))]))
    .execute();
}
