import type { FastifyInstance } from 'fastify';
import { getAvailability } from '../shop/product/availability.js';
import { getReviews } from '../shop/product/reviews.js';
import { requireReviewShown, reviewMarks, voteForReview } from '../shop/reviews/review-votes.js';
import { wireRoute } from './route.js';
import { visitorCity } from './visitor-city.js';
import { variantOf } from './variant.wire.js';

/** `/api/product/checkAvailability/`, `/api/product/getReviews/` (`S2 §7`) and votes for reviews. */
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
  wireRoute(
    app,
    'getReviewMarks',
    ({ db, session }, { id }) => reviewMarks(db, { visitorId: session.visitorId, userId: session.userId }, id),
    { isReading: true },
  );
  wireRoute(app, 'markReview', async (context, { id, isHelpful }) => {
    await requireReviewShown(context.db, id);
    const visitorId = await context.ensureVisitor();
    const voter = { visitorId, userId: context.session.userId };
    return { helpful: await voteForReview(context.db, voter, id, isHelpful) };
  });
  wireRoute(app, 'getReviews', ({ read }, args) => read(({ db }) => getReviews(db, args)), { isPublic: true });
}
