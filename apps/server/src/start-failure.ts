import { safeError } from './db/safe-error.js';
import type { SafeError } from './db/safe-error.js';
import { StartError } from './db/start-error.js';

const isSafe = (told: unknown): told is SafeError => typeof told === 'object' && told !== null && 'type' in told;

/** One line for the operator about why the program did not start: no stack trace, and no values from the database. */
export function startFailure(thrown: unknown): string {
  if (thrown instanceof StartError) return thrown.message;
  const told = safeError(thrown);
  if (!isSafe(told)) return `Tropa could not start: ${String(told)}`;
  const code = typeof told.code === 'string' ? ` ${told.code}` : '';
  return `Tropa could not start: ${told.type}${code}: ${told.message}`;
}
