import type { FastifyInstance } from 'fastify';
import { getArticles } from '../shop/content/articles.js';
import { getGalleryImages, getSaleContent, subscribe } from '../shop/content/content-blocks.js';
import type { ConsentKind } from '../shop/consent.js';
import { checkForm, requiredEmailRule } from '../shop/form-rules.js';
import { requireHit } from '../shop/rate-limits/rate-limit.js';
import { clientAddress, clientNetwork } from './client-address.js';
import { wireRoute } from './route.js';

/** How many subscriptions one address may send in an hour; a family or an office behind one address sends fewer. */
const subscriptionsPerAddress = 30;

const justData: readonly ConsentKind[] = ['personal-data'];
const dataAndAdverts: readonly ConsentKind[] = ['personal-data', 'adverts'];

/** Articles, sales, the project's gallery, the subscription and the API key. `S1 §7` */
export function contentRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getArticles', ({ read }, args) => read(({ db }) => getArticles(db, args)), { isPublic: true });
  wireRoute(
    app,
    'getSaleContent',
    async ({ read }, { id }) => ({ content: await read(({ db }) => getSaleContent(db, id)) }),
    {
      isPublic: true,
    },
  );
  wireRoute(app, 'getProjectImages', ({ read }, args) => read(({ db }) => getGalleryImages(db, args)), {
    isPublic: true,
  });
  wireRoute(
    app,
    'subscribe',
    async ({ db, request, now, settings }, { email }) => {
      const checked = checkForm<string>(requiredEmailRule, email);
      const limit = { key: `subscribe:${clientNetwork(request)}`, max: subscriptionsPerAddress, windowMs: 3_600_000 };
      await requireHit(db, limit, now);
      // The form has a second checkbox, for adverts, unless the owner has removed it.
      const kinds = settings.flags['advert-consent'] === false ? justData : dataAndAdverts;
      await subscribe(db, checked, { kinds, ip: clientAddress(request), now });
      return null;
    },
    { isPublic: true },
  );
  wireRoute(app, 'getApiKey', ({ settings }) => settings.apiKey, { isPublic: true });
}
