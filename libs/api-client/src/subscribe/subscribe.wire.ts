import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** `POST /api/subscribe/` (S1 §7) */
export const subscribeRequest = object({ email: emailRequest });
/** Answer of `POST /api/subscribe/` */
export const subscribeResponse = doneResponse;
