import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access } from '../settings/access.js';
import { isFull, takeHit } from '../shop/rate-limits/rate-limit.js';
import { clientNetwork } from './client-address.js';
import type { ShopServices } from './services.js';

/** How many wrong passwords one address may send in an hour; after that right ones are rejected as well. */
const wrongPasswords = { max: 20, windowMs: 3_600_000 };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two texts are equal, compared in constant time. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** User and password of `Authorization: Basic`; null when there is none. */
function basicOf({ headers: { authorization = '' } }: FastifyRequest): Access | null {
  const packed = /^Basic +([A-Za-z\d+/=]{1,600})\s*$/i.exec(authorization)?.[1];
  if (packed === undefined) return null;
  const text = Buffer.from(packed, 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at < 0 ? null : { user: text.slice(0, at), password: text.slice(at + 1) };
}

/** Checks a request against user and password; wrong ones are counted by `place` and by address. */
export async function checkBasic(
  { db, now }: Pick<ShopServices, 'db' | 'now'>,
  request: FastifyRequest,
  access: Access,
  place: string,
): Promise<'right' | 'none' | 'wrong' | 'too many'> {
  const said = basicOf(request);
  if (said === null) return 'none';
  const limit = { key: `${place}-wrong:${clientNetwork(request)}`, ...wrongPasswords };
  if (await isFull(db, limit, now())) return 'too many';
  const isUser = isSameText(said.user, access.user);
  const isPassword = isSameText(said.password, access.password);
  if (isUser && isPassword) return 'right';
  await takeHit(db, limit, now());
  return 'wrong';
}
