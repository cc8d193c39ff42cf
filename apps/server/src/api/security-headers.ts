import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.js';
import { isKnownOrigin } from './request-guard.js';

const mapScripts = 'https://maps.googleapis.com';

/**
 * The headers of every answer. Scripts are ours alone, never inline; `style-src` needs 'unsafe-inline' for two
 * libraries (architecture §9). Pictures may be foreign: an imported feed names its shop's own.
 */
export function securityHeaders(settings: Settings): Record<string, string> {
  const maps = settings.mapsKey ? ` ${mapScripts}` : '';
  const policy = [
    `default-src 'self'`,
    `script-src 'self'${maps}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' https:`,
    `font-src 'self' data:`,
    `connect-src 'self'${maps}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

const corsMethods = 'GET, POST, OPTIONS';
const corsHeaders = 'content-type, idempotency-key, x-api-key, x-requested-with';

/** Headers on every answer, and credentialed CORS for the sites named in ALLOWED_ORIGINS. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!request.url.startsWith('/api/')) return undefined;
    void reply.header('cache-control', 'no-store');
    if (settings.allowedOrigins.length === 0) return undefined;
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !settings.allowedOrigins.includes(origin) || !isKnownOrigin(request, settings, origin)) {
      return undefined;
    }
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': corsMethods,
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? corsHeaders,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
