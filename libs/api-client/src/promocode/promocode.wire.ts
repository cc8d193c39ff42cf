import { getBasketItemsResponse } from '../basket/basket.wire.js';
import { emptyRequest, textRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** `POST /api/basket/applyPromocode/` (S2 §7) */
export const applyPromocodeRequest = object({ promocode: textRequest(64) });
/** Items and price after the code; our server gives the other totals too. */
export const applyPromocodeResponse = getBasketItemsResponse;
/** `GET /api/basket/cancelPromocode/`: changes the state, therefore a mutation on the client (decision 11). */
export const cancelPromocodeRequest = emptyRequest;
/** Answer of `GET /api/basket/cancelPromocode/` */
export const cancelPromocodeResponse = getBasketItemsResponse;
