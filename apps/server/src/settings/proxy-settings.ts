import { isIP } from 'node:net';
import { StartError } from '../db/start-error.js';
import { listOf } from './parse.js';

/**
 * The proxies in front of the shop, whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted: how many they are (0:
 * none), or their addresses and networks.
 */
export type TrustedProxies = number | readonly string[];

/** Networks that Fastify knows by name. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 &&
    longest > 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
  );
};

/**
 * TRUST_PROXY. `on` is rejected: it would have to trust whatever the visitor sends.
 * @throws StartError
 */
export function proxiesOf(value: string): TrustedProxies {
  const text = value.trim().toLowerCase();
  if (['', 'off', 'no', 'false', '0'].includes(text)) return 0;
  if (/^(?:[1-9]|10)$/.test(text)) return Number(text);
  const proxies = listOf(text);
  if (proxies.length > 0 && proxies.every((one) => named.includes(one) || isNetwork(one))) return proxies;
  throw new StartError(
    `TRUST_PROXY must be the number of proxies in front (1 to 10) or their addresses (10.0.0.5, 172.16.0.0/12, loopback), not: ${value}`,
  );
}
