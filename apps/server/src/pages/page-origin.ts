import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** How a browser on the same machine calls it. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where the shop is seen from outside, without a slash at the end: `PUBLIC_URL`. Without it, the address of this
 * machine that the request came to: the visitor's `Host` and `X-Forwarded-Host` could name anything, and whatever they
 * name would be kept for others. So there are no more origins than this machine has names.
 */
export function originOf(request: FastifyRequest): string {
  const { settings } = request.server.shop;
  if (settings.publicUrl) return settings.publicUrl;
  const { localAddress = settings.host, localPort = settings.port } = request.raw.socket;
  const asked = request.headers.host ?? '';
  if (ownNames.some((name) => asked === `${name}:${localPort}`)) return `http://${asked}`;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  return `http://${isIPv6(address) ? `[${address}]` : address}:${localPort}`;
}
