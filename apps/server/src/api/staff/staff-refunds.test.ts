import { sql } from 'kysely';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { lettersAbout, notify } from '../../testing/paying.js';
import { newPhone, registerUser } from '../../testing/sms.js';
import { openStaff } from '../../testing/staff.js';
import type { StaffClient } from '../../testing/staff.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';

const { boots, mug } = goods;

describeOnOneDatabase('partial refunds', (open) => {
  let shop: TestShop;
  let staff: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    shop = await openTestShop(open);
    [staff, admin] = [await openStaff(shop, 'orders'), await openStaff(shop, 'admin')];
    await shop.db.updateTable('stock').set({ amount: 50 }).execute();
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

  /** Two mugs at 1990.50, a pair of boots, delivery for 300; paid by card. */
  const paid = async () => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    const lines = [{ id: mug.id }, { id: mug.id }, { id: boots.id, retailId: boots.small }];
    const { orderNum: number } = (await buy(visitor, lines, { payment: 'card' })).result as { orderNum: string };
    const order = await shop.db
      .selectFrom('orders')
      .select(['id', 'payment_token as paymentId', 'total_kopecks as total'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const amount = order.total + 300_00;
    await shop.db
      .updateTable('orders')
      .set({ delivery_kopecks: 300_00, total_kopecks: amount })
      .where('id', '=', order.id)
      .execute();
    await shop.db.updateTable('payments').set({ amount_kopecks: amount }).where('order_id', '=', order.id).execute();
    await notify(shop, { paymentId: order.paymentId, result: 'paid', amount });
    const { body } = await staff.get(`/orders/${number}`);
    return { number, visitor, total: amount / 100, mugs: body.lines[0].id as number, boots: body.lines[1] };
  };
  const part = (number: string, key: string, body: object) =>
    staff.send('PUT', `/orders/${number}/refunds/${key}`, body);
  const events = async (number: string) =>
    (
      await shop.db
        .selectFrom('staff_events')
        .select('data')
        .where('type', '=', 'order.refunded')
        .orderBy('id')
        .execute()
    )
      .map(({ data }) => data as { order: { number: string; refunded: number }; refund: object })
      .filter(({ order }) => order.number === number);

  it('lines, delivery and a sum: bank, letter, webhook, audit, the order and its page', async () => {
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
    const { number, visitor, total, mugs } = await paid();
    const reply = await part(number, 'rma-1', { lines: [{ id: mugs, quantity: 1 }], delivery: true, amount: 100 });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'paid',
        paymentStatus: 'paid',
        refunded: 2390.5,
        lines: [{ refunded: 1 }, { refunded: 0 }],
        refunds: [
          {
            key: 'rma-1',
            amount: 2390.5,
            delivery: 300,
            lines: [{ id: mugs, quantity: 1, sum: 1990.5 }],
            doneAt: expect.any(String),
          },
        ],
      },
    });
    expect(refund).toHaveBeenCalledTimes(1);
    expect(refund.mock.lastCall![0]).toMatchObject({
      amount: 2390_50,
      part: {
        id: expect.stringMatching(/^\d+$/),
        receipt: { lines: [{ price: 1990_50, quantity: 1 }], delivery: 300_00, other: 100_00 },
      },
    });
    expect((await lettersAbout(shop.db, number)).at(-1)!.body.replaceAll('\u00a0', ' ')).toContain(
      'Мы вернули 2 390,50 ₽ за заказ',
    );
    expect(await events(number)).toMatchObject([
      { order: { refunded: 2390.5 }, refund: { amount: 2390.5, keys: ['rma-1'] } },
    ]);
    const { items } = (await admin.get(`/audit?subject=order:${number}`)).body;
    expect(items).toMatchObject([
      { action: 'order.refundPart', key: 'orders', before: { refunded: 0 }, after: { refunded: 2390.5, key: 'rma-1' } },
    ]);
    const { order } = (await visitor.post('/api/user/getOrder/', { number })).result;
    expect(order.payment.state.replaceAll('\u00a0', ' ')).toBe('оплачено, возврат 2 390,50 ₽');
    expect(order.steps.map(({ text }: { text: string }) => text.replaceAll('\u00a0', ' '))).toContain(
      'Возвращено 2 390,50 ₽',
    );
    expect(order.total).toBe(total);
    refund.mockRestore();
  });

  it('what was refunded is not refunded again', async () => {
    const { number, visitor, mugs } = await paid();
    expect((await part(number, 'rma-2', { lines: [{ id: mugs, quantity: 1 }] })).status).toBe(200);
    await shop.db.updateTable('orders').set({ status: 'done' }).where('number', '=', number).execute();
    await sql`
      insert into order_moments (order_id, status, at)
      select id, 'done', now() from orders where number = ${number}`.execute(shop.db);
    const returnable = async () =>
      ((await visitor.post('/api/user/getOrder/', { number })).result.order.items as { returnable: number }[]).map(
        (item) => item.returnable,
      );
    expect(await returnable()).toEqual([1, 1]);
    // The same piece, sent back and paid back, counts once.
    const asked = await visitor.post('/api/user/requestReturn/', {
      number,
      reason: 'dislike',
      note: '',
      items: [{ lineId: mugs, quantity: 1 }],
    });
    expect(asked).toMatchObject({ errorCode: 0 });
    expect(await returnable()).toEqual([1, 1]);
  });

  it('a repeat refunds once, two at once too; the same key with something else is rejected', async () => {
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
    const { number, mugs } = await paid();
    const ask = () => part(number, 'a', { lines: [{ id: mugs, quantity: 1 }] });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask()).body.refunded).toBe(1990.5);
    expect(refund).toHaveBeenCalledTimes(1);
    expect((await events(number)).length).toBe(1);
    expect(await part(number, 'a', { amount: 5 })).toMatchObject({
      status: 409,
      body: { error: { code: 'key_in_use' } },
    });
    refund.mockRestore();
  });

  it('never more than was paid and not refunded yet', async () => {
    const { number, total, mugs, boots: line } = await paid();
    const refused = async (body: object, status: number, code: string) =>
      expect([body, await part(number, 'x', body)]).toMatchObject([body, { status, body: { error: { code } } }]);
    await refused({ lines: [{ id: mugs, quantity: 3 }] }, 409, 'too_much');
    await refused({ amount: total + 0.01 }, 409, 'too_much');
    await refused({}, 422, 'invalid');
    await refused({ lines: [{ id: 999_999, quantity: 1 }] }, 422, 'invalid');
    await refused({ lines: [mugs, mugs].map((id) => ({ id, quantity: 1 })) }, 422, 'invalid');
    expect((await part(number, 'one', { lines: [{ id: mugs, quantity: 2 }], delivery: true })).status).toBe(200);
    await refused({ lines: [{ id: mugs, quantity: 1 }] }, 409, 'too_much');
    await refused({ delivery: true }, 409, 'too_much');
    await refused({ lines: [{ id: line.id, quantity: 1 }], amount: 0.01 }, 409, 'too_much');
    // Of two concurrent refunds that are too much together, only one is made.
    const both = await Promise.all(['b', 'c'].map((key) => part(number, key, { amount: line.price })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await staff.get(`/orders/${number}`)).body).toMatchObject({ paymentStatus: 'refunded', refunded: total });
  });

  it('everything else after parts: a refusal by the shop and the return of a handed over order refund the remainder', async () => {
    const { number, total, mugs, boots: line } = await paid();
    await part(number, 'first', { lines: [{ id: mugs, quantity: 1 }] });
    await staff.post(`/orders/${number}/steps`, { step: 'decline' });
    expect((await staff.get(`/orders/${number}`)).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunded: total,
      refunds: [
        { key: 'first', amount: 1990.5 },
        {
          key: '',
          amount: total - 1990.5,
          delivery: 300,
          lines: [
            { id: mugs, quantity: 1 },
            { id: line.id, quantity: 1 },
          ],
        },
      ],
    });
    expect((await part(number, 'late', { amount: 1 })).status).toBe(409);
    const other = await paid();
    await part(other.number, 'first', { amount: 90.5 });
    for (const step of ['assemble', 'makeReady', 'finish']) await staff.post(`/orders/${other.number}/steps`, { step });
    const { body } = await staff.post(`/orders/${other.number}/refund`, {});
    // Money given back for no line in particular belongs to no line, and neither does the rest.
    expect(body.refunds[1]).toMatchObject({ amount: other.total - 90.5, lines: [], delivery: 0 });
  });

  it('not paid by card or not paid yet: nothing to refund; the bank is silent: on record, and requested again', async () => {
    const { orderNum: cash } = (await buy(shop.visitor(), [{ id: mug.id }])).result as { orderNum: string };
    expect(await part(cash, 'a', { amount: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'nothing_paid' } },
    });
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund').mockRejectedValue(new Error('the bank is closed'));
    const { number } = await paid();
    const { body } = await part(number, 'a', { amount: 1 });
    expect(body).toMatchObject({ refunded: 1, refunds: [{ doneAt: null, lastError: 'the bank is closed' }] });
    refund.mockRestore();
  });
});
