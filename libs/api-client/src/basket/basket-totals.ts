import { noteOf, runtimeOf } from '../shop-api/shop-settings.js';
import type { BasketTotals } from './basket.model.js';

/** What the transport remembers of a store's basket. */
interface BasketNote {
  /** Number of the newest change sent. */
  sent: number;
  /** Number of the newest change whose totals are shown. */
  shown: number;
  /** Lines added since the page was loaded: adding them again makes no new line. */
  readonly known: Set<string>;
}

const key = {};

/** The note of a store's basket. */
export const basketNote = (extra: unknown): BasketNote =>
  noteOf(runtimeOf(extra), key, () => ({ sent: 0, shown: 0, known: new Set<string>() }));

/** Totals of a response, or nothing when a newer change has already been answered: the last intent wins. */
export function freshTotals(note: BasketNote, number: number, totals: BasketTotals): BasketTotals | undefined {
  if (number <= note.shown) return undefined;
  note.shown = number;
  return totals;
}
