import { subscribeRequest, subscribeResponse } from './subscribe.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the subscription. */
export const subscribeCalls = [
  {
    name: 'subscribe',
    method: 'POST',
    path: '/api/subscribe/',
    request: subscribeRequest,
    response: subscribeResponse,
  },
] as const satisfies readonly WireCall[];
