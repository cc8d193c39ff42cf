import { maybeTextWire } from '../wire-values/wire-values.js';
import { idRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** Request of `POST /api/sales/getModalContent/` */
export const getSaleContentRequest = object({ id: idRequest });
/** Response of `POST /api/sales/getModalContent/`: HTML content of the sale's dialog. */
export const getSaleContentResponse = object({ content: maybeTextWire });
