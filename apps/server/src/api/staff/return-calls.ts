import * as v from 'valibot';
import { returnStates } from '../../shop/returns/own-returns.js';
import { staffReturn } from '../../shop/staff/staff-return.js';
import { answerReturn, findReturns, returnDecisions } from '../../shop/staff/staff-returns.js';
import { staffCall } from './staff-call.js';
import { idText, limitText } from './staff-schemas.js';

const tag = 'returns';

/** Buyers' requests to send goods back: read, decide. */
export const returnCalls = [
  staffCall({
    name: 'findReturns',
    method: 'GET',
    path: '/returns',
    tag,
    about: 'Requests to send goods back, the newest first. The next page begins `before` the last id',
    role: 'orders',
    query: v.strictObject({
      status: v.optional(v.picklist(returnStates)),
      before: v.optional(idText),
      limit: limitText,
    }),
    response: v.object({ items: v.array(staffReturn) }),
    handle: async ({ db }, { query }) => ({ items: await findReturns(db, query) }),
  }),
  staffCall({
    name: 'answerReturn',
    method: 'POST',
    path: '/returns/{id}/answer',
    tag,
    about:
      'Approves a return, declines it, or completes it once the goods are there; the buyer gets the words in a letter',
    role: 'orders',
    params: v.object({ id: idText }),
    body: v.strictObject({
      decision: v.picklist(returnDecisions),
      text: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(2_000),
          v.description('Where to bring the goods, why not, when the money comes. Plain text; line breaks are kept.'),
        ),
        '',
      ),
    }),
    response: staffReturn,
    handle: ({ db, actor, now }, { params: { id }, body }) => answerReturn(db, actor, id, { ...body, now }),
  }),
];
