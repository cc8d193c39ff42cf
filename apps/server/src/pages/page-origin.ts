import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** How a browser on the same machine calls it. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Listening on all addresses: which of them a visitor sees, perhaps through a mapped port, is not known. */
const everywhere = ['0.0.0.0', '::'];

/**
 * Where the shop is seen from outside, without a slash at the end: `PUBLIC_URL`. Without it, the address of this
 * machine that the request came to: the visitor's `Host` and `X-Forwarded-Host` could name anything, and whatever they
 * name would be kept for others. So there are no more origins than this machine has names. '' when the request came by
 * none of them to a shop that listens everywhere: addresses are then told without it.
 */
export function originOf(request: FastifyRequest): string {
  const { settings } = request.server.shop;
  if (settings.publicUrl) return settings.publicUrl;
  const { localAddress = settings.host, localPort = settings.port } = request.raw.socket;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  const own = isIPv6(address) ? `[${address}]` : address;
  const port = localPort === 80 ? '' : `:${localPort}`;
  const asked = (request.headers.host ?? '').replace(/:80$/, '');
  if ([...ownNames, own].some((name) => asked === `${name}${port}`)) return `http://${asked}`;
  return everywhere.includes(settings.host) ? '' : `http://${own}${port}`;
}
