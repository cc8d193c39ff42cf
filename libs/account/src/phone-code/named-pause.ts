import { isApiError } from '@tropa/api-client';
import { resendSeconds } from './resend-deadline.js';

/**
 * Seconds until a code will be sent, where the shop says so: each form counts for itself (S2 §7), while the shop sends
 * one code to a phone in 59 seconds, whichever form asks. Null: it was refused for something else.
 */
export function namedPause(error: unknown): number | null {
  const seconds = isApiError(error) && error.kind === 'shop' ? error.retryAfter : undefined;
  return seconds !== undefined && seconds <= resendSeconds ? seconds : null;
}
