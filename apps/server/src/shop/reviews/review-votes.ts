import type { Db } from '../../db/schema.js';
import { refusal } from '../refusals.js';

/** The voter. */
export interface Voter {
  readonly visitorId: number;
  readonly userId: number | null;
}

/**
 * Marks a published review as helpful, or takes that back; twice the same changes nothing. One vote per visitor, and
 * none for one's own words. Returns how many find it helpful now. @throws ShopRefusal
 */
export async function voteForReview(
  db: Db,
  { visitorId, userId }: Voter,
  reviewId: number,
  isHelpful: boolean,
): Promise<number> {
  const review = await requireReviewShown(db, reviewId);
  if (review.user_id !== null && review.user_id === userId) throw refusal('orderClosed', 'Свой отзыв отметить нельзя');
  if (isHelpful) {
    await db
      .insertInto('review_votes')
      .values({ review_id: reviewId, visitor_id: visitorId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('review_votes').where('review_id', '=', reviewId).where('visitor_id', '=', visitorId).execute();
  }
  const { count } = await db
    .selectFrom('review_votes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A review that visitors see. @throws ShopRefusal for another: no session is begun for it */
export async function requireReviewShown(db: Db, reviewId: number): Promise<{ readonly user_id: number | null }> {
  const review = await db
    .selectFrom('reviews')
    .select('user_id')
    .where('id', '=', reviewId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!review) throw refusal('notFound', 'Этого отзыва больше нет');
  return review;
}

/** Which reviews of a product the visitor found helpful, and which are the user's own. */
export async function reviewMarks(
  db: Db,
  { visitorId, userId }: { readonly visitorId: number | null; readonly userId: number | null },
  productId: number,
): Promise<{ helpful: number[]; own: number[] }> {
  const helpful =
    visitorId === null
      ? []
      : await db
          .selectFrom('review_votes')
          .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
          .select('reviews.id')
          .where('review_votes.visitor_id', '=', visitorId)
          .where('reviews.product_id', '=', productId)
          .execute();
  const own =
    userId === null
      ? []
      : await db
          .selectFrom('reviews')
          .select('id')
          .where('user_id', '=', userId)
          .where('product_id', '=', productId)
          .execute();
  return { helpful: helpful.map(({ id }) => id), own: own.map(({ id }) => id) };
}
