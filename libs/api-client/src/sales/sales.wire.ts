import { maybeTextWire } from '../wire-values/wire-values.js';
import { idRequest } from '../wire-values/wire-requests.js';
import { object } from 'valibot';

/** `POST /api/sales/getModalContent/` (S1 §7) */
export const getSaleContentRequest = object({ id: idRequest });
/** HTML of the sale's dialog. */
export const getSaleContentResponse = object({ content: maybeTextWire });
