import {
  flagWire,
  keyWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  roublesWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { emptyRequest, idRequest, maybeIdRequest } from '../wire-values/wire-requests.js';
import { array, nullish, number, object, pipe, integer, minValue, maxValue, type InferOutput } from 'valibot';

/** A shop that holds the goods: `{ id, address, amount }` (S2 §3). */
export const storeAmountWire = object({ id: numberWire, address: textWire, amount: numberWire });

/** A property of a basket line (S2 §3): `type` is `string` or `image`. */
export const linePropertyWire = object({ name: textWire, value: keyWire, type: maybeTextWire });

/** A line of the basket (S1 §3, S2 §3). `price` is after the promo code, `oldPrice` before any discount. */
export const basketItemWire = object({
  id: numberWire,
  retailId: maybeNumberWire,
  title: textWire,
  link: maybeTextWire,
  properties: nullish(array(linePropertyWire)),
  store: nullish(array(storeAmountWire)),
  price: roublesWire,
  oldPrice: maybeNumberWire,
  img: urlWire,
  quantity: numberWire,
  isFavorite: flagWire,
  category: maybeTextWire,
  recommended: flagWire,
  newItem: flagWire,
});

const basketItems = array(basketItemWire);

/**
 * `GET /api/basket/getItems/`: items; the totals are given by our server. So is the rest: `promoProblem` is a code that
 * was entered and gives nothing now, and why; `version` names what the buyer sees — goods, quantities, prices — and may
 * go with the order as `If-Match`.
 */
export const getBasketItemsResponse = object({
  items: basketItems,
  price: maybeNumberWire,
  salePrice: maybeNumberWire,
  length: maybeNumberWire,
  isPromoApplied: flagWire,
  promocode: maybeTextWire,
  promoProblem: nullish(object({ promocode: textWire, message: textWire })),
  version: maybeTextWire,
});

/** A product and, where it has variants, the chosen one. */
export const variantRequest = object({ id: idRequest, retailId: maybeIdRequest });

/** `POST /api/basket/addItemToBasket/` */
export const addItemToBasketRequest = variantRequest;
/** `POST /api/basket/delete/` */
export const deleteBasketItemRequest = variantRequest;
/**
 * `POST /api/basket/setQuantity/`: any integer from 1 that JSON carries exactly, capped to stock by the server
 * (decision 20a).
 */
export const setBasketQuantityRequest = object({
  id: idRequest,
  retailId: maybeIdRequest,
  quantity: pipe(number(), integer(), minValue(1), maxValue(2 ** 53)),
});

/** What basket changes answer: the sum to pay now and the count of lines. */
export const basketTotalsResponse = object({ price: roublesWire, length: numberWire });
/** Answer of `POST /api/basket/addItemToBasket/` */
export const addItemToBasketResponse = basketTotalsResponse;
/** Answer of `POST /api/basket/delete/` */
export const deleteBasketItemResponse = basketTotalsResponse;
/** Answer of `POST /api/basket/setQuantity/` */
export const setBasketQuantityResponse = basketTotalsResponse;

/** What is asked with `GET /api/basket/getItems/` */
export const getBasketItemsRequest = emptyRequest;
/** What is asked with `GET /api/basket/getPrice/` */
export const getBasketPriceRequest = emptyRequest;
/** What is asked with `GET /api/basket/getLength/` */
export const getBasketLengthRequest = emptyRequest;
/** `GET /api/basket/getPrice/` */
export const getBasketPriceResponse = object({ price: roublesWire });
/** `GET /api/basket/getLength/` */
export const getBasketLengthResponse = object({ length: numberWire });

/** A basket line on the wire. */
export type BasketItemWire = InferOutput<typeof basketItemWire>;
/** The basket on the wire. */
export type BasketWire = InferOutput<typeof getBasketItemsResponse>;
