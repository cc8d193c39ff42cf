import { ServiceFailure } from '../adapters/service-failure.js';
import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { settleRefunds } from '../shop/payment/refunds.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { lettersAbout, notify, orderFacts } from '../testing/paying.js';
import { registerUser } from '../testing/sms.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { mug } = goods;
const amount = 199050;
const holdMs = 30 * 60_000;

describeOnOneDatabase('money for an order', (open) => {
  let shop: TestShop;
  let user: Visitor;
  let refund: jest.SpyInstance;
  beforeAll(async () => {
    shop = await openTestShop(open);
    user = shop.visitor();
    await registerUser(shop.db, user, '9123456789');
  }, 120_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
    await setStock(7);
    await shop.db.deleteFrom('promo_uses').execute();
    await shop.db.updateTable('promo_codes').set({ uses: 0 }).execute();
    await shop.db.deleteFrom('refunds').execute();
  });
  afterEach(() => refund.mockRestore());

  const setStock = (pieces: number) =>
    shop.db.updateTable('stock').set({ amount: pieces }).where('variant_id', '=', mug.variant).execute();
  const stock = () => stockOf(shop.db, mug.variant);
  const order = async (promocode = '') => {
    await user.post('/api/basket/addItemToBasket/', { id: mug.id });
    if (promocode) await user.post('/api/basket/applyPromocode/', { promocode });
    const { result } = await buy(user, [], { payment: 'card' });
    const number: string = result.orderNum;
    const row = await shop.db
      .selectFrom('orders')
      .select(['id', 'total_kopecks'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const say = (result_: 'pending' | 'paid' | 'failed' | 'refunded', externalId?: string) =>
      notify(shop, {
        paymentId: String(result.payment_link).split('/').pop()!,
        result: result_,
        amount: row.total_kopecks,
        ...(externalId ? { externalId } : {}),
      });
    return { number, id: row.id, say, facts: () => orderFacts(shop.db, number) };
  };
  const expire = () => {
    shop.clock.pass(holdMs);
    return expireUnpaidOrders(shop.db, shop.clock.now);
  };
  const cancel = (id: number) => user.post('/api/user/cancelOrder/', { id });
  const subjects = async (number: string) => (await lettersAbout(shop.db, number)).map((letter) => letter.subject);

  it('came late, and the goods are still there: they are taken again, the order is paid', async () => {
    const { number, say, facts } = await order('ЗИМА10');
    await expire();
    expect(await stock()).toBe(7);
    expect(await facts()).toEqual({ status: 'expired', payment: 'pending', held: 0, promoUses: 0, refundsOwed: 0 });
    expect((await say('paid')).errorCode).toBe(0);
    expect(await facts()).toEqual({ status: 'paid', payment: 'paid', held: 1, promoUses: 1, refundsOwed: 0 });
    expect(await stock()).toBe(6);
    expect(refund).not.toHaveBeenCalled();
    expect(await subjects(number)).toEqual([
      `Заказ № ${number} принят`,
      `Заказ № ${number} закрыт`,
      `Заказ № ${number} оплачен`,
    ]);
  });

  it('came late, and the goods are gone: it goes back, and the buyer knows why', async () => {
    const { number, say, facts } = await order();
    await expire();
    await setStock(0);
    await say('paid');
    await say('paid');
    expect(await facts()).toEqual({ status: 'expired', payment: 'refunded', held: 0, promoUses: 0, refundsOwed: 0 });
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await subjects(number)).toEqual([
      `Заказ № ${number} принят`,
      `Заказ № ${number} закрыт`,
      `Вернём деньги за заказ № ${number}`,
      `Деньги за заказ № ${number} возвращены`,
    ]);
    const letters = await lettersAbout(shop.db, number);
    expect(letters[2]!.body).toContain('Деньги, 1\u00A0990,50\u00A0₽, мы возвращаем на вашу карту.');
    expect(letters[3]!.body).toContain('Мы вернули 1\u00A0990,50\u00A0₽');
  });

  it('came late, and the last use of the promo code went to another: it goes back, the goods stay on the shelf', async () => {
    const { say, facts } = await order('ПОСЛЕДНИЙ');
    await expire();
    await order('ПОСЛЕДНИЙ');
    await say('paid');
    expect(await facts()).toMatchObject({ status: 'expired', payment: 'refunded', held: 0, promoUses: 0 });
    expect(await stock()).toBe(6);
    const { uses } = await shop.db
      .selectFrom('promo_codes')
      .select('uses')
      .where('code', '=', 'ПОСЛЕДНИЙ')
      .executeTakeFirstOrThrow();
    expect(uses).toBe(1);
  });

  it('for a cancelled order goes back, the goods are not taken again', async () => {
    const { id, say, facts } = await order();
    expect((await cancel(id)).errorCode).toBe(0);
    await say('paid');
    expect(await facts()).toEqual({ status: 'cancelled', payment: 'refunded', held: 0, promoUses: 0, refundsOwed: 0 });
    expect(await stock()).toBe(7);
  });

  it('the bank did not respond to the refund: the cancellation stands, the refund is requested again until it succeeds, once', async () => {
    const { number, id, say, facts } = await order();
    await say('paid');
    refund
      .mockRejectedValueOnce(new Error('the bank is unreachable'))
      .mockRejectedValueOnce(new Error('the bank is unreachable'));
    expect((await cancel(id)).errorCode).toBe(0);
    expect(await facts()).toMatchObject({ status: 'cancelled', payment: 'refunding', refundsOwed: 1 });
    expect(await settleRefunds(shop.db, shop.adapters.cardPayment)).toBe(0);
    expect(refund).toHaveBeenCalledTimes(1);
    const due = () =>
      shop.db
        .updateTable('refunds')
        .set({ due_at: new Date(0) })
        .execute();
    await due();
    // A server that shuts down starts no further refund.
    expect(await settleRefunds(shop.db, shop.adapters.cardPayment, { signal: AbortSignal.abort() })).toBe(0);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await settleRefunds(shop.db, shop.adapters.cardPayment)).toBe(0);
    const row = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ tries: 2, last_error: 'the bank is unreachable', done_at: null });
    expect(Math.abs(row.due_at.getTime() - Date.now() - 60_000)).toBeLessThan(20_000);
    await due();
    const made = await Promise.all([1, 2, 3].map(() => settleRefunds(shop.db, shop.adapters.cardPayment)));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(refund).toHaveBeenCalledTimes(3);
    expect(await facts()).toMatchObject({ payment: 'refunded', refundsOwed: 0 });
    expect((await subjects(number)).filter((subject) => subject.startsWith('Деньги'))).toHaveLength(1);
  });

  it('a refund claimed by a process that died is made by another; once the bank reports it, it is not requested again', async () => {
    const { id, say, facts } = await order();
    await say('paid');
    refund.mockImplementationOnce(() => new Promise(() => undefined));
    void cancel(id);
    while (refund.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await settleRefunds(shop.db, shop.adapters.cardPayment)).toBe(0);
    await say('refunded');
    expect(await facts()).toEqual({ status: 'cancelled', payment: 'refunded', held: 0, promoUses: 0, refundsOwed: 0 });
    await shop.db
      .updateTable('refunds')
      .set({ due_at: new Date(0) })
      .execute();
    expect(await settleRefunds(shop.db, shop.adapters.cardPayment)).toBe(0);
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('paid twice, from two tabs: the second payment goes back, the order is paid', async () => {
    const bank = shop.adapters.cardPayment;
    const read = jest.spyOn(bank, 'readNotice').mockImplementation(({ body }) => Promise.resolve(body as never));
    const { number, say, facts } = await order();
    await say('failed', 'try-0');
    for (const name of ['try-1', 'try-2', 'try-2', 'try-1']) expect((await say('paid', name)).errorCode).toBe(0);
    read.mockRestore();
    expect(await facts()).toMatchObject({ status: 'paid', payment: 'paid', held: 1, refundsOwed: 0 });
    expect(refund.mock.calls.map(([asked]) => [asked.externalId, asked.amount])).toEqual([['try-2', amount]]);
    expect((await subjects(number)).filter((subject) => subject.startsWith('Вернём лишнюю'))).toHaveLength(1);
  });

  it('refunded by the bank itself: an order in assembly is closed, a handed over one stays', async () => {
    const [first, second] = [await order(), await order()];
    for (const { say } of [first, second]) await say('paid');
    const staff = (id: number, to: string) =>
      shop.visitor().request({
        method: 'POST',
        url: `/demo/orders/${id}`,
        payload: `to=${to}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await staff(first.id, 'assembling');
    for (const to of ['assembling', 'ready', 'done']) expect((await staff(second.id, to)).statusCode).toBe(303);
    for (const { say } of [first, second]) await say('refunded');
    expect(await first.facts()).toEqual({
      status: 'cancelled',
      payment: 'refunded',
      held: 0,
      promoUses: 0,
      refundsOwed: 0,
    });
    expect(await second.facts()).toEqual({
      status: 'done',
      payment: 'refunded',
      held: 1,
      promoUses: 0,
      refundsOwed: 0,
    });
    expect(refund).not.toHaveBeenCalled();
  });

  it('a notification that cannot be verified now gets a 503, and counts when it is sent again', async () => {
    const { say, facts } = await order();
    const read = jest
      .spyOn(shop.adapters.cardPayment, 'readNotice')
      .mockRejectedValue(new ServiceFailure('the bank does not respond', { isPermanent: false }));
    expect(await say('paid')).toMatchObject({ httpStatus: 503, errorCode: 1 });
    read.mockRestore();
    expect(await facts()).toMatchObject({ status: 'awaiting-payment', payment: 'pending' });
    expect((await say('paid')).errorCode).toBe(0);
    expect(await facts()).toMatchObject({ status: 'paid' });
  });

  it('an order that is not paid by card is not touched by a notification', async () => {
    await buy(user, [{ id: mug.id }]);
    expect(await notify(shop, { paymentId: '', result: 'paid', amount })).toMatchObject({
      errorCode: 25,
      errorMessage: 'Платёж не найден',
    });
  });
});
