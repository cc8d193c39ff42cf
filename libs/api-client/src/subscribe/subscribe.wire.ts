import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** Request of `POST /api/subscribe/` */
export const subscribeRequest = object({ email: emailRequest });
/** Response of `POST /api/subscribe/` */
export const subscribeResponse = doneResponse;
