import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { readIdentity } from '../identity/identity.js';
import { pageLine } from '../orders/letter-texts.js';
import { queueMessage } from '../outbox/outbox.js';
import type { ReturnState } from './own-returns.js';
import { returnReasons } from './return-rule.js';

/** What happened to the return: the end of the subject, and a sentence. */
const words: Record<ReturnState, readonly [subject: string, sentence: string]> = {
  asked: ['заявка на возврат принята', 'Мы получили вашу заявку на возврат и скоро ответим.'],
  approved: ['возврат одобрен', 'Мы согласны принять товар обратно.'],
  declined: ['в возврате отказано', 'К сожалению, принять этот товар обратно мы не можем.'],
  done: ['возврат завершён', 'Товар у нас, возврат завершён.'],
};

/** Writes the buyer a letter about a return as it is now, in the transaction that causes it. Without an address: none. */
export async function queueReturnLetter(trx: Db, returnId: number): Promise<void> {
  const row = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['orders.number', 'orders.name', 'orders.email', 'returns.status', 'returns.reason', 'returns.answer'])
    .select(
      sql<string>`(select coalesce(string_agg(l.title || ' — ' || r.quantity || ' шт.', chr(10) order by l.position), '')
                     from return_lines r join order_lines l on l.id = r.order_line_id
                    where r.return_id = returns.id)`.as('lines'),
    )
    .where('returns.id', '=', returnId)
    .executeTakeFirstOrThrow();
  if (row.email === '') return;
  const shop = await readIdentity(trx);
  const [subject, sentence] = words[row.status];
  await queueMessage(trx, {
    kind: 'mail',
    recipient: row.email,
    subject: `Заказ № ${row.number}: ${subject}`,
    body: [
      row.name.trim() === '' ? 'Здравствуйте!' : `Здравствуйте, ${row.name}!`,
      sentence,
      `${row.lines}\nПричина: ${returnReasons[row.reason].toLocaleLowerCase('ru')}`,
      row.answer,
      pageLine(row.number),
      `Вопросы? Звоните: ${shop.phone}.\nМагазин «${shop.name}»`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  });
}
