import type { FastifyInstance } from 'fastify';
import { documentPages } from './documents/document-pages.js';
import { feed } from './feed/feed.js';
import { icml } from './feed/icml.js';
import { ownFiles } from './own-files.js';
import { pageRoutes } from './page-routes.js';
import { robots } from './robots.js';
import { articlePages } from './screens/article-pages.js';
import { aboutPages } from './screens/about-pages.js';
import { projectPage } from './screens/project-page.js';
import { formPages } from './screens/form-pages.js';
import { catalogPages } from './screens/catalog-pages.js';
import { indexPage } from './screens/index-page.js';
import { errorContent, notFoundContent } from './screens/not-found.js';
import { personalPages } from './screens/personal-pages.js';
import { productPages } from './screens/product-pages.js';
import { sitemap } from './sitemap/sitemap.js';
import { basketForm } from './without-scripts/basket-form.js';
import { speculationRules } from './speculation-rules.js';

/** All pages of the shop, rendered by the storefront. Without a storefront: only the plain notice. */
export function pages(app: FastifyInstance): void {
  robots(app);
  speculationRules(app);
  feed(app);
  icml(app);
  ownFiles(app);
  const { shop } = app;
  if (shop.renderPage === undefined) return;
  const routes = pageRoutes(app);
  indexPage(routes);
  personalPages(routes);
  catalogPages(routes);
  productPages(routes);
  basketForm(app, routes);
  articlePages(routes);
  aboutPages(routes);
  projectPage(routes);
  formPages(routes);
  documentPages(routes);
  sitemap(app, routes);

  const plainPage = shop.errorPage;
  shop.errorPage = async (request, reply, status) => {
    try {
      return await routes.send(request, reply, status === 404 ? notFoundContent() : errorContent(status));
    } catch (error) {
      // Rendering itself may be what is broken.
      shop.log.error({ err: error, url: request.url }, 'the error page could not be rendered');
      return plainPage(request, reply, status);
    }
  };
}
