import { StartError } from '../db/start-error.js';
import { isMailAddress } from './mail-settings.js';
import type { Settings } from '../settings.js';
import type { Variables } from './variables.js';

/** Where the shop sends notifications of orders, and how the receiver knows that they are the shop's. */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}

/** Addresses of this machine: they need no TLS. */
const isLoopback = (host: string): boolean =>
  ['localhost', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * ORDER_WEBHOOK_URL; '' when it is not set. The URL is not repeated: its path or query may be a secret.
 * @throws StartError
 */
export function webhookUrlOf(text: string): string {
  const value = text.trim();
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '' || url.hash !== '') {
    throw new StartError(
      'ORDER_WEBHOOK_URL must be https://host/path without user and #; http is for this machine alone.',
    );
  }
  return url.href;
}

/**
 * STAFF_EMAIL; undefined when it is not set.
 * @throws StartError
 */
export function staffEmailOf(text: string | undefined): string | undefined {
  const value = text?.trim();
  if (value && !isMailAddress(value)) throw new StartError('STAFF_EMAIL must be one mailbox: staff@example.ru.');
  return value;
}

/** The webhook; null when there is none. */
export const webhookOf = ({
  ORDER_WEBHOOK_URL: url,
  ORDER_WEBHOOK_SECRET: secret,
}: Variables): WebhookSettings | null => (url === '' ? null : { url, secret });

/** Where notifications of orders go, in one line for the owner, without secrets. */
export function describeStaff({ staffEmail, webhook }: Pick<Settings, 'staffEmail' | 'webhook'>): string {
  const receivers = [
    ...(staffEmail ? [staffEmail] : []),
    ...(webhook ? [`the webhook at ${new URL(webhook.url).host}`] : []),
  ];
  return receivers.join(' and ') || 'none (set STAFF_EMAIL or ORDER_WEBHOOK_URL)';
}
