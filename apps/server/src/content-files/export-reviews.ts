import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

const atOnce = 500;

/** All reviews, the oldest first, one JSON object per line, with the addresses of their photos below `origin`. */
export async function* exportReviews(db: Db, origin: string): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; review: unknown }>`
      select r.id::int as id, jsonb_build_object(
               'id', r.id, 'createdAt', iso_moment(r.created_at), 'productId', r.product_id, 'product', p.title,
               'name', r.name, 'location', r.location, 'rating', r.value, 'text', r.text, 'status', r.status,
               'fit', r.fit, 'answer', r.answer, 'answeredAt', iso_moment(r.answered_at),
               'helpful', (select count(*) from review_votes v where v.review_id = r.id),
               'photos', (select coalesce(jsonb_agg(${origin} || '/media/reviews/' || ph.key || '.webp' order by ph.position), '[]')
                            from review_photos ph where ph.review_id = r.id)) as review
        from reviews r join products p on p.id = r.product_id
       where r.id > ${last} order by r.id limit ${atOnce}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(({ review }) => `${JSON.stringify(review)}\n`).join('');
    last = end.id;
  }
}
