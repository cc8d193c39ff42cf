import { formatNumber } from '../format/number.js';

/** Lower and upper end. */
export type Range = readonly [from: number, to: number];

/** The number in a text, or null when there is none. */
export function fromText(text: string): number | null {
  const digits = text.replace(/\D/gu, '');
  return digits === '' ? null : Number(digits);
}

/** Keeps both ends inside the bounds and in order; the end that was not changed is adjusted last. */
export function orderPair([from, to]: Range, touched: 0 | 1, min: number, max: number): Range {
  const low = Math.min(Math.max(from, min), max);
  const high = Math.min(Math.max(to, min), max);
  if (low <= high) return [low, high];
  return touched === 0 ? [high, high] : [low, low];
}

/** `18 000`, read aloud for a thumb. */
export const groupDigits = (value: number): string => formatNumber(value, 3);
