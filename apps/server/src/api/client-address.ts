import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { TrustedProxies } from '../settings/proxy-settings.js';

/**
 * What Fastify's `trustProxy` is for these proxies. A number is a function here: Fastify itself believes nobody when it
 * is given one.
 */
export function trustProxyOf(proxies: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}

/** The address alone, in one spelling: without a port, brackets and a zone, IPv4 not dressed as IPv6; '' when it is none. */
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
 * The address that a request came from, as far as trusted proxies tell (`TRUST_PROXY`), read from the right.
 * What is no address there counts as the nearest one that is; '' when the connection is gone already.
 */
export function clientAddress(request: FastifyRequest): string {
  const chain = request.ips ?? [request.ip];
  return chain.map(plainAddress).findLast((address) => address !== '') ?? '';
}

/**
 * Where a request came from, for limits: the address, or the network of 64 bits of an IPv6 one, of which every
 * household has as many addresses as it likes.
 */
export function clientNetwork(request: FastifyRequest): string {
  const address = clientAddress(request);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const groups = [...first, ...Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
