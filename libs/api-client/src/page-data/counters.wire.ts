import { getComparisonLengthResponse } from '../comparison/comparison.wire.js';
import { getFavoritesLengthResponse } from '../favorites/favorites.wire.js';
import { numberWire } from '../wire-values/wire-values.js';
import { object } from 'valibot';

/** `_counters`: lines of the basket, and the two lists of the visitor as `getLength/` gives them. */
export const countersWire = object({
  basket: numberWire,
  favorites: getFavoritesLengthResponse,
  comparison: getComparisonLengthResponse,
});
