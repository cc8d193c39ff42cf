import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../db/in-transaction.js';
import type { ReceivedFile } from './multipart.js';
import { requireSessionBudget } from '../shop/rate-limits/budgets.js';
import { deviceName } from '../shop/sessions/device-name.js';
import { closeSession, noSession, openSession, rotateSession } from '../shop/sessions/sessions.js';
import type { Proof, Session } from '../shop/sessions/sessions.js';
import { ShopRefusal, errorCodes } from '../shop/refusal.js';
import { clientNetwork } from './client-address.js';
import type { ShopServices } from './services.js';
import { dropSessionCookie, readSession, sendSessionCookie } from './session-cookie.js';

/** What a handler gets beside the checked request. */
export interface RouteContext extends Omit<
  ShopServices,
  'now' | 'errorPage' | 'uploads' | 'renderPage' | 'keepsPages'
> {
  /** Who makes the request; a visitor who has changed nothing yet has no session: all fields are empty. */
  readonly session: Session;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Files of a multipart request, where the route takes any. */
  readonly files: readonly ReceivedFile[];
  /** The owner of basket and lists; starts a session if there is none. Never call it inside a transaction. */
  ensureVisitor(): Promise<number>;
  /** The session; started if there is none. Never call it inside a transaction. */
  ensureSession(): Promise<Session>;
  /** The signed-in user. @throws ShopRefusal for a visitor. */
  requireUser(): number;
  /** Signs in with a new cookie; the guest's basket and lists join the user's. Never call it inside a transaction. */
  signIn(proof: Proof): Promise<Session>;
  /** Ends the session and clears the cookie. */
  signOut(): Promise<void>;
}

/** Makes the context of one request. `isPublic`: the response is the same for everyone, so the session is not read. */
export async function createContext(
  shop: ShopServices,
  request: FastifyRequest,
  reply: FastifyReply,
  isPublic: boolean,
  files: readonly ReceivedFile[],
): Promise<RouteContext> {
  const now = shop.now();
  let session = isPublic ? noSession : await readSession(shop, request, reply, now);
  const begin = (opened: { token: string; session: Session }): Session => {
    sendSessionCookie(request, reply, shop.settings, opened.token);
    session = opened.session;
    return session;
  };
  const ensureSession = async (): Promise<Session> => {
    if (session.id) return session;
    await requireSessionBudget(shop.db, clientNetwork(request), shop.settings.limits, now);
    return begin(await openSession(shop.db, now));
  };

  return {
    db: shop.db,
    settings: shop.settings,
    adapters: shop.adapters,
    log: shop.log,
    catalogueVersion: shop.catalogueVersion,
    keepFilters: shop.keepFilters,
    get session() {
      return session;
    },
    now,
    request,
    reply,
    files,
    ensureSession,
    async ensureVisitor() {
      const { visitorId } = await ensureSession();
      if (visitorId === null) throw new Error('a session without its visitor');
      return visitorId;
    },
    requireUser() {
      if (session.userId === null) throw new ShopRefusal('Вы не авторизованы', errorCodes.unauthorized);
      return session.userId;
    },
    async signIn(proof) {
      const device = deviceName(request.headers['user-agent']);
      return begin(await inTransaction(shop.db, (trx) => rotateSession(trx, now, session, proof, device)));
    },
    async signOut() {
      await closeSession(shop.db, session);
      dropSessionCookie(request, reply, shop.settings);
      session = noSession;
    },
  };
}
