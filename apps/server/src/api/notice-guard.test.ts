import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { bankOf, orderFacts } from '../testing/paying.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const forged = { paymentId: 'x', amount: 1, result: 'paid', signature: 'no' };

describeOnOneDatabase('forged bank notifications', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());

  const bring = (ip: string, body: object, url = '/api/payment/notice/') =>
    shop.app.inject({ method: 'POST', url, payload: body, remoteAddress: ip });
  const paidOrder = async () => {
    const { result } = await buy(shop.visitor(), [{ id: goods.mug.id }], { payment: 'card' });
    const { payment_token, total_kopecks } = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    return {
      number: result.orderNum,
      notice: bankOf(shop).sign({ paymentId: payment_token, amount: total_kopecks, result: 'paid' }),
    };
  };

  it.each(['/api/payment/notice/', '/api/credit/notice/'])(
    'from one address are soon neither heard nor verified: %s',
    async (url) => {
      const readNotice = jest.spyOn(url.includes('credit') ? shop.adapters.credit! : bankOf(shop), 'readNotice');
      const warn = jest.spyOn(shop.app.shop.log, 'warn');
      const statuses = [];
      for (let count = 0; count < 60; count += 1) statuses.push((await bring('203.0.113.1', forged, url)).statusCode);
      expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(30).fill(429)]);
      expect(readNotice).toHaveBeenCalledTimes(30);
      // One line for each of the two reasons, not sixty.
      expect(warn.mock.calls.filter(([, text]) => text === 'notices were rejected')).toHaveLength(2);
      readNotice.mockRestore();
      warn.mockRestore();
    },
  );

  it('do not affect the bank at another address; an hour later its notifications are read again', async () => {
    for (let count = 0; count < 40; count += 1) await bring('203.0.113.2', forged);
    const { number, notice } = await paidOrder();
    expect((await bring('203.0.113.2', notice)).statusCode).toBe(429);
    expect((await bring('198.51.100.7', notice)).json()).toMatchObject({ errorCode: 0 });
    expect(await orderFacts(shop.db, number)).toMatchObject({ status: 'paid' });
    shop.clock.pass(3_600_001);
    expect((await bring('203.0.113.2', notice)).statusCode).toBe(200);
  });

  it('are slow to close the address that the bank uses too: after three hundred, for an hour', async () => {
    const first = await paidOrder();
    expect((await bring('198.51.100.8', first.notice)).json()).toMatchObject({ errorCode: 0 });
    for (let count = 0; count < 60; count += 1) await bring('198.51.100.8', forged);
    const second = await paidOrder();
    expect((await bring('198.51.100.8', second.notice)).json()).toMatchObject({ errorCode: 0 });
    expect(await orderFacts(shop.db, second.number)).toMatchObject({ status: 'paid' });
    const readNotice = jest.spyOn(bankOf(shop), 'readNotice');
    for (let count = 0; count < 250; count += 1) await bring('198.51.100.8', forged);
    expect(readNotice).toHaveBeenCalledTimes(240);
    readNotice.mockRestore();
    const third = await paidOrder();
    expect((await bring('198.51.100.8', third.notice)).statusCode).toBe(429);
    shop.clock.pass(3_600_001);
    expect((await bring('198.51.100.8', third.notice)).json()).toMatchObject({ errorCode: 0 });
    expect(await orderFacts(shop.db, third.number)).toMatchObject({ status: 'paid' });
  });
});
