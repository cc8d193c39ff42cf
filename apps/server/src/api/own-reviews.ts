import type { FastifyInstance } from 'fastify';
import { checkForm, requiredTextRule } from '../shop/form-rules.js';
import { dismissReview, requireReviewable, sendReview } from '../shop/own-reviews/own-reviews.js';
import { requireHit } from '../shop/rate-limits/rate-limit.js';
import { dropPhotos, keepPhotos, reviewPhotoLimits } from '../shop/reviews/review-photo.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** How many reviews with photos a user may send in an hour: each costs processor time and disk space. */
const photosPerHour = 30;

/** `/api/cancelReview/` and `/api/sendReview/`: a user's own reviews of received goods. */
export function ownReviewsRoutes(app: FastifyInstance): void {
  wireRoute(app, 'cancelReview', async (context, { id }) => {
    await dismissReview(context.db, context.requireUser(), id);
    return {};
  });
  wireRoute(
    app,
    'sendReview',
    async (context, { id, rating, comment, fit }) => {
      const { db, adapters, files, now, session, settings } = context;
      const userId = context.requireUser();
      const text = checkForm(requiredTextRule, comment);
      // Photos of a user who may not review the product are neither encoded nor kept.
      await requireReviewable(db, userId, id);
      if (files.length > 0)
        await requireHit(db, { key: `photos:${userId}`, max: photosPerHour, windowMs: 3_600_000 }, now);
      const photos = await keepPhotos(adapters.photos, files);
      // A demo shop has nobody to read reviews before they are shown.
      const isPublished = settings.isDemo;
      try {
        const item = await sendReview(
          db,
          { userId, cityId: session.cityId, productId: id, rating, comment: text, fit, photos, isPublished },
          now,
        );
        deliverSoon(context);
        return { item };
      } catch (error) {
        await dropPhotos(adapters.photos, photos);
        throw error;
      }
    },
    { files: reviewPhotoLimits },
  );
}
