import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../../api/encoding.js';
import { isSameCopy } from '../send-page.js';
import type { PackedFile } from './feed-files.js';

/** Sends a file of goods: compressed as the client accepts it, or 304 when it has it. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PackedFile,
  caching: string,
): FastifyReply {
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': caching,
    vary: 'Accept-Encoding',
    etag: file.etag,
    'x-robots-tag': 'noindex',
  });
  if (isSameCopy(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const size = file.size(encoding);
  if (size !== null) reply.header('content-length', size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(file.open(encoding));
}
