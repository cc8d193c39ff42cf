import type { ReviewSummaryWire, ReviewWire } from '@tropa/api-client/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { photoAddresses } from '../reviews/photo-addresses.js';

/** The day of a moment, as visitors read it; '' for none. */
export const dayOf = (column: string) =>
  sql<string>`coalesce(to_char(${sql.ref(column)} at time zone shop_time_zone(), 'DD.MM.YYYY'), '')`;

/** A photo as the database has it. */
export interface PhotoRow {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** Photos of the review of a row, in their order. */
export const photosOf = sql<PhotoRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'width', p.width, 'height', p.height) order by p.position), '[]')
    from review_photos p where p.review_id = reviews.id)`;

/** Photos on the wire. */
export const photosToWire = (photos: readonly PhotoRow[]) =>
  photos.map(({ key, width, height }) => ({ ...photoAddresses(key), width, height }));

/** Which reviews of which product. `value`: only those with that many stars. */
export interface ReviewsQuery {
  readonly id: number;
  readonly limit: number;
  readonly index: number;
  readonly value?: number | null | undefined;
}

/** Published reviews of a product, the newest first; `index` is an offset (decision 39). */
export async function getReviews(
  db: Db,
  { id, limit, index, value }: ReviewsQuery,
): Promise<{ reviews: ReviewWire[]; count: number; summary: ReviewSummaryWire }> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'name', 'location', 'value', 'text', 'answer', 'fit', photosOf.as('photos')])
    .select([dayOf('created_at').as('date'), dayOf('answered_at').as('answerDate')])
    .select((eb) =>
      eb
        .selectFrom('review_votes')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('review_votes.review_id', '=', 'reviews.id')
        .as('helpful'),
    )
    .where('product_id', '=', id)
    .where('status', '=', 'published')
    .$if(Boolean(value), (query) => query.where('value', '=', value ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(index)
    .execute();
  const summary = await summaryOf(db, id);
  const counted = summary.stars.filter((one) => !value || one.value === value);
  return {
    reviews: rows.map(({ photos, helpful, ...row }) => ({
      ...row,
      helpful: Number(helpful ?? 0),
      photos: photosToWire(photos),
    })),
    count: counted.reduce((sum, { count }) => sum + count, 0),
    summary,
  };
}

/** How many gave so many stars, and how the size fits, over all published reviews. */
async function summaryOf(db: Db, productId: number) {
  const rows = await db
    .selectFrom('reviews')
    .select(['value', 'fit'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .groupBy(['value', 'fit'])
    .execute();
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isMeant).reduce((all, { count }) => all + Number(count), 0);
  return {
    stars: [5, 4, 3, 2, 1].map((stars) => ({ value: stars, count: sum(({ value }) => value === stars) })),
    fit: {
      small: sum(({ fit }) => fit === 'small'),
      true: sum(({ fit }) => fit === 'true'),
      large: sum(({ fit }) => fit === 'large'),
    },
  };
}
