import { getApiKeyRequest, getApiKeyResponse } from './api-key.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** The call of the API key. */
export const apiKeyCalls = [
  {
    name: 'getApiKey',
    method: 'GET',
    path: '/api/getkey/',
    request: getApiKeyRequest,
    response: getApiKeyResponse,
    isBareAllowed: true,
  },
] as const satisfies readonly WireCall[];
