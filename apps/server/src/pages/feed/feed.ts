import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../../api/encoding.js';
import type { Db } from '../../db/schema.js';
import { getSectionTree } from '../../shop/catalogue/section-tree.js';
import { readFeed } from '../../shop/feed/read-feed.js';
import { originOf } from '../page-origin.js';
import { isSameCopy } from '../send-page.js';
import { createFeedFiles } from './feed-files.js';
import { feedHead, feedTail, offerXml } from './feed-xml.js';

/** The feed in chunks. */
export async function* feedPieces(db: Db, origin: string, moment: Date, batch?: number): AsyncGenerator<string> {
  yield feedHead(origin, moment, await getSectionTree(db));
  for await (const offers of readFeed(db, batch)) yield offers.map((offer) => offerXml(offer, origin)).join('');
  yield feedTail;
}

/** `/feed.yml`: all goods in the format of marketplaces (YML), built once per catalogue version. */
export function feed(app: FastifyInstance): void {
  const { shop } = app;
  const files = createFeedFiles(() => shop.catalogueVersion.current());
  app.addHook('onClose', () => files.close());
  app.get('/feed.yml', async (request, reply) => {
    const origin = originOf(request);
    const file = await files.take(origin, () => feedPieces(shop.db, origin, shop.now()));
    const encoding = encodingOf(request.headers['accept-encoding']);
    reply.headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
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
  });
}
