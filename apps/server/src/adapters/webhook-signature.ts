import { createHmac } from 'node:crypto';

/** The header that proves who sent a webhook, and when. */
export const signatureHeader = 'X-Tropa-Signature';

/**
 * `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 of the moment, a dot and the body as it is sent. The moment is signed too,
 * so the receiver can reject one that is replayed later.
 */
export function signWebhook(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
