import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { normalizePromoCode } from '../promo/promo-code.js';
import { writeAudit } from './audit.js';
import type { StaffActor } from './staff-keys.js';
import { invalid } from './staff-refusal.js';

/** A promo code. Sums are roubles; exactly one of `percent` and `amount` is set. */
export interface StaffPromo {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minTotal: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly maxUses: number | null;
  readonly isActive: boolean;
  readonly isOncePerPhone: boolean;
  readonly uses: number;
}

/** Codes in their order. */
export async function listPromo(db: Db, code?: string): Promise<StaffPromo[]> {
  const { rows } = await sql<StaffPromo>`
    select code, percent, (amount_kopecks / 100.0)::float8 as amount, (min_total_kopecks / 100.0)::float8 as "minTotal",
           iso_moment(starts_at) as "startsAt", iso_moment(ends_at) as "endsAt", max_uses as "maxUses",
           is_active as "isActive", is_once_per_phone as "isOncePerPhone", uses
      from promo_codes where ${code ?? null}::text is null or code = ${code ?? null}::text order by code`.execute(db);
  return rows;
}

/** Writes a code with all its terms; uses are counted on. Returns it. */
export async function putPromo(
  db: Db,
  actor: StaffActor,
  typed: string,
  terms: Omit<StaffPromo, 'code' | 'uses'>,
): Promise<StaffPromo> {
  const code = normalizePromoCode(typed);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`promo:${code}`}))`.execute(trx);
    await trx.selectFrom('promo_codes').select('code').where('code', '=', code).forUpdate().execute();
    const [before] = await listPromo(trx, code);
    if (terms.maxUses !== null && before && terms.maxUses < before.uses) {
      throw invalid(`«maxUses»: the code was used ${before.uses} times already.`);
    }
    const values = {
      percent: terms.percent,
      amount_kopecks: terms.amount === null ? null : Math.round(terms.amount * 100),
      min_total_kopecks: Math.round(terms.minTotal * 100),
      starts_at: terms.startsAt,
      ends_at: terms.endsAt,
      max_uses: terms.maxUses,
      is_active: terms.isActive,
      is_once_per_phone: terms.isOncePerPhone,
    };
    await trx
      .insertInto('promo_codes')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
    const [after] = await listPromo(trx, code);
    await writeAudit(trx, actor, { action: 'promo.set', subject: `promo:${code}`, before: before ?? null, after });
    return after!;
  });
}
