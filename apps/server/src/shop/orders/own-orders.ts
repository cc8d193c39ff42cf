import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { LineProperty } from '../basket/basket-lines.js';
import { creditAddress } from '../credit/credit.js';
import { moneyText } from '../money.js';
import { orderStatus } from './order-status.js';
import type { OrderState, OrderStatus } from './order-status.js';
import { wasVariantShown } from './was-variant-shown.js';

/** An order as the account shows it. Money is kopecks. */
export interface OrderView {
  readonly id: number;
  readonly number: string;
  /** `dd.mm.yyyy` */
  readonly date: string;
  readonly items: readonly OrderItemView[];
  readonly status: OrderStatus;
  readonly address: string;
  readonly delivery: { readonly value: string };
}

/** A line of an order. */
export interface OrderItemView {
  readonly id: number;
  readonly lineId: number;
  readonly variantId: number;
  /** False for a variant that visitors never see. */
  readonly isVariantShown: boolean;
  readonly title: string;
  readonly link: string;
  readonly img: string;
  readonly price: number;
  readonly quantity: number;
  readonly properties: readonly LineProperty[];
}

/**
 * Orders of a user: those made while signed in, and those made as a guest with the phone that the user has proven.
 * A phone that was only typed into the profile opens nothing.
 */
export function ownOrders(db: Db, userId: number) {
  return db
    .selectFrom('orders')
    .where((eb) =>
      eb.or([
        eb('orders.user_id', '=', userId),
        eb.and([
          eb('orders.user_id', 'is', null),
          eb('orders.phone', '=', eb.selectFrom('users').select('users.phone').where('users.id', '=', userId)),
        ]),
      ]),
    );
}

/** A page of the user's orders, newest first, and how many there are in all. */
export async function listOrders(
  db: Db,
  userId: number,
  asked: { readonly page: number; readonly limit: number; readonly year?: number | undefined },
  payLink: PayLink,
): Promise<{ items: OrderView[]; count: number }> {
  const own = ownOrders(db, userId).$if(Boolean(asked.year), (query) => query.where(yearOfOrder, '=', asked.year ?? 0));
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const page = own
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  return { items: await orderViews(db, page, payLink), count: Number(count) };
}

/** Gives the address where an order is paid. */
export type PayLink = (token: string, number: string, amount: number) => Promise<string>;

/** Orders as the account shows them, in the order of the query. */
export async function orderViews(db: Db, query: ReturnType<typeof ownOrders>, payLink: PayLink): Promise<OrderView[]> {
  const rows = await query
    .select([
      'id',
      'number',
      'status',
      'payment',
      'delivery',
      'city_title',
      'address',
      'payment_token',
      'delivery_kopecks',
      'total_kopecks',
    ])
    .select((eb) =>
      eb
        .selectFrom('credit_applications as credit')
        .select('credit.token')
        .whereRef('credit.order_id', '=', 'orders.id')
        .where('credit.status', '=', 'pending')
        .as('credit_token'),
    )
    .select(sql<string>`to_char(orders.created_at at time zone shop_time_zone(), 'DD.MM.YYYY')`.as('date'))
    .execute();
  const items = await readItems(
    db,
    rows.map((row) => row.id),
  );
  const views = rows.map(async (row): Promise<OrderView> => {
    const isToPay = row.status === 'awaiting-payment' && row.payment_token !== '';
    const payment = isToPay ? await payLink(row.payment_token, row.number, row.total_kopecks) : null;
    const credit = row.credit_token ? creditAddress(row.credit_token) : null;
    return {
      id: row.id,
      number: row.number,
      date: row.date,
      items: items.get(row.id) ?? [],
      status: orderStatus(row.status as OrderState, row.payment, { payment, credit }),
      address: [row.city_title, row.address].filter((part) => part !== '').join(', '),
      delivery: { value: deliveryText(row.delivery, row.delivery_kopecks) },
    };
  });
  return Promise.all(views);
}

/** Years in which the user ordered anything, newest first. */
export async function orderYears(db: Db, userId: number): Promise<number[]> {
  const rows = await ownOrders(db, userId).select(yearOfOrder.as('year')).distinct().orderBy('year', 'desc').execute();
  return rows.map((row) => row.year);
}

/** Whether a visitor has ordered anything, signed in or not. */
export async function hasOrdered(db: Db, visitorId: number | null): Promise<boolean> {
  if (visitorId === null) return false;
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_id', '=', visitorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** «Доставка курьером — 250 ₽»: an order's total is that of its goods (decision 40), so what comes on top is said here. */
function deliveryText(delivery: string, price: number | null): string {
  const way = deliveryWay(delivery);
  return price ? `${way} — ${moneyText(price)}` : way;
}

/** How the goods come to the buyer, in words. */
export const deliveryWay = (delivery: string): string => (delivery === 'pickup' ? 'Самовывоз' : 'Доставка курьером');

const yearOfOrder = sql<number>`extract(year from orders.created_at at time zone shop_time_zone())::int`;

async function readItems(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderItemView[]>> {
  const items = new Map<number, OrderItemView[]>();
  if (orderIds.length === 0) return items;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const line: OrderItemView = {
      id: row.product_id,
      lineId: row.id,
      variantId: row.variant_id,
      isVariantShown: wasVariantShown(row),
      title: row.title,
      link: row.link,
      img: row.img,
      price: row.price_kopecks,
      quantity: row.quantity,
      properties: row.properties,
    };
    items.set(row.order_id, [...(items.get(row.order_id) ?? []), line]);
  }
  return items;
}
