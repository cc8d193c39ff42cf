import * as v from 'valibot';
import { answerReview, findReviews, moderateReview, reviewStates } from '../../shop/staff/staff-reviews.js';
import { staffCall } from './staff-call.js';
import { idText, limitText } from './staff-schemas.js';

const tag = 'reviews';

/** A review as the staff sees it. */
export const staffReview = v.object({
  id: v.number(),
  createdAt: v.string(),
  productId: v.number(),
  product: v.string(),
  name: v.string(),
  location: v.string(),
  rating: v.number(),
  text: v.string(),
  status: v.picklist(reviewStates),
  answer: v.pipe(v.string(), v.description("The shop's answer; empty without one.")),
  answeredAt: v.nullable(v.string()),
  fit: v.pipe(v.nullable(v.picklist(['small', 'true', 'large'])), v.description('How the size fits; null: not said.')),
  photos: v.pipe(
    v.array(v.string()),
    v.description(
      "Addresses below the shop's own. A rejected review has them no more; a pending one shows them to whoever knows them.",
    ),
  ),
});

/** Reviews: read, show, hide, answer. Their texts are never edited. */
export const reviewCalls = [
  staffCall({
    name: 'findReviews',
    method: 'GET',
    path: '/reviews',
    tag,
    about: 'Reviews, the newest first; pending ones wait for a decision. The next page begins `before` the last id',
    role: 'content',
    query: v.strictObject({
      status: v.optional(v.picklist(reviewStates)),
      before: v.optional(idText),
      limit: limitText,
    }),
    response: v.object({ items: v.array(staffReview) }),
    handle: async ({ db }, { query }) => ({ items: await findReviews(db, query) }),
  }),
  staffCall({
    name: 'moderateReview',
    method: 'PATCH',
    path: '/reviews/{id}',
    tag,
    about: 'Publishes or rejects a review; the rating of its product follows',
    role: 'content',
    params: v.object({ id: idText }),
    body: v.strictObject({ status: v.picklist(reviewStates) }),
    response: staffReview,
    handle: ({ db, actor }, { params: { id }, body: { status } }) => moderateReview(db, actor, id, status),
  }),
  staffCall({
    name: 'answerReview',
    method: 'PUT',
    path: '/reviews/{id}/answer',
    tag,
    about: "Writes the shop's answer to a review, which is shown under it; an empty text takes it away",
    role: 'content',
    params: v.object({ id: idText }),
    body: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.maxLength(2_000), v.description('Plain text; line breaks are kept.')),
    }),
    response: staffReview,
    handle: ({ db, actor, now }, { params: { id }, body: { text } }) =>
      answerReview(db, actor, id, { answer: text, now }),
  }),
];
