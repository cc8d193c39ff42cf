import {
  getOwnOrderRequest,
  getOwnOrderResponse,
  requestReturnRequest,
  requestReturnResponse,
} from '../own-order/own-order.wire.js';
import {
  closeSessionsRequest,
  closeSessionsResponse,
  getSessionsRequest,
  getSessionsResponse,
} from '../sessions/sessions.wire.js';
import { getDeliveryRequest, getDeliveryResponse } from '../delivery/delivery.wire.js';
import {
  getReviewMarksRequest,
  getReviewMarksResponse,
  markReviewRequest,
  markReviewResponse,
} from '../product/product.wire.js';
import type { WireCall } from './wire-call.js';

/** Optional calls: without them in a backend, the features that use them are not shown. */
export const extraCalls = [
  {
    name: 'getSessions',
    method: 'POST',
    path: '/api/auth/getSessions/',
    request: getSessionsRequest,
    response: getSessionsResponse,
  },
  {
    name: 'closeSessions',
    method: 'POST',
    path: '/api/auth/closeSessions/',
    request: closeSessionsRequest,
    response: closeSessionsResponse,
  },
  {
    name: 'getDelivery',
    method: 'POST',
    path: '/api/location/getDelivery/',
    request: getDeliveryRequest,
    response: getDeliveryResponse,
  },
  {
    name: 'getOwnOrder',
    method: 'POST',
    path: '/api/user/getOrder/',
    request: getOwnOrderRequest,
    response: getOwnOrderResponse,
  },
  {
    name: 'requestReturn',
    method: 'POST',
    path: '/api/user/requestReturn/',
    request: requestReturnRequest,
    response: requestReturnResponse,
  },
  {
    name: 'getReviewMarks',
    method: 'POST',
    path: '/api/product/getReviewMarks/',
    request: getReviewMarksRequest,
    response: getReviewMarksResponse,
  },
  {
    name: 'markReview',
    method: 'POST',
    path: '/api/product/markReview/',
    request: markReviewRequest,
    response: markReviewResponse,
  },
] as const satisfies readonly WireCall[];

/** Name of an optional call. */
export type ExtraCallName = (typeof extraCalls)[number]['name'];
