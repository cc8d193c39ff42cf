import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { refreshRating } from '../catalogue/rebuild-catalogue.js';
import { ownOrders } from '../orders/own-orders.js';
import { pictureAddress, productLink } from '../product/cards.js';
import { dayOf, photosOf, photosToWire } from '../product/reviews.js';
import type { PhotoRow } from '../product/reviews.js';
import { refusal } from '../refusals.js';
import { photoAddresses } from '../reviews/photo-addresses.js';
import { reviewPhotoLimits } from '../reviews/review-photo.js';
import type { KeptPhoto } from '../reviews/review-photo.js';
import { noteEvent } from '../staff/staff-events.js';

/** Goods that wait for a rating (`rating` 0), or the user's own review (S2 §3). `id` is the product's. */
export interface OwnReview {
  readonly id: number;
  readonly link: string;
  readonly img: string;
  readonly title: string;
  readonly rating: number;
  readonly comment: string;
  /** The shop's answer and its day; '' without one. */
  readonly answer: string;
  readonly answerDate: string;
  readonly photos: { readonly src: string; readonly preview: string }[];
  readonly fit: string | null;
  /** How many photos a review of it may carry. */
  readonly maxPhotos: number;
  /** Whether it has sizes, so that its review says how they fit. */
  readonly asksFit: boolean;
}

/** Goods of received orders that the user has neither rated nor dismissed, the last bought first. */
export async function itemsToReview(db: Db, userId: number): Promise<OwnReview[]> {
  const rows = await reviewable(db, userId)
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['products.id', 'products.slug', 'products.title', 'products.picture', hasSizes.as('asksFit')])
    .groupBy('products.id')
    .orderBy(sql`max(orders.created_at)`, 'desc')
    .orderBy('products.id')
    .limit(100)
    .execute();
  return rows.map((row) =>
    toOwnReview({ ...row, value: 0, text: '', answer: '', answerDate: '', photos: [], fit: null }),
  );
}

/** Reviews that the user has written, newest first; also those not approved yet. */
export async function ownReviews(db: Db, userId: number): Promise<OwnReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.id', 'products.slug', 'products.title', 'products.picture', 'reviews.value', 'reviews.text'])
    .select(['reviews.answer', dayOf('reviews.answered_at').as('answerDate')])
    .select(['reviews.fit', photosOf.as('photos'), sql<boolean>`false`.as('asksFit')])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(toOwnReview);
}

/** Whether a product comes in sizes: its buyers can say how they fit. */
const hasSizes = sql<boolean>`exists (
  select from variants sized
    join variant_properties on variant_properties.variant_id = sized.id
    join properties on properties.id = variant_properties.property_id
   where sized.product_id = products.id and properties.title ilike 'размер%')`;

/** The author of a review, its product, and its content. */
export interface SentReview {
  readonly userId: number;
  readonly cityId: number | null;
  readonly productId: number;
  readonly rating: number;
  readonly comment: string;
  readonly fit?: 'small' | 'true' | 'large' | null | undefined;
  readonly photos?: readonly KeptPhoto[];
  /** Published at once, or after moderation. */
  readonly isPublished: boolean;
}

/** Writes a review of goods that the user has received; one per product, decided by a unique key. */
export async function sendReview(db: Db, review: SentReview, now: Date): Promise<OwnReview> {
  return inTransaction(db, async (trx) => {
    if (!(await waits(trx, review.userId, review.productId)))
      throw refusal('notFound', 'Оценить можно только полученный товар, и один раз');
    const user = await trx.selectFrom('users').select('name').where('id', '=', review.userId).executeTakeFirstOrThrow();
    const city = await trx.selectFrom('cities').select('title').where('id', '=', review.cityId).executeTakeFirst();
    const written = await trx
      .insertInto('reviews')
      .values({
        product_id: review.productId,
        user_id: review.userId,
        name: user.name,
        location: city?.title ?? '',
        value: review.rating,
        text: review.comment,
        fit: review.fit ?? null,
        status: review.isPublished ? 'published' : 'pending',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw refusal('notFound', 'Вы уже оценили этот товар');
    const photos = review.photos ?? [];
    if (photos.length > 0)
      await trx
        .insertInto('review_photos')
        .values(photos.map((photo, position) => ({ review_id: written.id, position, ...photo })))
        .execute();
    if (review.isPublished) await refreshRating(trx, review.productId);
    const own = await ownReviews(trx, review.userId);
    const mine = own.find((one) => one.id === review.productId)!;
    const { title } = mine;
    const { productId, rating, comment: text, isPublished } = review;
    await noteEvent(trx, 'review.received', {
      review: {
        id: written.id,
        productId,
        title,
        rating,
        name: user.name,
        text,
        isPublished,
        fit: review.fit ?? null,
        photos: photos.map(({ key }) => photoAddresses(key).src),
      },
    });
    return mine;
  });
}

/** Stops asking the user to rate a product. Idempotent; a no-op for goods that do not wait for a rating. */
export async function dismissReview(db: Db, userId: number, productId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Goods dismissed before they were bought would never be offered for a rating afterwards.
    if (!(await waits(trx, userId, productId))) return;
    await trx
      .insertInto('review_dismissals')
      .values({ user_id: userId, product_id: productId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whether the user has received the product and neither rated nor dismissed it. */
async function waits(db: Db, userId: number, productId: number): Promise<boolean> {
  const line = await reviewable(db, userId)
    .select('order_lines.product_id')
    .where('order_lines.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

function reviewable(db: Db, userId: number) {
  return ownOrders(db, userId)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.status', '=', 'done')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.product_id', '=', 'order_lines.product_id')
            .where('reviews.user_id', '=', userId),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('review_dismissals')
            .select('review_dismissals.product_id')
            .whereRef('review_dismissals.product_id', '=', 'order_lines.product_id')
            .where('review_dismissals.user_id', '=', userId),
        ),
      ),
    );
}

/** Whether a user may write about a product now. @throws ShopRefusal otherwise: before photos are encoded and kept */
export async function requireReviewable(db: Db, userId: number, productId: number): Promise<void> {
  if (!(await waits(db, userId, productId)))
    throw refusal('notFound', 'Оценить можно только полученный товар, и один раз');
}

interface ReviewRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly picture: string;
  readonly value: number;
  readonly text: string;
  readonly answer: string;
  readonly answerDate: string;
  readonly photos: readonly PhotoRow[];
  readonly fit: string | null;
  readonly asksFit: boolean;
}

function toOwnReview(row: ReviewRow): OwnReview {
  return {
    id: row.id,
    link: productLink(row.slug),
    img: pictureAddress(row.picture),
    title: row.title,
    rating: row.value,
    comment: row.text,
    answer: row.answer,
    answerDate: row.answerDate,
    photos: photosToWire(row.photos),
    fit: row.fit,
    maxPhotos: reviewPhotoLimits.maxFiles,
    asksFit: row.asksFit,
  };
}
