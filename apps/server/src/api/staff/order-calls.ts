import * as v from 'valibot';
import { orderStates } from '../../shop/orders/order-machine.js';
import { shopEvents } from '../../shop/orders/staff-steps.js';
import { setReceipt } from '../../shop/staff/set-receipt.js';
import { refundOrder, refundPart } from '../../shop/staff/refund-order.js';
import { findOrders, readOrder, stepOrder } from '../../shop/staff/staff-orders.js';
import { staffOrder } from '../../shop/staff/staff-order.js';
import { staffCall } from './staff-call.js';
import { idText, limitText, momentText, money, nothing, toKopecks } from './staff-schemas.js';

const tag = 'orders';
const params = v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be the number of an order')) });

const isStatusList = (text: string): boolean =>
  text.split(',').every((one) => orderStates.some((state) => state === one));

/** An order with its refunds and the steps that may be taken next. */
export const staffOrderDetail = v.object({
  ...staffOrder.entries,
  steps: v.pipe(
    v.array(v.object({ step: v.picklist(shopEvents), to: v.picklist(orderStates) })),
    v.description('What may be done next, and the status it leads to.'),
  ),
  refunds: v.array(
    v.object({
      key: v.pipe(v.string(), v.description('Of a part; empty for all that was left.')),
      amount: v.number(),
      lines: v.pipe(
        v.array(v.object({ id: v.number(), quantity: v.number(), sum: v.number() })),
        v.description(
          'What for, by the ids of lines; what the amount has beside them and delivery is for nothing in particular.',
        ),
      ),
      delivery: v.number(),
      createdAt: v.string(),
      doneAt: v.pipe(v.nullable(v.string()), v.description('Null: the acquirer is asked again until it is made.')),
      lastError: v.string(),
    }),
  ),
});

/** Orders: find, read, move on, give money back. */
export const orderCalls = [
  staffCall({
    name: 'findOrders',
    method: 'GET',
    path: '/orders',
    tag,
    about: 'Orders and reservations, the newest first. The next page begins `before` the last id',
    role: 'orders',
    query: v.strictObject({
      status: v.optional(
        v.pipe(
          v.string(),
          v.description(`One or more, comma-separated: ${orderStates.join(', ')}.`),
          v.check(isStatusList, `must be of: ${orderStates.join(', ')}`),
          v.transform((text) => text.split(',') as (typeof orderStates)[number][]),
        ),
      ),
      from: v.optional(momentText('Placed at this moment or later.')),
      to: v.optional(momentText('Placed before this moment.')),
      text: v.optional(
        v.pipe(v.string(), v.maxLength(100), v.description('A number, or part of a name, phone, e-mail.')),
      ),
      before: v.optional(idText),
      limit: limitText,
    }),
    response: v.object({ items: v.array(staffOrder) }),
    handle: async ({ db }, { query }) => ({ items: await findOrders(db, query) }),
  }),
  staffCall({
    name: 'getOrder',
    method: 'GET',
    path: '/orders/{number}',
    tag,
    about: 'One order by its number, with its refunds and the steps that may be taken',
    role: 'orders',
    params,
    response: staffOrderDetail,
    handle: async ({ db }, { params: { number } }) => detail(await readOrder(db, number)),
  }),
  staffCall({
    name: 'stepOrder',
    method: 'POST',
    path: '/orders/{number}/steps',
    tag,
    about: 'Takes a step: assemble, ship or makeReady, finish; decline cancels and gives goods and money back',
    role: 'orders',
    params,
    body: v.strictObject({ step: v.picklist(shopEvents) }),
    response: staffOrderDetail,
    async handle({ db, actor, adapters, now }, { params: { number }, body: { step } }) {
      await stepOrder(db, actor, number, step, { cards: adapters.cardPayment, now });
      return detail(await readOrder(db, number));
    },
  }),
  staffCall({
    name: 'refundOrder',
    method: 'POST',
    path: '/orders/{number}/refund',
    tag,
    about:
      'Gives all the money that is left of a card order back whose goods were handed over. Repeated, it changes nothing',
    role: 'orders',
    params,
    body: nothing,
    response: staffOrderDetail,
    async handle({ db, actor, adapters, now }, { params: { number } }) {
      await refundOrder(db, actor, number, { cards: adapters.cardPayment, now });
      return detail(await readOrder(db, number));
    },
  }),
  staffCall({
    name: 'refundPart',
    method: 'PUT',
    path: '/orders/{number}/refunds/{key}',
    tag,
    about:
      'Gives a part of the money of a paid order back. The key is yours: sent again, the same part is given back once',
    role: 'orders',
    params: v.object({
      ...params.entries,
      key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be of latin letters, digits, _ and -, 64 at most')),
    }),
    body: v.strictObject({
      lines: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              id: v.pipe(v.number(), v.integer(), v.minValue(1)),
              quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
            }),
          ),
          v.maxLength(500),
          v.description('Ids of lines, and how many pieces of each, at the price that was paid.'),
        ),
        [],
      ),
      delivery: v.optional(v.pipe(v.boolean(), v.description('What was paid for delivery.')), false),
      amount: v.optional(v.pipe(money, v.description('Roubles beside lines and delivery.')), 0),
    }),
    response: staffOrderDetail,
    async handle({ db, actor, adapters, now }, { params, body: { lines, delivery, amount } }) {
      const asked = { lines, isDelivery: delivery, amount: toKopecks(amount) };
      await refundPart(db, actor, params, asked, { cards: adapters.cardPayment, now });
      return detail(await readOrder(db, params.number));
    },
  }),
  staffCall({
    name: 'setReceipt',
    method: 'PUT',
    path: '/orders/{number}/receipt',
    tag,
    about:
      "Tells where the order's fiscal receipt is: the buyer gets the link on the order's page; empty takes it away",
    role: 'orders',
    params,
    body: v.strictObject({
      link: v.pipe(
        v.string(),
        v.maxLength(1_000),
        v.description('https://…, as the operator of fiscal data gives it.'),
        v.regex(/^(?:https?:\/\/\S+)?$/, 'must be an address of the web'),
      ),
    }),
    response: staffOrderDetail,
    async handle({ db, actor }, { params: { number }, body: { link } }) {
      await setReceipt(db, actor, number, link);
      return detail(await readOrder(db, number));
    },
  }),
];

type Detail = v.InferInput<typeof staffOrderDetail>;
const detail = (order: Awaited<ReturnType<typeof readOrder>>): Detail => order as unknown as Detail;
