import { emptyRequest } from '../wire-values/wire-requests.js';
import { minLength, object, pipe, string, union } from 'valibot';

const key = pipe(string(), minLength(1));

/** Request of `GET /api/getkey/`, which takes no parameters. */
export const getApiKeyRequest = emptyRequest;
/** Response of `GET /api/getkey/`: the key alone, or `{ key }`; either may also come inside the envelope. */
export const getApiKeyResponse = union([key, object({ key })]);
