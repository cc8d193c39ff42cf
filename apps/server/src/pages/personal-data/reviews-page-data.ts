import type { PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { itemsToReview, ownReviews } from '../../shop/own-reviews/own-reviews.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of the account's reviews (S2 §7); a visitor has none. */
export async function getReviewsPageData(
  db: Db,
  { userId }: Session,
): Promise<Pick<PageDataWire, '_itemsToReview' | '_reviews'>> {
  if (userId === null) return { _itemsToReview: [], _reviews: [] };
  return { _itemsToReview: await itemsToReview(db, userId), _reviews: await ownReviews(db, userId) };
}
