import type { FastifyInstance } from 'fastify';
import { getAvailability } from '../shop/product/availability.js';
import { getReviews } from '../shop/product/reviews.js';
import { wireRoute } from './route.js';
import { visitorCity } from './visitor-city.js';
import { variantOf } from './variant.wire.js';

/** `/api/product/checkAvailability/` and `/api/product/getReviews/`. `S2 §7` */
export function productRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'checkAvailability',
    async ({ db, read, session, request, now }, goods) => {
      const cityId = await visitorCity(db, session, request);
      return read((source) => getAvailability(source.db, { ...variantOf(goods), cityId, now }));
    },
    { isReading: true },
  );
  wireRoute(app, 'getReviews', ({ read }, args) => read(({ db }) => getReviews(db, args)), { isPublic: true });
}
