import { StartError } from '../db/start-error.js';

/** Environment variables as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parts between commas, without the empty ones. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The URL of an external service, without a trailing slash: https, or http on this machine, for a test double.
 * @throws StartError naming the variable; the URL is not repeated: it may contain a key.
 */
export function serviceAddressOf(name: string, text: string): string {
  const address = text.trim().replace(/\/+$/, '');
  const {
    protocol = '',
    hostname = '',
    username = '',
    search = '',
    hash = '',
  } = URL.canParse(address) ? new URL(address) : {};
  const isOurs = protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  if ((protocol === 'https:' || isOurs) && username === '' && search === '' && hash === '') return address;
  throw new StartError(`${name} must be https://host/path without user, ? and #.`);
}

/** External services that a shop may deliberately do without. */
export type OutsideService = 'cards' | 'mail' | 'sms';
