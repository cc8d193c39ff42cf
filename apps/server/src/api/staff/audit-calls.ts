import * as v from 'valibot';
import { readAudit } from '../../shop/staff/audit.js';
import { staffCall } from './staff-call.js';
import { idText, limitText } from './staff-schemas.js';

/** An entry of the audit. */
export const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  key: v.pipe(v.string(), v.description('Name of the key.')),
  action: v.string(),
  subject: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});

/** Who changed what. */
export const auditCalls = [
  staffCall({
    name: 'getAudit',
    method: 'GET',
    path: '/audit',
    tag: 'audit',
    about: 'Every change made through this API, the newest first: who, what, before, after. Nobody can change it',
    role: 'admin',
    query: v.strictObject({
      subject: v.optional(v.pipe(v.string(), v.maxLength(100), v.description('As in an entry: order:100017.'))),
      key: v.optional(v.pipe(v.string(), v.maxLength(60), v.description('Name of a key.'))),
      before: v.optional(idText),
      limit: limitText,
    }),
    response: v.object({ items: v.array(auditEntry) }),
    handle: async ({ db }, { query }) => ({ items: await readAudit(db, query) }),
  }),
];
