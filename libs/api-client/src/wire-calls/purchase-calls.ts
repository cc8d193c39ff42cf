import {
  loginRequest, loginResponse, sendCodeRegistrationRequest, sendCodeRegistrationResponse,
  sendCodeForgotPasswordRequest, sendCodeForgotPasswordResponse, checkCodeRequest, checkCodeResponse,
  registrationRequest, registrationResponse, changePasswordRequest, changePasswordResponse,
} from '../auth/auth.wire.js';
import { createOrderRequest, createOrderResponse } from '../order/order.wire.js';
import {
  getOrdersRequest, getOrdersResponse, cancelOrderRequest, cancelOrderResponse, repeatOrderRequest,
  repeatOrderResponse,
} from '../orders/orders.wire.js';
import {
  cancelReviewRequest, cancelReviewResponse, sendReviewRequest, sendReviewResponse,
} from '../own-reviews/own-reviews.wire.js';
import {
  checkAvailabilityRequest, checkAvailabilityResponse, reserveProductRequest, reserveProductResponse,
  getReviewsRequest, getReviewsResponse,
} from '../product/product.wire.js';
import {
  applyPromocodeRequest, applyPromocodeResponse, cancelPromocodeRequest, cancelPromocodeResponse,
} from '../promocode/promocode.wire.js';
import { editUserRequest, editUserResponse } from '../user/user.wire.js';
import type { WireCall } from './wire-call.js';

/** The calls that S2 §7 adds. */
export const purchaseCalls = [
  {
    name: 'applyPromocode', method: 'POST', path: '/api/basket/applyPromocode/', section: 'S2 §7',
    request: applyPromocodeRequest, response: applyPromocodeResponse,
  },
  {
    name: 'cancelPromocode', method: 'GET', path: '/api/basket/cancelPromocode/', section: 'S2 §7',
    request: cancelPromocodeRequest, response: cancelPromocodeResponse,
  },
  {
    name: 'createOrder', method: 'POST', path: '/api/basket/order/', section: 'S2 §7',
    request: createOrderRequest, response: createOrderResponse, isIdempotent: true, isConditional: true,
  },
  {
    name: 'editUser', method: 'POST', path: '/api/user/editUser/', section: 'S2 §7',
    request: editUserRequest, response: editUserResponse,
  },
  {
    name: 'login', method: 'POST', path: '/api/auth/login/', section: 'S2 §7',
    request: loginRequest, response: loginResponse,
  },
  {
    name: 'sendCodeRegistration', method: 'POST', path: '/api/auth/sendCodeRegistration/', section: 'S2 §7',
    request: sendCodeRegistrationRequest, response: sendCodeRegistrationResponse,
  },
  {
    name: 'sendCodeForgotPassword', method: 'POST', path: '/api/auth/sendCodeForgotPassword/', section: 'S2 §7',
    request: sendCodeForgotPasswordRequest, response: sendCodeForgotPasswordResponse,
  },
  {
    name: 'checkCode', method: 'POST', path: '/api/auth/checkCode/', section: 'S2 §7',
    request: checkCodeRequest, response: checkCodeResponse,
  },
  {
    name: 'registration', method: 'POST', path: '/api/auth/registration/', section: 'S2 §7',
    request: registrationRequest, response: registrationResponse,
  },
  {
    name: 'changePassword', method: 'POST', path: '/api/auth/changePassword/', section: 'S2 §7',
    request: changePasswordRequest, response: changePasswordResponse,
  },
  {
    name: 'getOrders', method: 'POST', path: '/api/user/getOrders/', section: 'S2 §7',
    request: getOrdersRequest, response: getOrdersResponse,
  },
  {
    name: 'cancelOrder', method: 'POST', path: '/api/user/cancelOrder/', section: 'S2 §7',
    request: cancelOrderRequest, response: cancelOrderResponse,
  },
  {
    name: 'repeatOrder', method: 'POST', path: '/api/user/repeatOrder/', section: 'S2 §7',
    request: repeatOrderRequest, response: repeatOrderResponse,
  },
  {
    name: 'cancelReview', method: 'POST', path: '/api/cancelReview/', section: 'S2 §7',
    request: cancelReviewRequest, response: cancelReviewResponse,
  },
  {
    name: 'sendReview', method: 'POST', path: '/api/sendReview/', section: 'S2 §7',
    request: sendReviewRequest, response: sendReviewResponse,
  },
  {
    name: 'checkAvailability', method: 'POST', path: '/api/product/checkAvailability/', section: 'S2 §7',
    request: checkAvailabilityRequest, response: checkAvailabilityResponse,
  },
  {
    name: 'reserveProduct', method: 'POST', path: '/api/product/reserveProduct/', section: 'S2 §7',
    request: reserveProductRequest, response: reserveProductResponse, isIdempotent: true,
  },
  {
    name: 'getReviews', method: 'POST', path: '/api/product/getReviews/', section: 'S2 §7',
    request: getReviewsRequest, response: getReviewsResponse,
  },
] as const satisfies readonly WireCall[];
