import { StartError } from '../db/start-error.js';
import type { Access } from './access.js';

const wanted = 'ICML must be public, or user:password with a password of 12 characters or more.';

/**
 * ICML: who may read the file of goods with their stock; null: there is none. A password is not repeated.
 * @throws StartError
 */
export function icmlOf(text: string): Access | 'public' | null {
  const value = text.trim();
  if (value === '' || value === 'off') return null;
  if (value === 'public') return value;
  const [, user, password] = /^([\x21-\x39\x3b-\x7e]{1,60}):([\x21-\x7e]{12,200})$/.exec(value) ?? [];
  if (user === undefined || password === undefined) throw new StartError(wanted);
  return { user, password };
}
