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

/** A compared product with its properties. */
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

/** `_compare`: products of a comparison shared by link. */
export const comparedProductsWire = array(comparedProductWire);

/** Request of `POST /api/comparison/getItems/` */
export const getComparedItemsRequest = emptyRequest;
/** Response of `POST /api/comparison/getItems/` */
export const getComparedItemsResponse = object({ items: array(comparedProductWire) });

/** Request of `POST /api/comparison/addItemToComparison/` */
export const addToComparisonRequest = object({ id: idRequest });
/** Response of `POST /api/comparison/addItemToComparison/` */
export const addToComparisonResponse = object({ length: numberWire });
/** Request of `POST /api/comparison/removeItemFromComparison/` */
export const removeFromComparisonRequest = addToComparisonRequest;
/** Response of `POST /api/comparison/removeItemFromComparison/` */
export const removeFromComparisonResponse = addToComparisonResponse;
/** `POST /api/comparison/removeComparison/` clears the list. */
export const clearComparisonRequest = emptyRequest;
/** Response of `POST /api/comparison/removeComparison/` */
export const clearComparisonResponse = doneResponse;

/** Request of `GET /api/comparison/getLength/`: the count and the ids. */
export const getComparisonLengthRequest = emptyRequest;
/** Response of `GET /api/comparison/getLength/` */
export const getComparisonLengthResponse = object({ length: numberWire, itemsId: nullish(array(numberWire)) });

/** A compared product on the wire. */
export type ComparedProductWire = InferOutput<typeof comparedProductWire>;
