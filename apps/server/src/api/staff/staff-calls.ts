import { auditCalls } from './audit-calls.js';
import { contentCalls } from './content-calls.js';
import { goodsCalls } from './goods-calls.js';
import { orderCalls } from './order-calls.js';
import { pageCalls } from './page-calls.js';
import { promoCalls } from './promo-calls.js';
import { returnCalls } from './return-calls.js';
import { reviewCalls } from './review-calls.js';
import type { StaffCall } from './staff-call.js';

/** Every call of the staff's API. A new one is an entry here: route, check of the role and document follow. */
export const staffCalls: readonly StaffCall[] = [
  ...orderCalls,
  ...returnCalls,
  ...goodsCalls,
  ...promoCalls,
  ...reviewCalls,
  ...contentCalls,
  ...pageCalls,
  ...auditCalls,
];
