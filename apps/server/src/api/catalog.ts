import type { FastifyInstance } from 'fastify';
import { getListing } from '../shop/listing/get-listing.js';
import { searchProducts } from '../shop/search/search-products.js';
import { preparedAnswers } from './prepared-answers.js';
import { wireRoute } from './route.js';

const listingBytes = 32 * 1024 * 1024;
const searchBytes = 8 * 1024 * 1024;

/** `POST /api/catalog/getItems/` and `POST /api/catalog/search/`: the same for everyone, so kept per version. */
export function catalogRoutes(app: FastifyInstance): void {
  const listings = preparedAnswers(app, 'getListing', listingBytes);
  wireRoute(
    app,
    'getListing',
    ({ db }, { sectionId, page, limit, sort, filter }) => {
      const sorted = Object.fromEntries(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));
      return listings(JSON.stringify([sectionId, page, limit, sort, sorted]), () =>
        getListing(db, { sectionId, page, limit, sort, filter: sorted }),
      );
    },
    { isPublic: true },
  );

  const searches = preparedAnswers(app, 'searchProducts', searchBytes);
  wireRoute(
    app,
    'searchProducts',
    ({ db }, args) =>
      searches(JSON.stringify([args.query.toLowerCase(), args.limit, args.page]), () => searchProducts(db, args)),
    { isPublic: true },
  );
}
