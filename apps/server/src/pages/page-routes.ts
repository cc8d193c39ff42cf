import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../api/session-cookie.js';
import { locationCookie, readLocationCookie } from '../shop/location/location-cookie.js';
import { canonicalAddress } from './canonical-address.js';
import { listCookies } from './list-cookies.js';
import { createPageCache, makeReady } from './page-cache.js';
import type { PageCache } from './page-cache.js';
import { commonDataOf } from './page-config.js';
import type { PageContent, PageRequest, PageSource, PersonalPageSource } from './page-content.js';
import { originOf } from './page-origin.js';
import { notFoundContent } from './screens/not-found.js';
import { sendPage } from './send-page.js';

type Drawn = { html: string; status: number; preload: string[] };

/** Ways to give pages their addresses. */
export interface PageRoutes {
  /** A page that is the same for everyone: drawn once, kept while the catalogue stays. */
  open(path: string, source: PageSource): void;
  /** A page of the visitor's own: drawn for each request. */
  personal(path: string, source: PersonalPageSource): void;
  /** Sends a page outside of the routes: errors. */
  send(request: FastifyRequest, reply: FastifyReply, content: PageContent): Promise<FastifyReply>;
}

/** Makes the ways over one cache. `app.shop.renderPage` must be there. */
export function pageRoutes(app: FastifyInstance): PageRoutes {
  const { shop } = app;
  const common = commonDataOf(shop);
  const cache: PageCache = createPageCache(() => shop.catalogueVersion.current());

  const requestOf = (request: FastifyRequest, address: string): PageRequest => ({
    db: shop.db,
    shop,
    address,
    params: (request.params ?? {}) as Record<string, string>,
    query: new URLSearchParams(address.split('?')[1] ?? ''),
    cookies: listCookies(request.cookies),
    origin: originOf(request),
  });

  /** The city that the visitor chose, as far as it is one of ours; others see the default until their answer comes. */
  const cityOf = ({ cookies }: FastifyRequest) => readLocationCookie(cookies?.[locationCookie]);

  const draw = async (
    content: PageContent | null,
    page: Pick<PageRequest, 'address' | 'cookies'>,
    cityId: number | null,
  ): Promise<Drawn> => {
    const { page: name, status = 200, meta, data } = content ?? notFoundContent();
    const render = shop.renderPage;
    if (render === undefined) throw new Error('the storefront is not built');
    const { config, cities } = await common();
    const city = cityId === null ? undefined : cities.get(cityId);
    return render({
      page: name,
      status,
      url: page.address,
      meta,
      data: { _config: config, ...(city === undefined ? {} : { _city: city }), ...data },
      cookies: page.cookies,
    });
  };

  /** Sends to the one spelling of an address that a form wrote; true when it did. */
  const isSentAway = (reply: FastifyReply, { address, isRedirect }: ReturnType<typeof canonicalAddress>): boolean => {
    if (isRedirect) void reply.header('cache-control', 'no-store').redirect(address, 302);
    return isRedirect;
  };

  return {
    open: (path, source) => {
      app.get(path, async (request, reply) => {
        const canonical = canonicalAddress(request.url);
        if (isSentAway(reply, canonical)) return reply;
        const page = requestOf(request, canonical.address);
        const { limit = '', sort = '' } = page.cookies;
        const cityId = cityOf(request);
        // A city that is none of ours must not make a copy of its own.
        const city = cityId !== null && (await common()).cities.has(cityId) ? cityId : null;
        const key = `${canonical.address}\n${limit}\n${sort}\n${city ?? ''}\n${page.origin}`;
        const ready =
          cache.peek(key) ?? (await cache.take(key, async () => draw(await source(page), page, city)));
        return sendPage(request, reply, ready, false);
      });
    },
    personal: (path, source) => {
      app.get(path, async (request, reply) => {
        const canonical = canonicalAddress(request.url);
        if (isSentAway(reply, canonical)) return reply;
        const page = requestOf(request, canonical.address);
        const session = await readSession(shop, request, reply, shop.now());
        const drawn = await draw(await source(page, session), page, cityOf(request));
        return sendPage(request, reply, await makeReady(drawn), true);
      });
    },
    send: async (request, reply, content) => {
      const page = { address: canonicalAddress(request.url).address, cookies: listCookies(request.cookies ?? {}) };
      return sendPage(request, reply, await makeReady(await draw(content, page, cityOf(request))), true);
    },
  };
}
