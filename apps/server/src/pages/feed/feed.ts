import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/schema.js';
import { getSectionTree } from '../../shop/catalogue/section-tree.js';
import { readIdentity } from '../../shop/identity/identity.js';
import { readFeed } from '../../shop/feed/read-feed.js';
import { originOf } from '../page-origin.js';
import { createFeedFiles } from './feed-files.js';
import { feedHead, feedTail, offerXml } from './feed-xml.js';
import { sendPacked } from './send-packed.js';

/** The feed in chunks. */
export async function* feedPieces(db: Db, origin: string, moment: Date, batch?: number): AsyncGenerator<string> {
  yield feedHead(origin, moment, await getSectionTree(db), await readIdentity(db));
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
    return sendPacked(request, reply, file, 'public, no-cache');
  });
}
