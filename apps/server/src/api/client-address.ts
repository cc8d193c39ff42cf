import type { FastifyRequest } from 'fastify';
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../settings/proxy-settings.js';

/**
 * The value of Fastify's `trustProxy` for these proxies. A number becomes a function: given a number, Fastify itself
 * trusts nobody.
 */
export function trustProxyOf(
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}

/**
 * The address alone, in one spelling: without port, brackets and zone, IPv4 not mapped to IPv6; '' when it is not an
 * address.
 */
function plainAddress(text: string | undefined): string {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? '' : bare.toLowerCase();
}

/**
 * The address that a request came from, as reported by trusted proxies (`TRUST_PROXY`), read from the right. An entry
 * that is not an address counts as the nearest one that is; '' when the connection is already closed.
 */
export function clientAddress(request: FastifyRequest): string {
  const chain = request.ips ?? [request.ip];
  return chain.map(plainAddress).findLast((address) => address !== '') ?? '';
}

/**
 * The key under which limits count an address: itself, or its /64 network for IPv6, in which every household has as
 * many addresses as it likes.
 */
export function networkOf(text: string | undefined): string {
  const address = plainAddress(text);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const groups = [...first, ...Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Where a request came from, for limits. */
export const clientNetwork = (request: FastifyRequest): string => networkOf(clientAddress(request));

/** Networks that `TRUST_PROXY` accepts by name, as Fastify does. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether a connection from an address is a proxy's. When only the number of proxies is set, nobody can bypass them:
 * every connection is a proxy's.
 */
export function proxyCheck(proxies: TrustedProxies): (address: string | undefined) => boolean {
  if (typeof proxies === 'number') return () => proxies > 0;
  const known = new BlockList();
  for (const network of proxies.flatMap((one) => namedNetworks[one] ?? one)) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== '' && known.check(address, familyOf(address));
  };
}
