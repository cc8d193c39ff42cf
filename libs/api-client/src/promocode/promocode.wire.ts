import { getBasketItemsResponse } from '../basket/basket.wire.js';
import { emptyRequest, textRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** Request of `POST /api/basket/applyPromocode/` */
export const applyPromocodeRequest = object({ promocode: textRequest(64) });
/** Response of `POST /api/basket/applyPromocode/`: items and price after the code; the other totals are optional. */
export const applyPromocodeResponse = getBasketItemsResponse;
/** Request of `GET /api/basket/cancelPromocode/`: a mutation on the client, since it changes state. */
export const cancelPromocodeRequest = emptyRequest;
/** Response of `GET /api/basket/cancelPromocode/` */
export const cancelPromocodeResponse = getBasketItemsResponse;
