import type { FastifyInstance } from 'fastify';
import { isFull, takeHit } from '../shop/rate-limits/rate-limit.js';
import { clientNetwork } from './client-address.js';
import type { RouteContext } from './context.js';
import { TransportFault } from './envelope.js';
import { createRareLog } from './rare-log.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/**
 * Limits of one address: forged notices per hour, each of which may cost a call to the bank, and notices of any kind
 * per minute. An address that sent a genuine one within a day may send more.
 */
const ofStranger = { forged: 30, all: 120 };
const ofTrusted = { forged: 300, all: 1_200 };

/**
 * Reads a notice with its adapter; null for a forged one, which is already logged.
 * @throws TransportFault when the bank must send it again
 */
export type ReadNotice = <Notice>(
  context: Pick<RouteContext, 'db' | 'now' | 'request'>,
  read: () => Promise<Notice | null>,
) => Promise<Notice | null>;

/**
 * Guards the notices of a bank. An address that sends forged ones is ignored for an hour and logged now and then; one
 * that sent a genuine notice is the bank itself, or a proxy in front of it, and it takes ten times as many forgeries to
 * lock it out. Notices are rejected with 429 and 503, after which banks send them again: never with a 200, which they
 * would take as received.
 */
export function guardNotices(app: FastifyInstance, kind: 'payment' | 'credit'): ReadNotice {
  const rareLog = createRareLog((reason, count) => app.shop.log.warn({ reason, count, kind }, 'notices were rejected'));
  app.addHook('onClose', () => rareLog.stop());
  return async ({ db, now, request }, read) => {
    const ip = clientNetwork(request);
    const genuine = { key: `${kind}-notice-genuine:${ip}`, max: 1, windowMs: 24 * hourMs };
    const isTrusted = await isFull(db, genuine, now);
    const most = isTrusted ? ofTrusted : ofStranger;
    const forged = { key: `${kind}-notice-forged:${ip}`, max: most.forged, windowMs: hourMs };
    const all = { key: `${kind}-notice:${ip}`, max: most.all, windowMs: minuteMs };
    if ((await isFull(db, forged, now)) || (await takeHit(db, all, now)) > 0) {
      rareLog.note('too many from one address');
      throw new TransportFault(429, 'Слишком много уведомлений');
    }
    const notice = await read().catch((error: unknown) => {
      rareLog.note('they could not be checked');
      app.shop.log.debug({ err: error, kind }, 'a notice could not be checked');
      throw new TransportFault(503, 'Уведомление сейчас нельзя проверить');
    });
    if (notice === null) {
      rareLog.note('they were forged');
      await takeHit(db, forged, now);
    } else if (!isTrusted) {
      await takeHit(db, genuine, now);
    }
    return notice;
  };
}
