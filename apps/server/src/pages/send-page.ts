import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../api/encoding.js';
import { allowInline } from '../api/inline-parts.js';
import type { ReadyPage } from './page-cache.js';

/** Whether the visitor's copy is still valid. */
export const isSameCopy = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag));

/** Sends prepared bytes: 304 to clients that have them, else in the encoding that the client accepts. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyPage,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  reply.headers({ vary: 'Accept-Encoding', ...headers, etag: ready.etag });
  if (isSameCopy(request.headers['if-none-match'], ready.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(ready.status).send(await ready.body(encoding));
}

/**
 * Sends a ready page. Public pages may be stored but are revalidated each time (`no-cache` with an ETag); personal ones
 * are never stored.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  isPersonal: boolean,
): Promise<FastifyReply> {
  const { headers } = request;
  allowInline(reply, page.inline());
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPersonal ? 'no-store' : 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
    'speculation-rules': '"/speculation-rules.json"',
  });
  if (!isPersonal) {
    reply.header('etag', page.etag);
    if (page.status === 200 && isSameCopy(headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = encodingOf(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await page.body(encoding));
}
