import {
  closeSessionsRequest,
  closeSessionsResponse,
  getSessionsRequest,
  getSessionsResponse,
} from '../sessions/sessions.wire.js';
import type { WireCall } from './wire-call.js';

/** Calls beyond the specification: a backend need not have them, and what they serve is not shown then. */
export const extraCalls = [
  {
    name: 'getSessions',
    method: 'POST',
    path: '/api/auth/getSessions/',
    section: 'beyond S1 and S2',
    request: getSessionsRequest,
    response: getSessionsResponse,
  },
  {
    name: 'closeSessions',
    method: 'POST',
    path: '/api/auth/closeSessions/',
    section: 'beyond S1 and S2',
    request: closeSessionsRequest,
    response: closeSessionsResponse,
  },
] as const satisfies readonly WireCall[];

/** Name of a call beyond the specification. */
export type ExtraCallName = (typeof extraCalls)[number]['name'];
