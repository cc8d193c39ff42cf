import {
  applyPromocodeRequest,
  applyPromocodeResponse,
  cancelPromocodeRequest,
  cancelPromocodeResponse,
} from './promocode.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of promo codes. */
export const promocodeCalls = [
  {
    name: 'applyPromocode',
    method: 'POST',
    path: '/api/basket/applyPromocode/',
    request: applyPromocodeRequest,
    response: applyPromocodeResponse,
  },
  {
    name: 'cancelPromocode',
    method: 'GET',
    path: '/api/basket/cancelPromocode/',
    request: cancelPromocodeRequest,
    response: cancelPromocodeResponse,
  },
] as const satisfies readonly WireCall[];
