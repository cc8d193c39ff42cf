import { StartError } from '../db/start-error.js';

/** Environment variables as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parts between commas, without the empty ones. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const trimmedAddress = (text: string): string => text.trim().replace(/\/+$/, '');

/** Whether this is the URL of an external service: https, or http on this machine, for a test double. */
export function isServiceAddress(text: string): boolean {
  const address = trimmedAddress(text);
  const {
    protocol = '',
    hostname = '',
    username = '',
    search = '',
    hash = '',
  } = URL.canParse(address) ? new URL(address) : {};
  const isOurs = protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isOurs) && username === '' && search === '' && hash === '';
}

/** What a variable must be when it is not such a URL. The URL is not repeated: it may contain a key. */
export const serviceAddressWanted = (name: string): string =>
  `${name} must be https://host/path without user, ? and #.`;

/**
 * The URL of an external service, without a trailing slash; '' when it is not set.
 * @throws StartError naming the variable.
 */
export function serviceAddressOf(name: string, text: string): string {
  if (text.trim() === '' || isServiceAddress(text)) return trimmedAddress(text);
  throw new StartError(serviceAddressWanted(name));
}

/** External services that a shop may deliberately do without. */
export type OutsideService = 'cards' | 'mail' | 'sms';
