import {
  getBasketItemsRequest,
  getBasketItemsResponse,
  addItemToBasketRequest,
  addItemToBasketResponse,
  deleteBasketItemRequest,
  deleteBasketItemResponse,
  setBasketQuantityRequest,
  setBasketQuantityResponse,
  getBasketPriceRequest,
  getBasketPriceResponse,
  getBasketLengthRequest,
  getBasketLengthResponse,
} from './basket.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the basket. */
export const basketCalls = [
  {
    name: 'getBasketItems',
    method: 'GET',
    path: '/api/basket/getItems/',
    request: getBasketItemsRequest,
    response: getBasketItemsResponse,
  },
  {
    name: 'addItemToBasket',
    method: 'POST',
    path: '/api/basket/addItemToBasket/',
    request: addItemToBasketRequest,
    response: addItemToBasketResponse,
  },
  {
    name: 'deleteBasketItem',
    method: 'POST',
    path: '/api/basket/delete/',
    request: deleteBasketItemRequest,
    response: deleteBasketItemResponse,
  },
  {
    name: 'setBasketQuantity',
    method: 'POST',
    path: '/api/basket/setQuantity/',
    request: setBasketQuantityRequest,
    response: setBasketQuantityResponse,
  },
  {
    name: 'getBasketPrice',
    method: 'GET',
    path: '/api/basket/getPrice/',
    request: getBasketPriceRequest,
    response: getBasketPriceResponse,
  },
  {
    name: 'getBasketLength',
    method: 'GET',
    path: '/api/basket/getLength/',
    request: getBasketLengthRequest,
    response: getBasketLengthResponse,
  },
] as const satisfies readonly WireCall[];
