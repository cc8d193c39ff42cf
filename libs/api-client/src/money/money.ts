/** An amount of money as an integer of kopecks. */
export type Kopecks = number;

/** Roubles of the wire (at most two decimals, number or text) as exact kopecks (decision 4). */
export function toKopecks(roubles: number | string): Kopecks {
  return Math.round(Number(roubles) * 100);
}

/** The same for a price that may be missing: null for nothing and for zero. */
export function toMaybeKopecks(roubles: number | string | null | undefined): Kopecks | null {
  return toKopecks(roubles || 0) || null;
}

/** Kopecks as roubles of the wire. */
export function toRoubles(kopecks: Kopecks): number {
  return kopecks / 100;
}
