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
 * The address of an outside service, without a slash at the end: https, or http on this machine, for a stand-in.
 * @throws StartError naming the variable; the address is not repeated: it may carry a key.
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
  throw new StartError(`${name} wants https://host/path without user, ? and #.`);
}

/** Outside services that a shop may do without on purpose. */
export type OutsideService = 'cards' | 'mail' | 'sms';
