import type { PageDataWire } from '@tropa/api-client/wire';
import type { RenderedPage } from '@tropa/render-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markOldSession, readSession } from '../api/session-cookie.js';
import { hasJustWritten } from '../api/write-mark.js';
import { locationCookie, readLocationCookie } from '../shop/location/location-cookie.js';
import { canonicalAddress } from './canonical-address.js';
import { listCookies } from './list-cookies.js';
import { createPageCache, makeReady } from './page-cache.js';
import type { PageCache } from './page-cache.js';
import { cityData, commonDataOf } from './page-config.js';
import { PageMoved } from './page-content.js';
import type { NoSuchPage, PageContent, PageRequest, PageSource, PersonalPage } from './page-content.js';
import { createOwnDataReader } from './own-data.js';
import { originOf } from './page-origin.js';
import type { Dependencies } from '../shop/versioned-cache.js';
import { notFoundContent } from './screens/not-found.js';
import { sectionTiles } from './section-tiles.js';
import { sendPage } from './send-page.js';
import { describePage } from './structured-data/describe-page.js';

/** Lists of the visitor's own, which lead on to the sections while they are empty. */
const ownLists = new Set<PageContent['page']>(['basket', 'orders', 'favorites', 'compare']);

/** A request before it is known which database will be read for it, and for which city. */
type AskedPage = Omit<PageRequest, 'db' | 'source' | 'city'>;

/** What a page of the visitor's own shows at addresses that are the same for everyone. */
export interface SharedPage {
  /** Whether this is such an address. */
  readonly isAsked: (request: AskedPage) => boolean;
  readonly source: PageSource;
}

/** Registers routes of pages. */
export interface PageRoutes {
  /** A page that is the same for everyone: rendered once, cached until something that it shows changes. */
  open(path: string, source: PageSource): void;
  /** A page of the visitor's own: rendered for each request. At some addresses it may be one that is shared with all. */
  personal(path: string, page: PersonalPage, shared?: SharedPage): void;
  /** Paths of the pages that are the same for everyone, in the order of registration. */
  openPaths(): readonly string[];
  /** Sends a page outside the routes: errors. */
  send(request: FastifyRequest, reply: FastifyReply, content: PageContent): Promise<FastifyReply>;
}

/** Creates them over one cache. Requires `app.shop.renderPage`. */
export function pageRoutes(app: FastifyInstance): PageRoutes {
  const { shop } = app;
  const common = commonDataOf(shop);
  const cache: PageCache = createPageCache(() => shop.catalogueVersion.current(), undefined, {
    tags: shop.catalogueVersion.tags,
    keepsPlain: false,
    now: () => shop.now().getTime(),
  });
  const ownData = createOwnDataReader(shop.log);
  app.addHook('onClose', async () => ownData.stop());
  shop.tally.caches.set('pages', () => cache.figures());

  const requestOf = (request: FastifyRequest, address: string): AskedPage => ({
    shop,
    common,
    address,
    params: (request.params ?? {}) as Record<string, string>,
    query: new URLSearchParams(address.split('?')[1] ?? ''),
    cookies: listCookies(request.cookies, address),
    origin: originOf(request),
  });

  /** The city that the visitor chose, if it is one of ours; others see the default until the API has responded. */
  const cityOf = ({ cookies }: FastifyRequest) => readLocationCookie(cookies?.[locationCookie]);

  const shownCity = async (chosenId: number | null) => {
    const { cities, defaultCityId } = await common();
    return cities.get(chosenId ?? Number.NaN) ?? cities.get(defaultCityId ?? Number.NaN);
  };

  const renderContent = async (
    found: PageContent | null,
    page: Pick<PageRequest, 'address' | 'cookies' | 'origin'>,
    cityId: number | null,
  ): Promise<RenderedPage> => {
    const content = found ?? notFoundContent();
    const { page: name, status = 200, data, withoutScripts } = content;
    const render = shop.renderPage;
    if (render === undefined) throw new Error('the storefront is not built');
    const all = await common();
    return render({
      page: name,
      status,
      url: page.address,
      meta: describePage(content, { ...page, identity: all.identity, stores: all.stores }),
      data: {
        _config: all.config,
        _partners: all.partners,
        // Of what is known anyway: a page of a visitor without a session does not query the database.
        ...(ownLists.has(name) && { _sections: sectionTiles(all.tree) }),
        ...cityData(all, cityId),
        ...data,
      },
      cookies: page.cookies,
      ...(withoutScripts && { withoutScripts }),
      shop: all.look,
    });
  };

  /** Redirects an address that a GET form produced to its canonical form; true when it did. */
  const isSentAway = (reply: FastifyReply, { address, isRedirect }: ReturnType<typeof canonicalAddress>): boolean => {
    if (isRedirect) void reply.header('cache-control', 'no-store').redirect(address, 302);
    return isRedirect;
  };

  const sendOpen = async (request: FastifyRequest, reply: FastifyReply, page: AskedPage, source: PageSource) => {
    const { limit = '', sort = '', articles_limit: articlesLimit = '' } = page.cookies;
    const isFresh = hasJustWritten(request, shop.settings);
    // A cached page, too, must have what the visitor wrote in another process.
    if (isFresh) await shop.catalogueVersion.refresh().catch(() => undefined);
    const cityId = cityOf(request);
    // A city that is not ours must not get a cache entry of its own.
    const city = cityId !== null && (await common()).cities.has(cityId) ? cityId : null;
    const key = `${page.address}\n${limit}\n${sort}\n${articlesLimit}\n${city ?? ''}\n${page.origin}`;
    try {
      const renderNow = async (dependencies?: Dependencies) => {
        const shown = await shownCity(city);
        const content = await shop.reads.read(
          (from) => source({ ...page, city: shown, db: from.db, source: from }),
          isFresh,
        );
        if (content?.tags) dependencies?.on(content.tags);
        if (content?.until) dependencies?.until(content.until);
        return renderContent(content, page, city);
      };
      const ready = shop.keepsPages
        ? (cache.peek(key) ?? (await cache.take(key, renderNow)))
        : await makeReady(await renderNow());
      return await sendPage(request, reply, ready, false);
    } catch (error) {
      if (!(error instanceof PageMoved)) throw error;
      return reply.header('cache-control', 'no-store').redirect(error.address, error.status);
    }
  };

  const sendPersonal = async (request: FastifyRequest, reply: FastifyReply, page: AskedPage, own: PersonalPage) => {
    const chosenCity = cityOf(request);
    const asked = { ...page, city: await shownCity(chosenCity), db: shop.db, source: shop.reads.primary };
    const read = async () => own.read(asked, await readSession(shop, request, reply, shop.now()), chosenCity);
    const found = await ownData.read<PageDataWire | NoSuchPage>(read);
    const isMissing = 'isMissing' in found;
    const content = isMissing
      ? notFoundContent()
      : typeof own.content === 'function'
        ? own.content(asked)
        : own.content;
    const data = isMissing ? content.data : { ...found, ...content.data };
    const rendered = await renderContent({ ...content, data }, page, chosenCity);
    return sendPage(request, reply, await makeReady(rendered), true);
  };

  const route = (
    path: string,
    handle: (request: FastifyRequest, reply: FastifyReply, page: AskedPage) => Promise<FastifyReply>,
  ) =>
    app.get(path, async (request, reply) => {
      const canonical = canonicalAddress(request.url);
      if (isSentAway(reply, canonical)) return reply;
      markOldSession(request, reply, shop.settings);
      return handle(request, reply, requestOf(request, canonical.address));
    });

  const openPaths: string[] = [];
  return {
    openPaths: () => openPaths,
    open: (path, source) => {
      openPaths.push(path);
      route(path, (request, reply, page) => sendOpen(request, reply, page, source));
    },
    personal: (path, own, shared) => {
      route(path, (request, reply, page) =>
        shared?.isAsked(page) ? sendOpen(request, reply, page, shared.source) : sendPersonal(request, reply, page, own),
      );
    },
    send: async (request, reply, content) => {
      markOldSession(request, reply, shop.settings);
      const { address } = canonicalAddress(request.url);
      const page = { address, cookies: listCookies(request.cookies ?? {}, address), origin: originOf(request) };
      return sendPage(request, reply, await makeReady(await renderContent(content, page, cityOf(request))), true);
    },
  };
}
