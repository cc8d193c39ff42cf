import {
  loginRequest,
  loginResponse,
  sendCodeRegistrationRequest,
  sendCodeRegistrationResponse,
  sendCodeForgotPasswordRequest,
  sendCodeForgotPasswordResponse,
  checkCodeRequest,
  checkCodeResponse,
  registrationRequest,
  registrationResponse,
  changePasswordRequest,
  changePasswordResponse,
} from './auth.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of signing in, registration and recovery. */
export const authCalls = [
  {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login/',
    request: loginRequest,
    response: loginResponse,
  },
  {
    name: 'sendCodeRegistration',
    method: 'POST',
    path: '/api/auth/sendCodeRegistration/',
    request: sendCodeRegistrationRequest,
    response: sendCodeRegistrationResponse,
  },
  {
    name: 'sendCodeForgotPassword',
    method: 'POST',
    path: '/api/auth/sendCodeForgotPassword/',
    request: sendCodeForgotPasswordRequest,
    response: sendCodeForgotPasswordResponse,
  },
  {
    name: 'checkCode',
    method: 'POST',
    path: '/api/auth/checkCode/',
    request: checkCodeRequest,
    response: checkCodeResponse,
  },
  {
    name: 'registration',
    method: 'POST',
    path: '/api/auth/registration/',
    request: registrationRequest,
    response: registrationResponse,
  },
  {
    name: 'changePassword',
    method: 'POST',
    path: '/api/auth/changePassword/',
    request: changePasswordRequest,
    response: changePasswordResponse,
  },
] as const satisfies readonly WireCall[];
