import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { notFound } from './staff-refusal.js';

/** States of a review: only published ones are shown and counted. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A review as the staff sees it. */
export interface StaffReview {
  readonly id: number;
  readonly createdAt: string;
  readonly productId: number;
  readonly product: string;
  readonly name: string;
  readonly location: string;
  readonly rating: number;
  readonly text: string;
  readonly status: ReviewState;
  /** The shop's answer; '' without one. */
  readonly answer: string;
  readonly answeredAt: string | null;
  readonly fit: 'small' | 'true' | 'large' | null;
  /** Addresses of its photos below the shop's own. */
  readonly photos: string[];
}

const reviewRows = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'product_id as productId', 'products.title as product', 'name', 'location'])
    .select(['value as rating', 'text', 'status', sql<string>`iso_moment(reviews.created_at)`.as('createdAt')])
    .select(['answer', sql<string | null>`iso_moment(answered_at)`.as('answeredAt'), 'fit'])
    .select(
      sql<string[]>`(
        select coalesce(jsonb_agg('/media/reviews/' || p.key || '.webp' order by p.position), '[]')
          from review_photos p where p.review_id = reviews.id)`.as('photos'),
    );

/** Reviews, the newest first. */
export async function findReviews(
  db: Db,
  { status, before, limit }: { status?: ReviewState | undefined; before?: number | undefined; limit: number },
): Promise<StaffReview[]> {
  return reviewRows(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(before !== undefined, (query) => query.where('reviews.id', '<', before!))
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute();
}

/** Shows or hides a review; the rating of its product follows by triggers. @throws StaffRefusal when there is none */
export async function moderateReview(db: Db, actor: StaffActor, id: number, status: ReviewState): Promise<StaffReview> {
  return inTransaction(db, async (trx) => {
    // Before the product, which triggers change.
    await sql`select from catalogue_version where id = 1 for update`.execute(trx);
    const before = await trx.selectFrom('reviews').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw notFound('such review');
    if (before.status !== status) {
      await trx.updateTable('reviews').set({ status }).where('id', '=', id).execute();
      await writeAudit(trx, actor, {
        action: 'review.moderate',
        subject: `review:${id}`,
        before: { status: before.status },
        after: { status },
      });
    }
    return reviewRows(trx).where('reviews.id', '=', id).executeTakeFirstOrThrow();
  });
}

/**
 * Writes the shop's answer to a review, which is shown with it; '' removes it. @throws StaffRefusal when there is no
 * such review
 */
export async function answerReview(
  db: Db,
  actor: StaffActor,
  id: number,
  { answer, now }: { readonly answer: string; readonly now: Date },
): Promise<StaffReview> {
  return inTransaction(db, async (trx) => {
    // Before the product, which triggers look at.
    await sql`select from catalogue_version where id = 1 for update`.execute(trx);
    const before = await trx.selectFrom('reviews').select('answer').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw notFound('such review');
    if (before.answer !== answer) {
      await trx
        .updateTable('reviews')
        .set({ answer, answered_at: answer === '' ? null : now })
        .where('id', '=', id)
        .execute();
      await writeAudit(trx, actor, {
        action: 'review.answer',
        subject: `review:${id}`,
        before: { answer: before.answer },
        after: { answer },
      });
    }
    return reviewRows(trx).where('reviews.id', '=', id).executeTakeFirstOrThrow();
  });
}
