import { deliverOutbox } from '../shop/outbox/outbox.js';
import type { RouteContext } from './context.js';

/**
 * Sends the messages that the request has queued, after its response: a slow gateway delays nobody. The timer retries
 * what fails here.
 */
export function deliverSoon({ db, adapters, log }: Pick<RouteContext, 'db' | 'adapters' | 'log'>): void {
  setImmediate(() => {
    deliverOutbox(db, adapters).catch((error: unknown) => log.error({ err: error }, 'messages were not sent'));
  });
}
