import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { orCallUs } from '../identity/identity.js';
import { takeHit, waitText } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { codeTries, comparisonsPerDay, judgeCode, proofLifetimeMs } from './code-rules.js';
import type { CodePurpose } from './code-rules.js';
import { hashCode } from './send-code.js';

interface TriedCode {
  readonly id: number;
  readonly purpose: CodePurpose;
  readonly code_hash: string;
  readonly tries: number;
  readonly sent_at: Date;
}

/**
 * Checks a typed code against the newest one that this session requested for this phone. The attempt is counted before the
 * code is compared and stays counted when it is wrong. A correct code is remembered for ten minutes (decision 17), from
 * the first time that it was correct. When a code is used up, earlier ones do not become valid again. Across all
 * sessions, a phone's valid codes are compared at most nine times a day.
 */
export async function checkCode(
  db: Db,
  given: { readonly sessionId: string; readonly phone: string; readonly code: string; readonly secret: string },
  now: Date,
): Promise<CodePurpose> {
  const { rows } = await sql<TriedCode>`
    update phone_codes set tries = tries + 1
     where id = (select id from phone_codes
                  where session_id = ${given.sessionId} and phone = ${given.phone}
                  order by sent_at desc, id desc limit 1)
       and used_at is null
    returning id, purpose, code_hash, tries, sent_at`.execute(db);
  const tried = rows[0];
  if (!tried) throw refusal('wrongCode', 'Сначала получите код');
  const isSame = tried.code_hash === hashCode({ ...given, purpose: tried.purpose }, given.code);
  const verdict = judgeCode({ isSame, triesUsed: tried.tries, sentAt: tried.sent_at.getTime(), now: now.getTime() });
  // Guessing at an expired code reveals nothing, so it does not count against the phone's daily limit.
  if (verdict === 'expired') throw refusal('wrongCode', 'Код устарел. Получите новый');
  if (verdict === 'spent') throw refusal('wrongCode', 'Попытки закончились. Получите новый код');
  const limit = { key: `code-compared:${given.phone}`, max: comparisonsPerDay, windowMs: 86_400_000 };
  const waitMs = await takeHit(db, limit, now);
  if (waitMs > 0) {
    throw refusal(
      'tooOften',
      `Слишком много попыток для этого телефона. Повторите через ${waitText(waitMs)} ${await orCallUs(db)}`,
    );
  }
  if (verdict === 'wrong') throw refusal('wrongCode', wrongText(codeTries - tried.tries));
  await db
    .updateTable('phone_codes')
    .set((eb) => ({ passed_at: eb.fn.coalesce('passed_at', eb.val(now)) }))
    .where('id', '=', tried.id)
    .execute();
  return tried.purpose;
}

function wrongText(left: number): string {
  if (left === 0) return 'Неверный код. Получите новый';
  return `Неверный код. Осталось попыток: ${left}`;
}

/** Who proved a phone, and for what. */
export interface Proof {
  readonly sessionId: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/** Whether this session has proven the phone for this purpose and has not used that yet. */
export async function hasProof(db: Db, proof: Proof, now: Date): Promise<boolean> {
  const row = await freshProofs(db, proof, now).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Consumes the proof; call it in the transaction that needs it. Refuses when there is none. */
export async function useProof(trx: Db, proof: Proof, now: Date): Promise<void> {
  const used = await trx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('id', 'in', freshProofs(trx, proof, now).select('id'))
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  if (used.length === 0) throw noProof();
}

/** The refusal for a visitor who skipped the code. */
export function noProof(): Error {
  return refusal('phoneNotProven', 'Подтвердите телефон кодом из смс');
}

function freshProofs(db: Db, proof: Proof, now: Date) {
  return db
    .selectFrom('phone_codes')
    .where('session_id', '=', proof.sessionId)
    .where('phone', '=', proof.phone)
    .where('purpose', '=', proof.purpose)
    .where('used_at', 'is', null)
    .where('passed_at', '>', new Date(now.getTime() - proofLifetimeMs));
}
