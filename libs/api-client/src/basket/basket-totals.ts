import { noteOf, runtimeOf } from '../shop-api/shop-settings.js';
import type { BasketTotals, VariantRef } from './basket.model.js';

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

/** The identity of a line. */
export const lineKey = ({ id, retailId }: VariantRef): string => `${id}/${retailId || ''}`;

/** The fields that name a line; `retailId` is optional on the wire and left out when empty. */
export const variantData = ({ id, retailId }: VariantRef) => (retailId ? { id, retailId } : { id });

/** Totals of a response, or nothing when a newer change has already been answered: the last intent wins. */
export function freshTotals(note: BasketNote, number: number, totals: BasketTotals): BasketTotals | undefined {
  if (number <= note.shown) return undefined;
  note.shown = number;
  return totals;
}
