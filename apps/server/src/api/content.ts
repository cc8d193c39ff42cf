import type { FastifyInstance } from 'fastify';
import { getArticles } from '../shop/content/articles.js';
import { getGalleryImages, getSaleContent, subscribe } from '../shop/content/content-blocks.js';
import { checkForm, requiredEmailRule } from '../shop/form-rules.js';
import { wireRoute } from './route.js';

/** Which text a visitor agreed to in the forms. */
export const consentVersion = '2026-11';

/** Articles, sales, the project's gallery, the subscription and the API key. `S1 §7` */
export function contentRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getArticles', ({ db }, args) => getArticles(db, args), { isPublic: true });
  wireRoute(app, 'getSaleContent', async ({ db }, { id }) => ({ content: await getSaleContent(db, id) }), {
    isPublic: true,
  });
  wireRoute(app, 'getProjectImages', ({ db }, args) => getGalleryImages(db, args), { isPublic: true });
  wireRoute(
    app,
    'subscribe',
    async ({ db }, { email }) => {
      await subscribe(db, checkForm(requiredEmailRule, email) as string, consentVersion);
      return null;
    },
    { isPublic: true },
  );
  wireRoute(app, 'getApiKey', ({ settings }) => settings.apiKey, { isPublic: true });
}
