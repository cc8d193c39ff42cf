import { StartError } from '../db/start-error.js';

/** Environment variables. Each is read as `env.NAME`: that is how the test of `docs/settings.md` finds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A switch: everything is on but `0`, `false`, `no`, `off`; nothing said is `fallback`. */
export const isOn = (text: string | undefined, fallback: boolean): boolean =>
  text === undefined || text === '' ? fallback : !['0', 'false', 'no', 'off'].includes(text.toLowerCase());

/** Parts between commas, without the empty ones. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * A port, 0 included.
 * @throws StartError
 */
export function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`PORT is not a port: ${text}`);
  return port;
}

/**
 * A whole number from `least` to `most`; nothing said is `fallback`. 0 is none by default: it often means «never» to
 * one reader and «at once» to another.
 * @throws StartError naming the variable
 */
export function countOf(
  name: string,
  text: string | undefined,
  fallback: number,
  least = 1,
  most = 999_999_999,
): number {
  if (text === undefined || text === '') return fallback;
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count;
  throw new StartError(`${name} wants a whole number from ${least} to ${most}, not: ${text}`);
}

/**
 * The origin of an http(s) address.
 * @throws StartError
 */
export function originOf(text: string): string {
  try {
    const { origin } = new URL(text);
    if (origin !== 'null') return origin;
  } catch {
    // Falls through to the one message.
  }
  throw new StartError(`Not an address with http(s): ${text}`);
}

/**
 * `credit=on,subscribe=off`
 * @throws StartError
 */
export function flagsOf(text: string): Record<string, boolean> {
  return Object.fromEntries(
    listOf(text).map((pair) => {
      const [, name = '', value] = /^([a-z-]+)=(on|off)$/.exec(pair) ?? [];
      if (value === undefined) throw new StartError(`FLAGS wants name=on or name=off, not: ${pair}`);
      return [name, value === 'on'];
    }),
  );
}

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

/**
 * `WITHOUT=mail,sms`
 * @throws StartError
 */
export function withoutOf(text: string): OutsideService[] {
  return listOf(text).map((name) => {
    if (name === 'cards' || name === 'mail' || name === 'sms') return name;
    throw new StartError(`WITHOUT knows cards, mail and sms, not: ${name}`);
  });
}

/**
 * PASSWORD_RULE: that of the specification unless told.
 * @throws StartError
 */
export function passwordRuleOf(text: string): 'shop' | 'strict' {
  if (text === '' || text === 'shop') return 'shop';
  if (text === 'strict') return text;
  throw new StartError(`PASSWORD_RULE wants shop or strict, not: ${text}`);
}
