import {
  getOrdersRequest,
  getOrdersResponse,
  cancelOrderRequest,
  cancelOrderResponse,
  repeatOrderRequest,
  repeatOrderResponse,
} from './orders.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the user's orders. */
export const ordersCalls = [
  {
    name: 'getOrders',
    method: 'POST',
    path: '/api/user/getOrders/',
    request: getOrdersRequest,
    response: getOrdersResponse,
  },
  {
    name: 'cancelOrder',
    method: 'POST',
    path: '/api/user/cancelOrder/',
    request: cancelOrderRequest,
    response: cancelOrderResponse,
  },
  {
    name: 'repeatOrder',
    method: 'POST',
    path: '/api/user/repeatOrder/',
    request: repeatOrderRequest,
    response: repeatOrderResponse,
  },
] as const satisfies readonly WireCall[];
