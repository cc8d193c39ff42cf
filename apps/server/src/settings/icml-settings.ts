import type { Access } from '../api/basic-auth.js';
import { StartError } from '../db/start-error.js';

const wanted = 'ICML must be public, or user:password with a password of 12 characters or more.';

/**
 * ICML: who may read the file of goods with their stock; null: there is none. A password is not repeated.
 * @throws StartError
 */
export function icmlOf(text: string): Access | 'public' | null {
  const said = text.trim();
  if (said === '' || said === 'off') return null;
  if (said === 'public') return said;
  const [, user, password] = /^([\x21-\x39\x3b-\x7e]{1,60}):([\x21-\x7e]{12,200})$/.exec(said) ?? [];
  if (user === undefined || password === undefined) throw new StartError(wanted);
  return { user, password };
}
