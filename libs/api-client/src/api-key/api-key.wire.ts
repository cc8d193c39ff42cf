import { emptyRequest } from '../wire-values/wire-requests.js';
import { minLength, object, pipe, string, union } from 'valibot';

const key = pipe(string(), minLength(1));

/** `GET /api/getkey/` (S1 §7): the key itself; decision 10 also allows it inside the envelope. */
export const getApiKeyRequest = emptyRequest;
/** Answer of `GET /api/getkey/` */
export const getApiKeyResponse = union([key, object({ key })]);
