import {
  getComparedItemsRequest,
  getComparedItemsResponse,
  addToComparisonRequest,
  addToComparisonResponse,
  removeFromComparisonRequest,
  removeFromComparisonResponse,
  clearComparisonRequest,
  clearComparisonResponse,
  getComparisonLengthRequest,
  getComparisonLengthResponse,
} from './comparison.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the comparison. */
export const comparisonCalls = [
  {
    name: 'getComparedItems',
    method: 'POST',
    path: '/api/comparison/getItems/',
    request: getComparedItemsRequest,
    response: getComparedItemsResponse,
  },
  {
    name: 'addToComparison',
    method: 'POST',
    path: '/api/comparison/addItemToComparison/',
    request: addToComparisonRequest,
    response: addToComparisonResponse,
  },
  {
    name: 'removeFromComparison',
    method: 'POST',
    path: '/api/comparison/removeItemFromComparison/',
    request: removeFromComparisonRequest,
    response: removeFromComparisonResponse,
  },
  {
    name: 'clearComparison',
    method: 'POST',
    path: '/api/comparison/removeComparison/',
    request: clearComparisonRequest,
    response: clearComparisonResponse,
  },
  {
    name: 'getComparisonLength',
    method: 'GET',
    path: '/api/comparison/getLength/',
    request: getComparisonLengthRequest,
    response: getComparisonLengthResponse,
  },
] as const satisfies readonly WireCall[];
