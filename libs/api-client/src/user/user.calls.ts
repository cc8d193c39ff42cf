import {
  getUserRequest,
  getUserResponse,
  logoutRequest,
  logoutResponse,
  editUserRequest,
  editUserResponse,
} from './user.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the user and the session. */
export const userCalls = [
  {
    name: 'getUser',
    method: 'GET',
    path: '/api/user/getUser/',
    request: getUserRequest,
    response: getUserResponse,
  },
  {
    name: 'logout',
    method: 'GET',
    path: '/api/auth/logout/',
    request: logoutRequest,
    response: logoutResponse,
  },
  {
    name: 'editUser',
    method: 'POST',
    path: '/api/user/editUser/',
    request: editUserRequest,
    response: editUserResponse,
  },
] as const satisfies readonly WireCall[];
