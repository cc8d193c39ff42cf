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

/** A shop that has the product in stock, and how many pieces. */
export const storeAmountWire = object({ id: numberWire, address: textWire, amount: numberWire });

/** A property of a basket line: `type` is `string` or `image`. */
export const linePropertyWire = object({ name: textWire, value: keyWire, type: maybeTextWire });

/** A basket line. Prices are per piece, in roubles: `price` after the promo code, `oldPrice` before any discount. */
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
 * Response of `GET /api/basket/getItems/`. Only `items` is required; the rest is optional. `promoProblem` is a code
 * that was entered but gives no discount now, with the reason; `version` identifies what the buyer sees (goods,
 * quantities, prices) and may be sent with the order as `If-Match`.
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

/** Request of `POST /api/basket/addItemToBasket/` */
export const addItemToBasketRequest = variantRequest;
/** Request of `POST /api/basket/delete/` */
export const deleteBasketItemRequest = variantRequest;
/**
 * Request of `POST /api/basket/setQuantity/`. Any safe integer from 1 is accepted, and the server caps it to the stock;
 * anything else is rejected.
 */
export const setBasketQuantityRequest = object({
  id: idRequest,
  retailId: maybeIdRequest,
  quantity: pipe(number(), integer(), minValue(1), maxValue(2 ** 53)),
});

/** Response to a basket change: the sum to pay now, promo code included, in roubles, and the number of lines. */
export const basketTotalsResponse = object({ price: roublesWire, length: numberWire });
/** Response of `POST /api/basket/addItemToBasket/` */
export const addItemToBasketResponse = basketTotalsResponse;
/** Response of `POST /api/basket/delete/` */
export const deleteBasketItemResponse = basketTotalsResponse;
/** Response of `POST /api/basket/setQuantity/` */
export const setBasketQuantityResponse = basketTotalsResponse;

/** Request of `GET /api/basket/getItems/` */
export const getBasketItemsRequest = emptyRequest;
/** Request of `GET /api/basket/getPrice/` */
export const getBasketPriceRequest = emptyRequest;
/** Request of `GET /api/basket/getLength/` */
export const getBasketLengthRequest = emptyRequest;
/** Response of `GET /api/basket/getPrice/` */
export const getBasketPriceResponse = object({ price: roublesWire });
/** Response of `GET /api/basket/getLength/` */
export const getBasketLengthResponse = object({ length: numberWire });

/** A basket line on the wire. */
export type BasketItemWire = InferOutput<typeof basketItemWire>;
/** The basket on the wire. */
export type BasketWire = InferOutput<typeof getBasketItemsResponse>;
