import { isApiError } from '@tropa/api-client';
import { resendSeconds } from './resend-deadline.js';

/**
 * Seconds until a code can be sent, where the shop names them: each form has its own timer, while the shop sends a
 * phone one code in 59 seconds, whichever form requests it. Null when the call was rejected for another reason.
 */
export function namedPause(error: unknown): number | null {
  const seconds = isApiError(error) && error.kind === 'shop' ? error.retryAfter : undefined;
  return seconds !== undefined && seconds <= resendSeconds ? seconds : null;
}
