import type { FastifyReply, FastifyRequest } from 'fastify';
import { takeHit } from '../../shop/rate-limits/rate-limit.js';
import { findStaffKey, noteKeyUse } from '../../shop/staff/staff-keys.js';
import type { StaffActor, StaffRole } from '../../shop/staff/staff-keys.js';
import { StaffRefusal } from '../../shop/staff/staff-refusal.js';
import { clientNetwork } from '../client-address.js';
import type { ShopServices } from '../services.js';

/** How many wrong keys one address may send in an hour. A right one is accepted all the same: nobody can lock the staff out. */
const wrongKeys = { max: 30, windowMs: 3_600_000 };
/** Calls of one key in a minute: ten a second, for hours. */
const callsOfKey = { max: 600, windowMs: 60_000 };

const bearerOf = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  /^Bearer +(\S{1,200}) *$/i.exec(authorization)?.[1] ?? '';

/**
 * Finds who makes a call. The key is read only from the header: in an address it would end up in logs.
 *
 * @throws StaffRefusal 401 without a key in use, 403 when its role may not, 429 when there were too many
 */
export async function requireStaff(
  { db, now }: Pick<ShopServices, 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  role: StaffRole,
  onWrongKey: () => void,
): Promise<StaffActor> {
  const key = bearerOf(request);
  if (key === '') throw new StaffRefusal(401, 'no_key', 'Send a key of the staff: Authorization: Bearer tropa_staff_…');
  const at = now();
  const actor = await findStaffKey(db, key);
  if (actor === null) {
    // Logs neither the key nor a part of it: it may be a right one with a typo.
    onWrongKey();
    const waitMs = await takeHit(db, { key: `staff-wrong:${clientNetwork(request)}`, ...wrongKeys }, at);
    if (waitMs > 0) throw tooMany(reply, waitMs);
    throw new StaffRefusal(401, 'wrong_key', 'This key is unknown, or it was revoked.');
  }
  const waitMs = await takeHit(db, { key: `staff-key:${actor.keyId}`, ...callsOfKey }, at);
  if (waitMs > 0) throw tooMany(reply, waitMs);
  await noteKeyUse(db, actor.keyId, at);
  if (actor.role !== 'admin' && actor.role !== role) {
    throw new StaffRefusal(
      403,
      'wrong_role',
      `This call needs a key of the role ${role} or admin; yours is ${actor.role}.`,
    );
  }
  return actor;
}

function tooMany(reply: FastifyReply, waitMs: number): StaffRefusal {
  void reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  return new StaffRefusal(429, 'too_many', 'Too many calls: see the header Retry-After.');
}
