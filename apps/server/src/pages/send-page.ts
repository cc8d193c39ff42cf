import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../api/encoding.js';
import { allowStyles } from '../api/inline-styles.js';
import type { ReadyPage } from './page-cache.js';

/** Whether the visitor's copy is still true. */
export const isSameCopy = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag));

/** Sends bytes that were made ready: not again to whoever has them, and packed as the asker takes them. */
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
 * Sends a ready page. Public pages may be kept and are asked about each time (`no-cache` with a tag); personal
 * ones are kept nowhere.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  isPersonal: boolean,
): Promise<FastifyReply> {
  const { headers } = request;
  allowStyles(reply, page.styles());
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
