import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { findSession, noSession, sessionLifetime } from '../shop/sessions/sessions.js';
import type { Session } from '../shop/sessions/sessions.js';
import type { ShopServices } from './services.js';

/**
 * Name of the session cookie. Public pages neither read nor set it. Over TLS the `__Host-` prefix keeps a sibling
 * domain or an unencrypted response from planting one.
 */
export const sessionCookieOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-tropa_session' : 'tropa_session';

const tokenPattern = /^[\w-]{43}$/;

const optionsFor = (request: FastifyRequest, settings: Settings) => {
  // The listed sites can only send a cookie that is SameSite=None, and such a cookie must be Secure.
  const isShared = settings.allowedOrigins.length > 0;
  return {
    path: '/',
    httpOnly: true,
    sameSite: isShared ? ('none' as const) : ('lax' as const),
    secure: isShared || request.protocol === 'https' || settings.publicUrl.startsWith('https:'),
  };
};

/** Sets the session cookie. */
export function sendSessionCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings, token: string) {
  const maxAge = Math.floor(sessionLifetime / 1000);
  void reply.setCookie(sessionCookieOf(settings), token, { ...optionsFor(request, settings), maxAge });
}

/** Clears the session cookie. */
export function dropSessionCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  void reply.clearCookie(sessionCookieOf(settings), optionsFor(request, settings));
}

/** The session of a request; `noSession` for a visitor who has changed nothing yet. */
export async function readSession(
  shop: Pick<ShopServices, 'db' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<Session> {
  const token = request.cookies[sessionCookieOf(shop.settings)];
  if (!token || !tokenPattern.test(token)) return noSession;
  const { isAging, ...session } = await findSession(shop.db, token, now);
  if (isAging) sendSessionCookie(request, reply, shop.settings, token);
  return session;
}
