import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { TransportFault } from './envelope.js';

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** Whether an origin is ours or listed in ALLOWED_ORIGINS. */
export function isKnownOrigin(request: FastifyRequest, settings: Settings, origin: string): boolean {
  if (settings.allowedOrigins.includes(origin)) return true;
  if (settings.publicUrl) return origin === settings.publicUrl || hostOf(origin) === hostOf(settings.publicUrl);
  // Parsed as a URL of the same scheme, since `shop:80` and `shop` are the same over http. Never from
  // `X-Forwarded-Host`.
  return hostOf(origin) === hostOf(`${origin.split(':')[0]}://${request.headers.host ?? ''}`);
}

/** Meant for the developer of the other site: its visitors see only the texts of its own page. */
const fromElsewhere = (address: string): string =>
  `Requests from other sites are rejected: add ${originOf(address) ?? 'the origin of the page'} to ALLOWED_ORIGINS`;

/**
 * Rejects a state change caused by another site's page or by a browser's prefetch. Clients that are not browsers send
 * neither header and carry no visitor's cookie: they pass.
 * @throws TransportFault 403
 */
export function guardStateChange(request: FastifyRequest, settings: Settings): void {
  const purpose = `${headerOf(request, 'sec-purpose')} ${headerOf(request, 'purpose')} ${headerOf(request, 'x-moz')}`;
  if (/prefetch|prerender|preview/i.test(purpose)) throw new TransportFault(403, 'Предзагрузка не выполняет действий');
  const origin = headerOf(request, 'origin');
  if (origin) {
    if (isKnownOrigin(request, settings, origin)) return;
    throw new TransportFault(403, fromElsewhere(origin));
  }
  const site = headerOf(request, 'sec-fetch-site');
  if (!site || site === 'same-origin' || site === 'none') return;
  const referer = headerOf(request, 'referer');
  if (referer && settings.allowedOrigins.some((allowed) => hostOf(allowed) === hostOf(referer))) return;
  throw new TransportFault(403, fromElsewhere(referer));
}
