import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** Why something is sent back, as letters and pages say it. */
export const returnReasons = {
  size: 'Не подошёл размер',
  dislike: 'Не понравилось',
  wrong: 'Привезли не то',
  defect: 'Брак или поломка',
} as const;
export type ReturnReason = keyof typeof returnReasons;

/** How long goods that were bought at a distance may be sent back without a reason: days after the day of receipt. */
export const returnDays = 7;

/** What decides whether a return may be requested. */
export interface ReturnFacts {
  /** Whether the buyer has the goods. */
  readonly isReceived: boolean;
  /** The end of the last day, null when it is not known when the goods were received. */
  readonly ends: Date | null;
  /** The last day, `dd.mm.yyyy`. */
  readonly until: string;
  /** Pieces that are in no request yet. */
  readonly left: number;
  readonly phone: string;
  readonly now: Date;
}

/** Whether a return may be requested, until when, and why not. */
export interface ReturnRule {
  readonly isAvailable: boolean;
  readonly until: string;
  /** '' while there is nothing to say. */
  readonly refusal: string;
}

/**
 * The rule of distance selling (статья 26.1 ЗоЗПП): seven days after the day of receipt, the last one whole. A defect may
 * be claimed longer, but by another law and by a person: the refusal says where.
 */
export function returnRule({ isReceived, ends, until, left, phone, now }: ReturnFacts): ReturnRule {
  if (!isReceived || ends === null) return { isAvailable: false, until: '', refusal: '' };
  if (now >= ends) {
    return {
      isAvailable: false,
      until,
      refusal:
        `Вернуть покупку без объяснения причин можно было до ${until}: на это даётся семь дней после получения. ` +
        `Если в товаре обнаружился недостаток, позвоните нам: ${phone}.`,
    };
  }
  if (left === 0)
    return {
      isAvailable: false,
      until,
      refusal: 'Все товары этого заказа уже в заявках на возврат, или деньги за них возвращены.',
    };
  return { isAvailable: true, until, refusal: '' };
}

/** When the goods of an order were received, as days of the shop's clock; nothing while they are not. */
export async function readReceipt(db: Db, orderId: number): Promise<Pick<ReturnFacts, 'ends' | 'until'>> {
  const { rows } = await sql<{ ends: Date; until: string }>`
    select (day + ${returnDays + 1}::int)::timestamp at time zone shop_time_zone() as ends,
           to_char(day + ${returnDays}::int, 'DD.MM.YYYY') as until
      from (select (max(at) at time zone shop_time_zone())::date as day
              from order_moments where order_id = ${orderId} and status = 'done') received
     where day is not null`.execute(db);
  return rows[0] ?? { ends: null, until: '' };
}

/**
 * Pieces of each line that may still go back: what was bought without what is in a request that was not declined, or was
 * paid back. A piece that was sent back is mostly paid back too: of both the larger number counts.
 */
export async function readReturnable(db: Db, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; left: number }>`
    select l.id::int as id, greatest(l.quantity - greatest(
             (select sum(r.quantity) from return_lines r join returns on returns.id = r.return_id
               where r.order_line_id = l.id and returns.status <> 'declined'),
             (select sum((one->>'quantity')::int) from refunds, jsonb_array_elements(refunds.lines) one
               where refunds.order_id = l.order_id and (one->>'id')::int = l.id), 0), 0)::int as left
      from order_lines l where l.order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ id, left }) => [id, left]));
}
