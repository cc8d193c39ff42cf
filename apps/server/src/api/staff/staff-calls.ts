import { auditCalls } from './audit-calls.js';
import { orderCalls } from './order-calls.js';
import type { StaffCall } from './staff-call.js';

/** Every call of the staff's API. A new one is an entry here: route, check of the role and document follow. */
export const staffCalls: readonly StaffCall[] = [...orderCalls, ...auditCalls];
