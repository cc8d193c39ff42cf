import * as v from 'valibot';
import { listPromo, putPromo } from '../../shop/staff/staff-promo.js';
import { staffCall } from './staff-call.js';
import { money, momentOrNull } from './staff-schemas.js';

const tag = 'promo codes';
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));

const terms = {
  percent: v.pipe(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    v.description('Or amount.'),
  ),
  amount: v.pipe(v.nullable(v.pipe(money, v.minValue(0.01))), v.description('Roubles off; or percent.')),
  minTotal: v.optional(money, 0),
  startsAt: v.optional(momentOrNull, null),
  endsAt: v.optional(momentOrNull, null),
  maxUses: v.optional(v.nullable(count), null),
  isActive: v.optional(v.boolean(), true),
  isOncePerPhone: v.optional(v.boolean(), false),
};

/** A promo code as the staff sees it. */
export const staffPromo = v.object({
  code: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  minTotal: v.number(),
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  isActive: v.boolean(),
  isOncePerPhone: v.boolean(),
  uses: v.number(),
});

/** Promo codes. They are never deleted, since orders refer to them; to buyers an inactive one is unknown. */
export const promoCalls = [
  staffCall({
    name: 'getPromoCodes',
    method: 'GET',
    path: '/promo-codes',
    tag,
    about: 'All promo codes and how often each was used',
    role: 'admin',
    response: v.object({ items: v.array(staffPromo) }),
    handle: async ({ db }) => ({ items: await listPromo(db) }),
  }),
  staffCall({
    name: 'putPromoCode',
    method: 'PUT',
    path: '/promo-codes/{code}',
    tag,
    about: 'Makes a promo code, or gives one new terms; its uses are counted on. isActive false ends it',
    role: 'admin',
    params: v.object({
      code: v.pipe(
        v.string(),
        v.description('1 to 40 letters, digits, - and _; kept in upper case.'),
        v.check((code) => /^[\p{L}\p{N}_-]{1,40}$/u.test(code), 'must be 1 to 40 letters, digits, - and _'),
      ),
    }),
    body: v.pipe(
      v.strictObject(terms),
      v.description('Exactly one of percent and amount is a number.'),
      v.check(({ percent, amount }) => (percent === null) !== (amount === null), 'needs percent or amount'),
    ),
    response: staffPromo,
    handle: ({ db, actor }, { params: { code }, body }) => putPromo(db, actor, code, body),
  }),
];
