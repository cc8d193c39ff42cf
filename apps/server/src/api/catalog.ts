import { defaultSort, getListingRequest, getListingResponse } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';
import { preparedAnswers } from './prepared-answers.js';
import type { RouteContext } from './context.js';
import { shopRoute, wireRoute } from './route.js';

const listingBytes = 32 * 1024 * 1024;
const searchBytes = 8 * 1024 * 1024;

/** `POST /api/catalog/getItems/` and `POST /api/catalog/search/`: the same for everyone, so cached per catalogue version. */
export function catalogRoutes(app: FastifyInstance): void {
  const prepared = preparedAnswers(app, 'getListing', 'lists', listingBytes);
  const answer =
    (fixed: Record<string, string>) =>
    (
      { listings, read }: RouteContext,
      { sectionId, page, limit, sort, filter }: InferOutput<typeof getListingRequest>,
    ) => {
      const order = sort ?? defaultSort({ query: filter.query ?? filter.q });
      const sorted = Object.fromEntries(Object.entries({ ...filter, ...fixed }).sort(([a], [b]) => (a < b ? -1 : 1)));
      return prepared(JSON.stringify([sectionId, page, limit, order, sorted]), () =>
        read((source) => listings.get({ sectionId, page, limit, sort: order, filter: sorted }, source)),
      );
    };
  wireRoute(app, 'getListing', answer({}), { isPublic: true });
  // The catalogue url of the sale page: the same call, always narrowed to discounted goods.
  shopRoute(app, {
    method: 'POST',
    url: '/api/sale/getItems/',
    request: getListingRequest,
    response: getListingResponse,
    isPublic: true,
    handler: answer({ sale: '1' }),
  });

  const searches = preparedAnswers(app, 'searchProducts', 'searches', searchBytes);
  wireRoute(
    app,
    'searchProducts',
    ({ listings, read }, args) =>
      searches(JSON.stringify([args.query.toLowerCase(), args.limit, args.page]), () =>
        read((source) => listings.search(args, source)),
      ),
    { isPublic: true },
  );
}
