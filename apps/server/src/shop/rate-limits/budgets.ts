import type { Db } from '../../db/schema.js';
import type { Limits } from '../../settings/limit-settings.js';
import { orCallUs } from '../identity/identity.js';
import { unknownPromo } from '../promo/promo-code.js';
import { ShopRefusal } from '../refusal.js';
import { refusal, refusalCodes } from '../refusals.js';
import { giveHitBack, takeHit, waitText } from './rate-limit.js';
import type { Limit } from './rate-limit.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The caller: the session's id and the address. */
export interface Asker {
  readonly sessionId: string;
  readonly ip: string;
}

const tooManyOrders = (wait: string, callUs: string) =>
  `Слишком много заказов подряд. Повторите через ${wait} ${callUs}`;

/**
 * Counts an attempt to order, successful or not: from one address and by one session. The refusal says what to do
 * instead.
 */
export async function requireOrderBudget(db: Db, { sessionId, ip }: Asker, limits: Limits, now: Date): Promise<void> {
  const counted = [
    { key: `orders-from:${ip}`, max: limits.ordersPerAddress, windowMs: hourMs },
    { key: `orders-by:${sessionId}`, max: limits.ordersPerSession, windowMs: hourMs },
  ];
  await takeAll(db, counted, tooManyOrders, now);
}

/**
 * Counts an order that is made for one phone and one e-mail, which gets a letter of each. Call it in the order's own
 * transaction: a rejected order with a stranger's contacts must not use up the stranger's limit.
 */
export async function requireContactBudget(
  trx: Db,
  { phone, email = '' }: { readonly phone: string; readonly email?: string },
  limits: Limits,
  now: Date,
): Promise<void> {
  const perContact = { max: limits.ordersPerContact, windowMs: dayMs };
  // Always the phone first: two orders that share both would otherwise deadlock.
  const counted = [
    { key: `orders-phone:${phone}`, ...perContact },
    ...(email === '' ? [] : [{ key: `orders-mail:${email.toLowerCase()}`, ...perContact }]),
  ];
  await takeAll(trx, counted, tooManyOrders, now);
}

/** Counts a new visitor of an address: a browser that keeps its cookie is counted once. */
export async function requireSessionBudget(db: Db, ip: string, limits: Limits, now: Date): Promise<void> {
  const counted = [{ key: `sessions-from:${ip}`, max: limits.sessionsPerAddress, windowMs: hourMs }];
  await takeAll(
    db,
    counted,
    (wait, callUs) => `Слишком много новых посетителей с вашего адреса. Повторите через ${wait} ${callUs}`,
    now,
  );
}

/**
 * Admits an attempt to apply a promo code. Only codes that do not exist are counted, so real codes never hit the limit;
 * the attempt is counted before the result is known, so that concurrent attempts cannot exceed it. `onLost` is called
 * when an attempt could not be uncounted: the code is applied all the same.
 */
export async function guessPromo<Result>(
  db: Db,
  { sessionId, ip }: Asker,
  limits: Limits,
  now: Date,
  apply: () => Promise<Result>,
  onLost: (error: unknown) => void,
): Promise<Result> {
  const counted = [
    { key: `promo-by:${sessionId}`, max: limits.promoGuessesPerSession, windowMs: hourMs },
    { key: `promo-from:${ip}`, max: limits.promoGuessesPerAddress, windowMs: hourMs },
  ];
  await takeAll(
    db,
    counted,
    (wait) => `Слишком много неверных промокодов. Повторите через ${wait} или оформите заказ без промокода`,
    now,
  );
  let isGuess = false;
  try {
    return await apply();
  } catch (error) {
    isGuess = error instanceof ShopRefusal && error.errorCode === refusalCodes.promo && error.message === unknownPromo;
    throw error;
  } finally {
    if (!isGuess) await giveAllBack(db, counted).catch(onLost);
  }
}

/** One hit of each counter, or of none: a refusal caused by others' attempts costs none of the caller's own. */
async function takeAll(
  db: Db,
  counted: readonly Limit[],
  text: (wait: string, callUs: string) => string,
  now: Date,
): Promise<void> {
  for (const [index, limit] of counted.entries()) {
    const waitMs = await takeHit(db, limit, now);
    if (waitMs === 0) continue;
    await giveAllBack(db, counted.slice(0, index));
    throw refusal('tooOften', text(waitText(waitMs), await orCallUs(db)));
  }
}

async function giveAllBack(db: Db, counted: readonly Limit[]): Promise<void> {
  for (const { key } of counted) await giveHitBack(db, key);
}
