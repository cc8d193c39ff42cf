import {
  doneResponse,
  flagWire,
  maybeNumberWire,
  namedValueWire,
  numberWire,
  roublesWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { emptyRequest, idRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object, type InferOutput } from 'valibot';

/** A product of the comparison with its properties (S1 §3). */
export const comparedProductWire = object({
  id: numberWire,
  link: textWire,
  title: textWire,
  price: roublesWire,
  oldPrice: maybeNumberWire,
  img: urlWire,
  isInComparison: flagWire,
  properties: nullish(array(namedValueWire)),
  retailId: maybeNumberWire,
  hasVariants: flagWire,
  isAvailable: flagWire,
});

/** `_compare`. */
export const comparedProductsWire = array(comparedProductWire);

/** `POST /api/comparison/getItems/` (S1 §7) */
export const getComparedItemsRequest = emptyRequest;
/** Answer of `POST /api/comparison/getItems/` */
export const getComparedItemsResponse = object({ items: array(comparedProductWire) });

/** `POST /api/comparison/addItemToComparison/` */
export const addToComparisonRequest = object({ id: idRequest });
/** Answer of `POST /api/comparison/addItemToComparison/` */
export const addToComparisonResponse = object({ length: numberWire });
/** `POST /api/comparison/removeItemFromComparison/` */
export const removeFromComparisonRequest = addToComparisonRequest;
/** Answer of `POST /api/comparison/removeItemFromComparison/` */
export const removeFromComparisonResponse = addToComparisonResponse;
/** `POST /api/comparison/removeComparison/` clears the list. */
export const clearComparisonRequest = emptyRequest;
/** Answer of `POST /api/comparison/removeComparison/` */
export const clearComparisonResponse = doneResponse;

/** `GET /api/comparison/getLength/`: the count and the ids. */
export const getComparisonLengthRequest = emptyRequest;
/** Answer of `GET /api/comparison/getLength/` */
export const getComparisonLengthResponse = object({ length: numberWire, itemsId: nullish(array(numberWire)) });

/** A compared product on the wire. */
export type ComparedProductWire = InferOutput<typeof comparedProductWire>;
