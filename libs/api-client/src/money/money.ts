/** An amount of money as an integer of kopecks. */
export type Kopecks = number;

/** Converts roubles from the wire (a number or text with at most two decimals) to integer kopecks. */
export function toKopecks(roubles: number | string): Kopecks {
  return Math.round(Number(roubles) * 100);
}

/** The same for a price that may be missing: null when it is absent or zero. */
export function toMaybeKopecks(roubles: number | string | null | undefined): Kopecks | null {
  return toKopecks(roubles || 0) || null;
}

/** Converts kopecks to roubles for the wire. */
export function toRoubles(kopecks: Kopecks): number {
  return kopecks / 100;
}
