import type { FastifyInstance } from 'fastify';
import { checkForm, requiredTextRule } from '../shop/form-rules.js';
import { dismissReview, sendReview } from '../shop/own-reviews/own-reviews.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** `/api/cancelReview/` and `/api/sendReview/`: a user's own words about received goods. */
export function ownReviewsRoutes(app: FastifyInstance): void {
  wireRoute(app, 'cancelReview', async (context, { id }) => {
    await dismissReview(context.db, context.requireUser(), id);
    return {};
  });
  wireRoute(app, 'sendReview', async (context, { id, rating, comment }) => {
    const userId = context.requireUser();
    const review = {
      userId,
      cityId: context.session.cityId,
      productId: id,
      rating,
      comment: checkForm(requiredTextRule, comment),
      // A demo shop has nobody to read reviews before they are shown.
      isPublished: context.settings.isDemo,
    };
    const item = await sendReview(context.db, review, context.now);
    deliverSoon(context);
    return { item };
  });
}
