import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isClosed } from '../closed-paths.js';
import { createPageCache } from '../page-cache.js';
import { originOf } from '../page-origin.js';
import type { PageRoutes } from '../page-routes.js';
import { sendReady } from '../send-page.js';
import { makeSitemap, makeSitemapPart } from './make-sitemap.js';

/** Cache size for sitemaps of a shop with some hundred thousand products. */
const maxBytes = 24 * 1024 * 1024;

/** `/sitemap.xml` with every page that search engines may index, and its parts when it is too large for one file. */
export function sitemap(app: FastifyInstance, routes: Pick<PageRoutes, 'openPaths'>): void {
  const { shop } = app;
  const cache = createPageCache(() => shop.catalogueVersion.current(), maxBytes, { isBestWorth: false });
  const partsOf = (request: FastifyRequest) => ({
    origin: originOf(request),
    paths: routes.openPaths().filter((path) => !isClosed(path)),
  });
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' };

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = partsOf(request);
    const ready = await cache.take(parts.origin, async () => ({
      html: await shop.reads.read(({ db }) => makeSitemap({ ...parts, db })),
      status: 200,
    }));
    return sendReady(request, reply, ready, headers);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const parts = partsOf(request);
    const part = Number(request.params.part);
    const ready = await cache.take(`${part} ${parts.origin}`, async () => {
      const xml = await shop.reads.read(({ db }) => makeSitemapPart({ ...parts, db }, part));
      return { html: xml ?? '', status: xml === null ? 404 : 200 };
    });
    return ready.status === 404 ? reply.callNotFound() : sendReady(request, reply, ready, headers);
  });
}
