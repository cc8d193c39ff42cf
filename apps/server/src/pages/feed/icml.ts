import type { FastifyInstance } from 'fastify';
import { checkBasic } from '../../api/basic-auth.js';
import { getSectionTree } from '../../shop/catalogue/section-tree.js';
import { readIdentity } from '../../shop/identity/identity.js';
import { readFeed } from '../../shop/feed/read-feed.js';
import { originOf } from '../page-origin.js';
import { createFeedFiles } from './feed-files.js';
import { feedTail } from './feed-xml.js';
import { icmlHead, icmlOffer } from './icml-xml.js';
import { sendPacked } from './send-packed.js';

/** Stock changes with every order: a file that is older than this is rebuilt. */
const freshMs = 5 * 60_000;

/**
 * `/icml.xml`: all goods with their stock, in the format that RetailCRM loads. It reveals the stock of everything, so
 * it exists only where the settings say who may read it.
 */
export function icml(app: FastifyInstance): void {
  const { shop } = app;
  const { icml: access } = shop.settings;
  if (access === null) return;
  const files = createFeedFiles(() => shop.catalogueVersion.current());
  app.addHook('onClose', () => files.close());
  const pieces = async function* (origin: string): AsyncGenerator<string> {
    yield icmlHead(shop.now(), await getSectionTree(shop.db), await readIdentity(shop.db));
    for await (const offers of readFeed(shop.db)) yield offers.map((offer) => icmlOffer(offer, origin)).join('');
    yield feedTail;
  };
  app.get('/icml.xml', async (request, reply) => {
    if (access !== 'public') {
      const outcome = await checkBasic(shop, request, access, 'icml');
      if (outcome !== 'right') {
        const status = outcome === 'too many' ? 429 : 401;
        return reply
          .code(status)
          .headers({
            'cache-control': 'no-store',
            ...(status === 401 ? { 'www-authenticate': 'Basic realm="icml"' } : {}),
          })
          .type('text/plain; charset=utf-8')
          .send(status === 429 ? 'Слишком много неверных паролей: повторите через час.' : 'Неверный логин или пароль.');
      }
    }
    const origin = originOf(request);
    const period = Math.floor(shop.now().getTime() / freshMs);
    const file = await files.take(`${origin} ${period}`, () => pieces(origin));
    return sendPacked(request, reply, file, access === 'public' ? 'public, no-cache' : 'private, no-cache');
  });
}
