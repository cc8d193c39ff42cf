import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { findSession, noSession, sessionLifetime } from '../shop/sessions/sessions.js';
import type { Session } from '../shop/sessions/sessions.js';
import { askWithSession } from '../shop/sessions/visitor-call.js';
import type { VisitorCall } from '../shop/sessions/visitor-call.js';
import type { ShopServices } from './services.js';

/**
 * Name of the session cookie. Public pages neither read nor set it. Over TLS the `__Host-` prefix keeps a sibling
 * domain or an unencrypted response from planting one.
 */
export const sessionCookieOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-tropa_session' : 'tropa_session';

/**
 * Name of the cookie that says that there is a session, and nothing more. Scripts can read it: the page of a visitor
 * without one requests nothing of theirs (`_config.sessionMark`).
 */
export const sessionMark = 'tropa_visitor';

const tokenPattern = /^[\w-]{43}$/;

/** How cookies that only the server reads are sent. */
export const cookieOptions = (request: FastifyRequest, settings: Pick<Settings, 'allowedOrigins' | 'publicUrl'>) => {
  // The listed sites can only send a cookie that is SameSite=None, and such a cookie must be Secure.
  const isShared = settings.allowedOrigins.length > 0;
  return {
    path: '/',
    httpOnly: true,
    sameSite: isShared ? ('none' as const) : ('lax' as const),
    secure: isShared || request.protocol === 'https' || settings.publicUrl.startsWith('https:'),
  };
};

const maxAge = Math.floor(sessionLifetime / 1000);

const markOptions = (request: FastifyRequest, settings: Settings) => ({
  ...cookieOptions(request, settings),
  httpOnly: false,
});

const sendMark = (request: FastifyRequest, reply: FastifyReply, settings: Settings) =>
  void reply.setCookie(sessionMark, '1', { ...markOptions(request, settings), maxAge });

/** Sets the session cookie, and the mark beside it. */
export function sendSessionCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings, token: string) {
  void reply.setCookie(sessionCookieOf(settings), token, { ...cookieOptions(request, settings), maxAge });
  sendMark(request, reply, settings);
}

/** Clears the session cookie, and the mark. */
export function dropSessionCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  void reply.clearCookie(sessionCookieOf(settings), cookieOptions(request, settings));
  void reply.clearCookie(sessionMark, markOptions(request, settings));
}

/** Sets the mark for a browser that has a session without it, from before there were marks. For responses with a page. */
export function markOldSession(request: FastifyRequest, reply: FastifyReply, settings: Settings): void {
  const isMarked = request.cookies?.[sessionMark] !== undefined;
  if (!isMarked && tokenOf(request, settings) !== null) sendMark(request, reply, settings);
}

type SessionServices = Pick<ShopServices, 'db' | 'settings'>;

/** The token in the cookie; null when there is none that could be one. */
function tokenOf(request: FastifyRequest, settings: Settings): string | null {
  const token = request.cookies?.[sessionCookieOf(settings)];
  return token && tokenPattern.test(token) ? token : null;
}

/** The session of a request; `noSession` for a visitor who has changed nothing yet. */
export async function readSession(
  shop: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<Session> {
  const token = tokenOf(request, shop.settings);
  if (token === null) return noSession;
  const { isAging, ...session } = await findSession(shop.db, token, now);
  if (isAging) sendSessionCookie(request, reply, shop.settings, token);
  return session;
}

/** The session of a request, and the value of a call for its visitor, in one statement: `askWithSession`. */
export async function readSessionWith(
  shop: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
  call: VisitorCall<unknown>,
): Promise<{ readonly session: Session; readonly value: unknown }> {
  const token = tokenOf(request, shop.settings);
  if (token === null) return { session: noSession, value: undefined };
  const { session: found, value } = await askWithSession(shop.db, token, now, call);
  const { isAging, ...session } = found;
  if (isAging) sendSessionCookie(request, reply, shop.settings, token);
  return { session, value };
}
