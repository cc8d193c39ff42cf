import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** Names that a browser on the same machine uses. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Listening on all interfaces: which address a visitor uses, perhaps through a mapped port, is unknown. */
const everywhere = ['0.0.0.0', '::'];

/**
 * The public origin of the shop, without a trailing slash: `PUBLIC_URL`. Without it, the address of this machine that
 * received the request: the visitor's `Host` and `X-Forwarded-Host` could name anything, and would be cached for
 * others. So there are no more origins than this machine has names. '' when the shop listens on all interfaces and the
 * request used none of these names: URLs are then relative.
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
