import { getSaleContentRequest, getSaleContentResponse } from './sales.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of sales. */
export const salesCalls = [
  {
    name: 'getSaleContent',
    method: 'POST',
    path: '/api/sales/getModalContent/',
    request: getSaleContentRequest,
    response: getSaleContentResponse,
  },
] as const satisfies readonly WireCall[];
