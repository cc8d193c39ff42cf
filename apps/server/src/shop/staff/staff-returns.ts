import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { queueReturnLetter } from '../returns/return-letter.js';
import type { ReturnState } from '../returns/own-returns.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { StaffRefusal, notFound } from './staff-refusal.js';
import { staffReturnJson } from './staff-return.js';
import type { StaffReturn } from './staff-return.js';

/** What the staff decides about a return. */
export const returnDecisions = ['approve', 'decline', 'complete'] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

/** From which states each decision leads where. */
const steps: Record<ReturnDecision, { readonly from: readonly ReturnState[]; readonly to: ReturnState }> = {
  approve: { from: ['asked'], to: 'approved' },
  // What came back may turn out to be worn.
  decline: { from: ['asked', 'approved'], to: 'declined' },
  complete: { from: ['approved'], to: 'done' },
};

const returnRows = (db: Db) =>
  db.selectFrom('returns as rt').innerJoin('orders as o', 'o.id', 'rt.order_id').select(staffReturnJson.as('return'));

/** Returns, the newest first. */
export async function findReturns(
  db: Db,
  { status, before, limit }: { status?: ReturnState | undefined; before?: number | undefined; limit: number },
): Promise<StaffReturn[]> {
  const rows = await returnRows(db)
    .$if(status !== undefined, (query) => query.where('rt.status', '=', status!))
    .$if(before !== undefined, (query) => query.where('rt.id', '<', before!))
    .orderBy('rt.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.return);
}

/**
 * Answers a return; the buyer reads the words on the order's page and in a letter. The same decision again changes
 * nothing. @throws StaffRefusal when there is no such return or it was decided differently
 */
export async function answerReturn(
  db: Db,
  actor: StaffActor,
  id: number,
  { decision, text, now }: { readonly decision: ReturnDecision; readonly text: string; readonly now: Date },
): Promise<StaffReturn> {
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('returns')
      .select(['status', 'answer'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('such return');
    const { from, to } = steps[decision];
    const isRepeated = before.status === to && before.answer === (text || before.answer);
    if (!isRepeated) {
      if (!from.includes(before.status))
        throw new StaffRefusal(409, 'wrong_state', `The return is «${before.status}»: ${decision} is not possible.`);
      const answer = text || before.answer;
      await trx.updateTable('returns').set({ status: to, answer, answered_at: now }).where('id', '=', id).execute();
      await queueReturnLetter(trx, id);
      await writeAudit(trx, actor, {
        action: `return.${decision}`,
        subject: `return:${id}`,
        before,
        after: { status: to, answer },
      });
    }
    return (await returnRows(trx).where('rt.id', '=', id).executeTakeFirstOrThrow()).return;
  });
}
