import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { returnReasons } from './return-rule.js';

/** States of a return. */
export const returnStates = ['asked', 'approved', 'declined', 'done'] as const;
export type ReturnState = (typeof returnStates)[number];

/** How the buyer sees them; colours as those of orders. */
const looks: Record<ReturnState, { readonly text: string; readonly color: string }> = {
  asked: { text: 'На рассмотрении', color: '#7A5A00' },
  approved: { text: 'Одобрен, ждём товар', color: '#1258A8' },
  declined: { text: 'Отклонён', color: '#6B6B65' },
  done: { text: 'Завершён', color: '#00756A' },
};

/** A return as its buyer sees it. */
export interface OwnReturn {
  readonly id: number;
  readonly date: string;
  readonly status: { readonly text: string; readonly color: string };
  readonly reason: string;
  readonly note: string;
  readonly answer: string;
  readonly items: { readonly title: string; readonly quantity: number }[];
}

/** Returns of an order, the newest first. */
export async function ownReturns(db: Db, orderId: number): Promise<OwnReturn[]> {
  const rows = await db
    .selectFrom('returns')
    .select(['id', 'status', 'reason', 'note', 'answer'])
    .select(sql<string>`to_char(created_at at time zone shop_time_zone(), 'DD.MM.YYYY')`.as('date'))
    .select(
      sql<OwnReturn['items']>`(
        select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'quantity', r.quantity) order by l.position), '[]')
          from return_lines r join order_lines l on l.id = r.order_line_id where r.return_id = returns.id)`.as('items'),
    )
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ status, reason, ...row }) => ({
    ...row,
    status: looks[status],
    reason: returnReasons[reason],
  }));
}
