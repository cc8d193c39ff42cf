import { normalizePromoCode, promoProblem, promoTerms } from './promo-code.js';
import type { PromoCode } from './promo-code.js';

const now = new Date('2026-11-21T12:00:00Z');
const plain: PromoCode = {
  code: 'ЗИМА10',
  percent: 10,
  amount_kopecks: null,
  min_total_kopecks: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  uses: 0,
  is_active: true,
  is_once_per_phone: false,
};

describe('a promo code', () => {
  it.each([
    ['  зима10 ', 'ЗИМА10'],
    ['Ёлка', 'ЁЛКА'],
    ['Е\u0308лка', 'ЁЛКА'],
  ])('%j is read as %s', (typed, code) => {
    expect(normalizePromoCode(typed)).toBe(code);
  });

  it.each<[string, PromoCode | null, number, string | null]>([
    ['is valid', plain, 0, null],
    ['does not exist', null, 1, 'Промокод не найден'],
    ['is switched off', { ...plain, is_active: false }, 1, 'Промокод не найден'],
    ['a moment too early', { ...plain, starts_at: new Date(+now + 1) }, 1, 'Промокод ещё не действует'],
    ['at its first moment', { ...plain, starts_at: now }, 1, null],
    ['a moment too late', { ...plain, ends_at: now }, 1, 'Срок действия промокода истёк'],
    ['at its last moment', { ...plain, ends_at: new Date(+now + 1) }, 1, null],
    ['is used up', { ...plain, max_uses: 3, uses: 3 }, 1, 'Промокод уже использован'],
    ['is used for the last time', { ...plain, max_uses: 3, uses: 2 }, 1, null],
    [
      'for goods a kopeck too cheap',
      { ...plain, min_total_kopecks: 3000_00 },
      2999_99,
      'Промокод действует при заказе от 3\u00A0000\u00A0₽',
    ],
    ['for goods of just enough', { ...plain, min_total_kopecks: 3000_00 }, 3000_00, null],
    [
      'from a sum with kopecks',
      { ...plain, min_total_kopecks: 10_05 },
      1,
      'Промокод действует при заказе от 10,05\u00A0₽',
    ],
  ])('%s', (_why, promo, total, message) => {
    expect(promoProblem(promo, total, now)?.message ?? null).toBe(message);
  });

  it('takes off either a share or a sum', () => {
    expect(promoTerms(plain)).toEqual({ kind: 'percent', percent: 10 });
    expect(promoTerms({ ...plain, percent: null, amount_kopecks: 500_00 })).toEqual({ kind: 'sum', sum: 500_00 });
  });
});
