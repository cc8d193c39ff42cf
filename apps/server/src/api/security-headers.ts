import type { FastifyInstance, FastifyReply } from 'fastify';
import { counterHosts } from '../settings/counter-settings.js';
import { tileHostOf } from '../settings/map-settings.js';
import type { Settings } from '../settings.js';
import { isKnownOrigin } from './request-guard.js';

/** Where Google Maps loads its scripts from and sends its requests. */
const mapScripts = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
const mapFonts = 'https://fonts.googleapis.com';

/**
 * The headers of every response. Scripts and styles are ours alone; a page's own inline styles, and the one script that
 * its head begins with, are allowed by their hashes (`allowInline`). Google's map writes inline styles, so they are
 * allowed when its key is set. Pictures may come from other hosts: an imported feed refers to those of its shop. The hosts
 * of a map or a counter are allowed only when the owner has configured one.
 */
export function securityHeaders(settings: Settings): Record<string, string> {
  const maps = settings.mapsKey ? ` ${mapScripts.join(' ')}` : '';
  const counters = counterHosts(settings);
  const tiles = tileHostOf(settings.mapsTileUrl);
  const policy = [
    `default-src 'self'`,
    `script-src 'self'${maps}${counters.scripts}`,
    ...(maps ? [`style-src 'self' 'unsafe-inline' ${mapFonts}`] : [`style-src 'self'`, `style-src-attr 'none'`]),
    `img-src 'self' data: blob: https:${tiles ? ` ${tiles}` : ''}`,
    `media-src 'self' https:`,
    `font-src 'self' data:${maps ? ' https://fonts.gstatic.com' : ''}`,
    `connect-src 'self'${maps}${counters.connections}`,
    ...(maps ? [`worker-src 'self' blob:`] : []),
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
    ...(settings.hsts && settings.publicUrl.startsWith('https:') ? { 'strict-transport-security': settings.hsts } : {}),
  };
}

const ofDocuments = ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy'];

/**
 * For a script, font or picture: most of the headers apply to documents only, and a first visit requests two dozen
 * files. The remaining ones keep an SVG that is opened on its own from running anything or being framed elsewhere.
 */
export function withHeadersOfFile(reply: FastifyReply): FastifyReply {
  for (const name of ofDocuments) reply.removeHeader(name);
  return reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
}

const corsMethods = 'GET, POST, OPTIONS';
const corsHeaders = 'content-type, idempotency-key, if-match, x-api-key, x-requested-with';

/** Headers on every response, and credentialed CORS for the sites listed in ALLOWED_ORIGINS. */
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
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      // Exposed to other sites too: the client counts down from it.
      'access-control-expose-headers': 'retry-after',
    });
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
