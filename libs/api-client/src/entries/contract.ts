/** For checking a backend: how a call is sent, and where its response differs from the contract. No React, no Redux. */
export { callRequest, type CallRequest } from '../wire-calls/call-request.js';
export { differencesOf, missingKeysOf, shown, type Difference } from '../wire-calls/differences.js';
export { documentedKeys } from '../wire-calls/documented-keys.js';
