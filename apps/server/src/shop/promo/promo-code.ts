import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { PromoCodesTable } from '../../db/tables/purchase.js';
import type { PromoTerms } from './promo-discount.js';

/** A promo code as stored in the database. */
export type PromoCode = Selectable<PromoCodesTable>;

/** The refusal for a promo code that does not exist or is inactive. */
export const unknownPromo = 'Промокод не найден';

/** The normal form of codes: trimmed, upper case. */
export function normalizePromoCode(typed: string): string {
  return typed.trim().normalize('NFC').toLocaleUpperCase('ru');
}

/** The code, or null when it does not exist. */
export async function findPromoCode(db: Db, code: string): Promise<PromoCode | null> {
  const row = await db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** A promo code as JSON of the database. */
export type PromoRow = Omit<PromoCode, 'starts_at' | 'ends_at'> &
  Readonly<Record<'starts_at' | 'ends_at', string | null>>;

/** A promo code from JSON of the database. */
export const promoOf = ({ starts_at, ends_at, ...code }: PromoRow): PromoCode => ({
  ...code,
  starts_at: starts_at === null ? null : new Date(starts_at),
  ends_at: ends_at === null ? null : new Date(ends_at),
});

/** The discount of the code. */
export function promoTerms(promo: PromoCode): PromoTerms {
  return promo.percent !== null
    ? { kind: 'percent', percent: promo.percent }
    : { kind: 'sum', sum: promo.amount_kopecks ?? 0 };
}

/** Why a code gives no discount now. `total` problems go away when the basket grows; the others do not. */
export interface PromoProblem {
  readonly kind: 'unknown' | 'early' | 'late' | 'used-up' | 'total';
  readonly message: string;
}

/** What keeps the code from working for goods of `total` kopecks; null when nothing does. */
export function promoProblem(promo: PromoCode | null, total: number, now: Date): PromoProblem | null {
  if (!promo || !promo.is_active) return { kind: 'unknown', message: unknownPromo };
  if (promo.starts_at && promo.starts_at > now) return { kind: 'early', message: 'Промокод ещё не действует' };
  if (promo.ends_at && promo.ends_at <= now) return { kind: 'late', message: 'Срок действия промокода истёк' };
  if (promo.max_uses !== null && promo.uses >= promo.max_uses) {
    return { kind: 'used-up', message: 'Промокод уже использован' };
  }
  if (total < promo.min_total_kopecks) {
    return { kind: 'total', message: `Промокод действует при заказе от ${roubles(promo.min_total_kopecks)}\u00A0₽` };
  }
  return null;
}

function roubles(kopecks: number): string {
  const [whole, part] = [Math.floor(kopecks / 100), kopecks % 100];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return part === 0 ? grouped : `${grouped},${String(part).padStart(2, '0')}`;
}
