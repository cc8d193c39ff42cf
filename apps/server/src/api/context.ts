import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../db/in-transaction.js';
import type { ReceivedFile } from './multipart.js';
import { requireSessionBudget } from '../shop/rate-limits/budgets.js';
import type { CatalogueSource } from '../shop/catalogue-index/catalogue-reads.js';
import { deviceName } from '../shop/sessions/device-name.js';
import { closeSession, noSession, openSession, rotateSession } from '../shop/sessions/sessions.js';
import type { Proof, Session } from '../shop/sessions/sessions.js';
import { askFor } from '../shop/sessions/visitor-call.js';
import type { VisitorCall } from '../shop/sessions/visitor-call.js';
import { ShopRefusal, errorCodes } from '../shop/refusal.js';
import { clientNetwork } from './client-address.js';
import type { ShopServices } from './services.js';
import { dropSessionCookie, readSession, readSessionWith, sendSessionCookie } from './session-cookie.js';
import { hasJustWritten } from './write-mark.js';

/** How a route reads the session. */
export interface SessionOptions {
  /** The response is the same for everyone: the session is not read. */
  readonly isPublic?: boolean;
  /** The session is read by the first `askVisitor`, in the same statement as the data it requests. */
  readonly isSessionDeferred?: boolean;
}

/** What a handler gets besides the checked request. */
export interface RouteContext extends Omit<
  ShopServices,
  'now' | 'errorPage' | 'upkeepMs' | 'uploads' | 'renderPage' | 'keepsPages' | 'probe' | 'lifecycle' | 'tally' | 'reads'
> {
  /**
   * Who makes the request; a visitor who has changed nothing yet has no session: all fields are empty. Not readable on a
   * route with `isSessionDeferred` before its first `askVisitor`.
   */
  readonly session: Session;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Reads public data from a replica where one will do; from the primary for a visitor who has just written. `work` must
   * only read.
   */
  read<Result>(work: (source: CatalogueSource) => Promise<Result>): Promise<Result>;
  /** Files of a multipart request, where the route accepts any. */
  readonly files: readonly ReceivedFile[];
  /**
   * Runs a call for the visitor; null without a session. Where the route has `isSessionDeferred`, the first call looks the
   * session up in its own statement.
   */
  askVisitor<Result>(call: VisitorCall<Result>): Promise<Result | null>;
  /** Like `askVisitor`, but starts a session first if there is none. */
  askNewVisitor<Result>(call: VisitorCall<Result>): Promise<Result>;
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

/** Makes the context of one request. */
export async function createContext(
  shop: ShopServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { isPublic, isSessionDeferred }: SessionOptions,
  files: readonly ReceivedFile[],
): Promise<RouteContext> {
  const now = shop.now();
  /** Null: not read yet. */
  let known: Session | null = null;
  if (isPublic) known = noSession;
  else if (!isSessionDeferred) known = await readSession(shop, request, reply, now);
  const sessionNow = (): Session => {
    if (known === null) throw new Error(`${request.url}: the session is not read yet`);
    return known;
  };
  const isFresh = hasJustWritten(request, shop.settings);
  // Cached responses, too, must include what the visitor wrote in another process.
  if (isFresh && isPublic) await shop.catalogueVersion.refresh().catch(() => undefined);
  const begin = (opened: { token: string; session: Session }): Session => {
    sendSessionCookie(request, reply, shop.settings, opened.token);
    known = opened.session;
    return known;
  };
  const ensureSession = async (): Promise<Session> => {
    const session = sessionNow();
    if (session.id) return session;
    await requireSessionBudget(shop.db, clientNetwork(request), shop.settings.limits, now);
    return begin(await openSession(shop.db, now));
  };
  const ensureVisitor = async (): Promise<number> => {
    const { visitorId } = await ensureSession();
    if (visitorId === null) throw new Error('a session without its visitor');
    return visitorId;
  };
  const askVisitor = async <Result>(call: VisitorCall<Result>): Promise<Result | null> => {
    if (known !== null) return known.visitorId === null ? null : askFor(shop.db, known.visitorId, call);
    const { session, value } = await readSessionWith(shop, request, reply, now, call);
    known = session;
    return session.visitorId === null ? null : call.read(value);
  };

  return {
    db: shop.db,
    settings: shop.settings,
    adapters: shop.adapters,
    log: shop.log,
    catalogueVersion: shop.catalogueVersion,
    listings: shop.listings,
    get session() {
      return sessionNow();
    },
    now,
    read: (work) => shop.reads.read(work, isFresh),
    request,
    reply,
    files,
    askVisitor,
    async askNewVisitor(call) {
      return (await askVisitor(call)) ?? askFor(shop.db, await ensureVisitor(), call);
    },
    ensureSession,
    ensureVisitor,
    requireUser() {
      const { userId } = sessionNow();
      if (userId === null) throw new ShopRefusal('Вы не авторизованы', errorCodes.unauthorized);
      return userId;
    },
    async signIn(proof) {
      const device = deviceName(request.headers['user-agent']);
      return begin(await inTransaction(shop.db, (trx) => rotateSession(trx, now, sessionNow(), proof, device)));
    },
    async signOut() {
      await closeSession(shop.db, sessionNow());
      dropSessionCookie(request, reply, shop.settings);
      known = noSession;
    },
  };
}
