import type { ReviewWire } from '@tropa/api-client/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** The day of a moment, as visitors read it; '' for none. */
export const dayOf = (column: string) =>
  sql<string>`coalesce(to_char(${sql.ref(column)} at time zone shop_time_zone(), 'DD.MM.YYYY'), '')`;

/** Published reviews of a product, the newest first; `index` is an offset (decision 39). */
export async function getReviews(
  db: Db,
  args: { id: number; limit: number; index: number },
): Promise<{ reviews: ReviewWire[]; count: number }> {
  const published = db.selectFrom('reviews').where('product_id', '=', args.id).where('status', '=', 'published');
  const reviews = await published
    .select(['name', 'location', 'value', 'text', 'answer'])
    .select([dayOf('created_at').as('date'), dayOf('answered_at').as('answerDate')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(args.limit)
    .offset(args.index)
    .execute();
  const { count } = await published
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { reviews, count };
}
