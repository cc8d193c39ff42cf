import { sendMessageRequest, sendMessageResponse } from './webform.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the forms. */
export const webformCalls = [
  {
    name: 'sendMessage',
    method: 'POST',
    path: '/api/webform/sendMessage/',
    request: sendMessageRequest,
    response: sendMessageResponse,
    files: ['resume'],
  },
] as const satisfies readonly WireCall[];
