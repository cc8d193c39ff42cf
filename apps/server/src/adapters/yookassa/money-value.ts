/** Kopecks as YooKassa writes money: `123.45`. */
export const moneyValue = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

/** Kopecks of an amount in roubles; null for another currency and for anything that is not an exact sum. */
export function kopecksOf(amount: unknown): number | null {
  const { value, currency } = (amount ?? {}) as { value?: unknown; currency?: unknown };
  const [, roubles = '', kopecks = ''] = (typeof value === 'string' && /^(\d{1,12})\.(\d{2})$/.exec(value)) || [];
  return currency === 'RUB' && roubles !== '' ? Number(roubles) * 100 + Number(kopecks) : null;
}
