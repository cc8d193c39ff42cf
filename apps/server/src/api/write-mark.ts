import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { cookieOptions } from './session-cookie.js';

/** Name of the cookie; only its presence matters, not its value. */
const markName = 'tropa_wrote';
/** Added to the maximum lag of a used replica: the second between two probes of it, and the way to the browser. */
const marginSeconds = 3;

/** The name of the cookie where there are replicas; null where no visitor gets it. */
export const writeCookieOf = ({ databaseReadUrls }: Pick<Settings, 'databaseReadUrls'>): string | null =>
  databaseReadUrls.length > 0 ? markName : null;

type ReadSettings = Pick<Settings, 'databaseReadUrls' | 'databaseReadMaxLag' | 'allowedOrigins' | 'publicUrl'>;

/**
 * Marks a visitor who has written something: any process then reads for them from the primary, until every replica that
 * is used must have it. A cookie tells all processes without a query to a database; a visitor who forges it reads from
 * the primary, as without replicas.
 */
export function markWrite(request: FastifyRequest, reply: FastifyReply, settings: ReadSettings): void {
  if (settings.databaseReadUrls.length === 0) return;
  const maxAge = settings.databaseReadMaxLag + marginSeconds;
  void reply.setCookie(markName, '1', { ...cookieOptions(request, settings), maxAge });
}

/** Whether the visitor has just written something, in any process. */
export const hasJustWritten = ({ cookies }: FastifyRequest, { databaseReadUrls }: ReadSettings): boolean =>
  databaseReadUrls.length > 0 && cookies[markName] !== undefined;
