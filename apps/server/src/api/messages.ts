import { deliverOutbox } from '../shop/outbox/outbox.js';
import type { RouteContext } from './context.js';

/**
 * Sends what the request has written, after its answer is on the way: a slow gateway holds up nobody.
 * What fails here is tried again by the timer.
 */
export function deliverSoon({ db, adapters, log }: Pick<RouteContext, 'db' | 'adapters' | 'log'>): void {
  setImmediate(() => {
    deliverOutbox(db, adapters).catch((error: unknown) => log.error({ err: error }, 'messages were not sent'));
  });
}
