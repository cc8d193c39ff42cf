import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { returnStates } from '../returns/own-returns.js';
import { returnReasons } from '../returns/return-rule.js';
import type { ReturnReason } from '../returns/return-rule.js';

const reasons = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]];

/** A return as the staff sees it, and as webhooks carry it. */
export const staffReturn = v.object({
  id: v.number(),
  orderNumber: v.string(),
  createdAt: v.string(),
  status: v.pipe(
    v.picklist(returnStates),
    v.description(
      'asked: it waits for an answer; approved: the goods are awaited; done: they came, the money went back.',
    ),
  ),
  reason: v.picklist(reasons),
  note: v.pipe(v.string(), v.description("The buyer's own words.")),
  answer: v.pipe(v.string(), v.description('What the buyer was answered; empty until then.')),
  answeredAt: v.nullable(v.string()),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  lines: v.array(
    v.object({
      lineId: v.number(),
      productId: v.number(),
      variantId: v.number(),
      title: v.string(),
      quantity: v.number(),
      price: v.pipe(v.number(), v.description('Roubles that the buyer gave per piece.')),
    }),
  ),
  sum: v.pipe(v.number(), v.description('Roubles for all its pieces.')),
});

/** A return as the staff sees it. */
export type StaffReturn = v.InferOutput<typeof staffReturn>;

/** The return `rt` of the order `o` of a statement as JSON, in the shape of `staffReturn`. */
export const staffReturnJson: RawBuilder<StaffReturn> = sql`jsonb_build_object(
  'id', rt.id, 'orderNumber', o.number, 'createdAt', iso_moment(rt.created_at), 'status', rt.status,
  'reason', rt.reason, 'note', rt.note, 'answer', rt.answer, 'answeredAt', iso_moment(rt.answered_at),
  'name', o.name, 'phone', '+7' || o.phone, 'email', o.email,
  'lines', (select coalesce(jsonb_agg(jsonb_build_object(
              'lineId', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'title', l.title,
              'quantity', r.quantity, 'price', round(l.price_kopecks / 100.0, 2)) order by l.position), '[]')
              from return_lines r join order_lines l on l.id = r.order_line_id where r.return_id = rt.id),
  'sum', (select coalesce(round(sum(l.price_kopecks::bigint * r.quantity) / 100.0, 2), 0)
            from return_lines r join order_lines l on l.id = r.order_line_id where r.return_id = rt.id)
)`;
