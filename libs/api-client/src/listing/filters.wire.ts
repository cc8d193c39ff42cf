import { flagWire, keyWire, maybeNumberWire, maybeTextWire, numberWire, textWire } from '../wire-values/wire-values.js';
import { array, looseObject, nullish, object, tuple, type InferOutput } from 'valibot';

/** One choice of a filter; `count` (goods under it) and `color` (a swatch) are our extras. */
export const filterOptionWire = object({
  id: keyWire,
  value: keyWire,
  count: maybeNumberWire,
  color: maybeTextWire,
});

/** A filter: the id is its name in the address (S1 §3). The category `price` is a range and has no options. */
export const filterCategoryWire = object({
  id: keyWire,
  title: textWire,
  type: maybeTextWire,
  options: nullish(array(filterOptionWire)),
});

const rangeWire = tuple([numberWire, numberWire]);

/** The price range in roubles: the bounds of the list and what is chosen. */
export const priceRangeWire = object({ initial: rangeWire, value: nullish(rangeWire) });

/** What is chosen now: `query`, `sale`, `store`, `price`, and per filter a list of option ids (other keys). */
export const filterStateWire = looseObject({
  query: maybeTextWire,
  sale: flagWire,
  store: nullish(keyWire),
  price: nullish(priceRangeWire),
});

/** Filters of a list (S1 §3). */
export const filtersWire = object({
  categories: nullish(array(filterCategoryWire)),
  properties: nullish(array(filterCategoryWire)),
  state: nullish(filterStateWire),
});

/** Filters on the wire. */
export type FiltersWire = InferOutput<typeof filtersWire>;
/** One filter on the wire. */
export type FilterCategoryWire = InferOutput<typeof filterCategoryWire>;
