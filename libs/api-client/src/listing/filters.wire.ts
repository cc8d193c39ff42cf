import { flagWire, keyWire, maybeNumberWire, maybeTextWire, numberWire, textWire } from '../wire-values/wire-values.js';
import { array, looseObject, nullish, object, tuple, type InferOutput } from 'valibot';

/** One choice of a filter; `count` (number of products under it) and `color` (a swatch) are optional extensions. */
export const filterOptionWire = object({
  id: keyWire,
  value: keyWire,
  count: maybeNumberWire,
  color: maybeTextWire,
});

/**
 * A filter; `id` is its query parameter in the URL. The category `price` is a range and has no options; all others are
 * checkboxes.
 */
export const filterCategoryWire = object({
  id: keyWire,
  title: textWire,
  type: maybeTextWire,
  options: nullish(array(filterOptionWire)),
});

const rangeWire = tuple([numberWire, numberWire]);

/** The price range in roubles: the lowest and highest price of the list, and the chosen range. */
export const priceRangeWire = object({ initial: rangeWire, value: nullish(rangeWire) });

/** The current choice: `query`, `sale`, `store`, `price`; every other key is a filter with a list of option ids. */
export const filterStateWire = looseObject({
  query: maybeTextWire,
  sale: flagWire,
  store: nullish(keyWire),
  price: nullish(priceRangeWire),
});

/** Filters of a list; those under `properties` have the type `property`. */
export const filtersWire = object({
  categories: nullish(array(filterCategoryWire)),
  properties: nullish(array(filterCategoryWire)),
  state: nullish(filterStateWire),
});

/** Filters on the wire. */
export type FiltersWire = InferOutput<typeof filtersWire>;
/** One filter on the wire. */
export type FilterCategoryWire = InferOutput<typeof filterCategoryWire>;
