import type { BasketLine, BasketState } from './basket.model.js';
import { lineKey } from './line-key.js';
import type { VariantRef } from './basket.model.js';

/** Index of a line in the basket; -1 when it is not there. */
export const placeOf = (basket: BasketState | undefined, item: VariantRef): number =>
  basket?.items.findIndex((line) => lineKey(line) === lineKey(item)) ?? -1;

/** The basket without a line. */
export const withoutLine = (basket: BasketState, item: VariantRef): BasketState => ({
  ...basket,
  items: basket.items.filter((line) => lineKey(line) !== lineKey(item)),
});

/** The basket with a line inserted at an index; unchanged when the line is already there. */
export const withLine = (basket: BasketState, line: BasketLine, place: number): BasketState =>
  placeOf(basket, line) >= 0
    ? basket
    : { ...basket, items: [...basket.items.slice(0, place), line, ...basket.items.slice(place)] };

/** The basket with another quantity of a line; with `only`, just if that is the current quantity. */
export const withQuantity = (basket: BasketState, item: VariantRef, quantity: number, only?: number): BasketState => ({
  ...basket,
  items: basket.items.map((line) =>
    lineKey(line) === lineKey(item) && (only === undefined || line.quantity === only) ? { ...line, quantity } : line,
  ),
});
