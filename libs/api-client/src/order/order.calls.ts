import { createOrderRequest, createOrderResponse } from './order.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of placing an order. */
export const orderCalls = [
  {
    name: 'createOrder',
    method: 'POST',
    path: '/api/basket/order/',
    request: createOrderRequest,
    response: createOrderResponse,
    isIdempotent: true,
    isConditional: true,
  },
] as const satisfies readonly WireCall[];
