import type { WebhookSettings } from '../settings/staff-settings.js';
import { callService } from './http-call.js';
import { ServiceFailure } from './service-failure.js';
import { signWebhook, signatureHeader } from './webhook-signature.js';

/** Sends events to the owner's own program. */
export interface Webhook {
  /**
   * Sends a JSON body; the same `id` may be sent again.
   *
   * @throws ServiceFailure when it was not accepted
   */
  send(id: string, body: string): Promise<void>;
}

/** Milliseconds: long enough for a slow tool, short enough that one that hangs does not hold up the rest. */
const usualTimeout = 10_000;

/**
 * The webhook at `url`. Any 2xx means that the event was accepted; redirects are not followed, and the text of a response is
 * never kept: it could be anything.
 */
export function createWebhook({ url, secret }: WebhookSettings, timeout = usualTimeout, now = Date.now): Webhook {
  return {
    async send(id, body) {
      const { status } = await callService({
        service,
        url,
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Tropa-Webhook/1',
          'x-tropa-event': id,
          [signatureHeader.toLowerCase()]: signWebhook(secret, body, Math.floor(now() / 1000)),
        },
        body,
        timeout,
      });
      if (status < 200 || status > 299) throw new ServiceFailure(`${service}: HTTP ${status}`, { isPermanent: false });
    },
  };
}

const service = 'webhook';
