import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { carrierIds } from '../../adapters/carrier.js';
import { orderStates } from '../orders/order-machine.js';

const moment = v.pipe(v.string(), v.isoTimestamp(), v.description('UTC.'));
const roubles = v.pipe(v.number(), v.description('Roubles with at most two decimals.'));

/** Pieces of an order that are in one shop. */
const staffOrderShelf = v.object({
  shopId: v.number(),
  address: v.pipe(v.string(), v.description('Empty for a shop that exists no more.')),
  amount: v.number(),
});

/** A line of an order. */
export const staffOrderLine = v.object({
  id: v.number(),
  productId: v.number(),
  variantId: v.number(),
  offerId: v.pipe(v.nullable(v.string()), v.description('Id of the offer in the imported feed.')),
  title: v.string(),
  properties: v.array(v.object({ name: v.string(), value: v.string() })),
  quantity: v.number(),
  price: v.pipe(v.number(), v.description('Roubles per piece, after the promo code.')),
  oldPrice: v.nullable(v.number()),
  sum: roubles,
  refunded: v.pipe(v.number(), v.description('Pieces whose money was given back, or is on its way.')),
  shelves: v.pipe(
    v.array(staffOrderShelf),
    v.description('Where its pieces were taken; empty once they are given back.'),
  ),
});

/** An order as the staff sees it, and as webhooks carry it. */
export const staffOrder = v.object({
  id: v.number(),
  number: v.string(),
  createdAt: moment,
  status: v.picklist(orderStates),
  payment: v.picklist(['card', 'sbp', 'onDelivery', 'credit']),
  paymentStatus: v.pipe(
    v.nullable(v.picklist(['pending', 'failed', 'paid', 'refunding', 'refunded'])),
    v.description('Of the payment by card or СБП; null where there is none.'),
  ),
  paidAt: v.nullable(moment),
  heldUntil: v.pipe(
    v.nullable(moment),
    v.description('When the goods return to stock if nothing happens; null: they do not.'),
  ),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  delivery: v.picklist(['pickup', 'courier']),
  city: v.string(),
  shopId: v.pipe(v.nullable(v.number()), v.description('Where the buyer collects the goods.')),
  address: v.string(),
  comment: v.string(),
  promoCode: v.nullable(v.string()),
  goodsPrice: roubles,
  deliveryPrice: v.pipe(v.nullable(v.number()), v.description('Roubles; null: the manager works it out.')),
  deliveryDates: v.pipe(v.string(), v.description('The days that the buyer was promised, in words; empty: none.')),
  deliveryCarrier: v.pipe(
    v.picklist(['', ...carrierIds]),
    v.description("Whose price the delivery has; empty: the shop's own tariffs, or the manager's."),
  ),
  deliveryNote: v.pipe(
    v.string(),
    v.description(
      "Why the shop's own price stands in for a carrier's, or what the tariffs say that the buyer has not seen; else empty.",
    ),
  ),
  total: roubles,
  refunded: v.pipe(v.number(), v.description('Roubles of `total` that were given back, or are on their way.')),
  receiptLink: v.pipe(v.string(), v.description('Address of the fiscal receipt; empty until somebody tells it.')),
  lines: v.array(staffOrderLine),
});

/** An order as the staff sees it. */
export type StaffOrder = v.InferOutput<typeof staffOrder>;

const roublesOf = (column: string): RawBuilder<unknown> => sql`round(${sql.ref(column)} / 100.0, 2)`;

/** The order `o` of a statement as JSON, in the shape of `staffOrder`. One statement, so that it is of one moment. */
export const staffOrderJson: RawBuilder<StaffOrder> = sql`jsonb_build_object(
  'id', o.id, 'number', o.number, 'createdAt', iso_moment(o.created_at), 'status', o.status, 'payment', o.payment,
  'paymentStatus', (select pay.status from payments pay where pay.order_id = o.id),
  'paidAt', iso_moment(o.paid_at), 'heldUntil', iso_moment(o.expires_at),
  'name', o.name, 'phone', '+7' || o.phone, 'email', o.email,
  'delivery', o.delivery, 'city', o.city_title, 'shopId', o.shop_id, 'address', o.address, 'comment', o.comment,
  'promoCode', o.promo_code, 'goodsPrice', ${roublesOf('o.goods_kopecks')},
  'deliveryPrice', ${roublesOf('o.delivery_kopecks')}, 'deliveryDates', o.delivery_dates,
  'deliveryCarrier', o.delivery_carrier, 'deliveryNote', o.delivery_note, 'total', ${roublesOf('o.total_kopecks')},
  'refunded', (
    select coalesce(round(case when pay.status = 'refunded' then pay.amount_kopecks else (
             select coalesce(sum(r.amount_kopecks), 0) from refunds r
              where r.payment_id = pay.provider_id and r.external_id = pay.external_id) end / 100.0, 2), 0)
      from (select) one left join payments pay on pay.order_id = o.id),
  'receiptLink', o.receipt_link,
  'lines', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
      'offerId', (select split_part(k.key, chr(10), 2) from import_keys k
                   where k.kind = 'variant' and k.id = l.variant_id limit 1),
      'title', l.title,
      'properties', (select coalesce(jsonb_agg(jsonb_build_object('name', one->>'name', 'value', one->>'value')), '[]')
                       from jsonb_array_elements(l.properties) one),
      'quantity', l.quantity, 'price', ${roublesOf('l.price_kopecks')}, 'oldPrice', ${roublesOf('l.old_price_kopecks')},
      'sum', round(l.price_kopecks::bigint * l.quantity / 100.0, 2),
      'refunded', (select coalesce(sum((one->>'quantity')::int), 0) from refunds r, jsonb_array_elements(r.lines) one
                    where r.order_id = o.id and (one->>'id')::bigint = l.id),
      'shelves', (select coalesce(jsonb_agg(jsonb_build_object(
                    'shopId', t.shop_id, 'address', coalesce(sh.address, ''), 'amount', t.amount) order by t.shop_id), '[]')
                    from order_stock t left join shops sh on sh.id = t.shop_id where t.order_line_id = l.id)
    ) order by l.position), '[]')
    from order_lines l where l.order_id = o.id)
)`;
