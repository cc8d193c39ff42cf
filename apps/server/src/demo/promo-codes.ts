/** A promo code: a share or a sum, money in roubles. */
export interface DemoPromoCode {
  code: string;
  percent: number | null;
  amount: number | null;
  /** The least sum of goods for which it works. */
  minTotal: number;
  maxUses: number | null;
  /** ISO date after which it is rejected; null: never. */
  endsAt: string | null;
}

/** One of each kind that checkout must distinguish. */
export const demoPromoCodes: readonly DemoPromoCode[] = [
  { code: 'ЗИМА10', percent: 10, amount: null, minTotal: 0, maxUses: null, endsAt: null },
  { code: 'ТРОПА500', percent: null, amount: 500, minTotal: 3000, maxUses: null, endsAt: null },
  { code: 'ПЕРВЫЙ', percent: 15, amount: null, minTotal: 0, maxUses: 3, endsAt: null },
  { code: 'ЛЕТО20', percent: 20, amount: null, minTotal: 0, maxUses: null, endsAt: '2025-09-01T00:00:00Z' },
];
