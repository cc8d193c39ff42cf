import { deliverOutbox } from '../shop/outbox/outbox.js';
import { announceEvents } from '../shop/staff/announce-events.js';
import { deliverWebhooks } from '../shop/staff/deliver-webhooks.js';
import type { RouteContext } from './context.js';

type Messengers = Pick<RouteContext, 'db' | 'adapters' | 'log' | 'settings'>;

/**
 * Sends the messages that the request has queued, after its response: a slow gateway delays nobody. The timer retries
 * what fails here.
 */
export function deliverSoon(shop: Messengers): void {
  setImmediate(() => {
    deliverAll(shop).catch((error: unknown) => shop.log.error({ err: error }, 'messages were not sent'));
  });
}

async function deliverAll(shop: Messengers): Promise<void> {
  await tellStaff(shop);
  // Neither waits for the other.
  await Promise.all([deliverOutbox(shop.db, { ...shop.adapters, site: shop.settings.publicUrl }), callWebhook(shop)]);
}

/** Queues e-mails about new events, and the events themselves for the webhook. */
export async function tellStaff({ db, adapters, settings }: Messengers): Promise<void> {
  await announceEvents(db, { email: settings.staffEmail, hasWebhook: adapters.webhook !== null });
}

/** Sends the events that wait for the webhook, if there is one. */
export async function callWebhook({ db, adapters, log }: Messengers, signal?: AbortSignal): Promise<void> {
  if (adapters.webhook === null) return;
  await deliverWebhooks(db, adapters.webhook, {
    signal,
    onFailure: (error, type, isParked) =>
      isParked
        ? log.error({ err: error, type }, 'the webhook did not take an event: it is given up')
        : log.warn({ err: error, type }, 'the webhook did not take an event: it is sent again later'),
  });
}
