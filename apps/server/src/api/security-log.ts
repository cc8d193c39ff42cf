import type { RouteContext } from './context.js';
import { clientAddress } from './client-address.js';

/** Events that the owner of a shop may want to know about: each is a fixed phrase to search the log for. */
export type SecurityEvent = 'sign-in failed' | 'password changed' | 'contacts changed' | 'other sessions ended';

/** A phone that its owner recognises but nobody can call. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^.*(\d{3})\d{5}(\d{2})$/, '$1•••••$2');

/** Writes a security event with the address it came from; `details` are never a secret. */
export function logSecurity(
  { log, request }: Pick<RouteContext, 'log' | 'request'>,
  security: SecurityEvent,
  details: Readonly<Record<string, unknown>>,
): void {
  log.warn({ security, address: clientAddress(request), ...details }, 'security');
}
