import type { CreditNotice, CreditPartner } from '../adapters/credit.js';
import { createDemoCredit } from '../adapters/demo-credit.js';
import type { DemoCredit } from '../adapters/demo-credit.js';
import { creditLink } from '../shop/credit/credit.js';
import { settleCredits } from '../shop/credit/settle-credits.js';
import { defaultSettings } from '../settings.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy, orderForm } from '../testing/ordering.js';
import { registerUser } from '../testing/sms.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const noticeUrl = '/api/credit/notice/';

describeOnOneDatabase('credit', (open) => {
  let shop: TestShop;
  const partner: DemoCredit = createDemoCredit(defaultSettings.secret);
  const start = jest.spyOn(partner, 'start');
  const confirm = jest.spyOn(partner, 'confirm');
  const cancel = jest.spyOn(partner, 'cancel');
  beforeAll(async () => {
    shop = await openTestShop(open, { adapters: { credit: partner } });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    jest.clearAllMocks();
    // After the minute in which notices of one address are counted.
    shop.clock.pass(61_000);
    await shop.db.updateTable('stock').set({ amount: 3 }).where('variant_id', '=', boots.small).execute();
  });

  const order = async (visitor: Visitor, values: object = {}) => {
    const placed = await buy(visitor, [{ id: boots.id, retailId: boots.small }], { payment: 'credit', ...values });
    expect(placed).toMatchObject({ httpStatus: 200, errorMessage: '' });
    return placed;
  };
  const row = (number: string) =>
    shop.db
      .selectFrom('orders')
      .innerJoin('credit_applications as credit', 'credit.order_id', 'orders.id')
      .select(['orders.id', 'orders.status', 'orders.expires_at', 'credit.status as credit', 'credit.is_told'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  const stock = () => stockOf(shop.db, boots.small);
  const say = (orderNumber: string, result: CreditNotice['result'], amount = 10_000_00) =>
    shop.visitor().post(noticeUrl, partner.sign({ orderNumber, result, amount }));
  const settle = (by: CreditPartner = partner) => settleCredits(shop.db, by, shop.clock.now);
  /**
   * A notice starts the call to the partner in the background: wait until it has finished, whoever claimed the
   * application.
   */
  const settled = async (number: string) => {
    do await settle();
    while (!(await row(number)).is_told);
  };

  it('the order awaits the decision, the goods are held for three days, the link leads to the partner; a repeat gives the same order and application', async () => {
    const before = await stock();
    const visitor = shop.visitor();
    const key = { 'idempotency-key': 'credit-once' };
    await visitor.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.small });
    const form = { ...orderForm, payment: 'credit' };
    const placed = await visitor.post('/api/basket/order/', form, key);
    expect(placed).toMatchObject({
      errorCode: 0,
      result: { payment_link: expect.stringMatching(/^\/demo\/credit\/[\w-]{32}$/) },
    });
    expect((await visitor.post('/api/basket/order/', form, key)).result).toEqual(placed.result);
    expect(start).toHaveBeenCalledTimes(1);
    expect(start.mock.calls[0]![0]).toMatchObject({
      orderNumber: placed.result.orderNum,
      amount: 10_000_00,
      phone: '9123456789',
      items: [{ name: 'Ботинки «Югра»', quantity: 1, price: 10_000_00 }],
    });
    expect(await row(placed.result.orderNum)).toMatchObject({
      status: 'credit-review',
      credit: 'pending',
      expires_at: new Date(shop.clock.now.getTime() + 3 * 86_400_000),
    });
    expect(await stock()).toBe(before - 1);
  });

  it('two concurrent openings lead to one application: the one written first', async () => {
    const { result } = await order(shop.visitor());
    const { id } = await row(result.orderNum);
    await shop.db
      .updateTable('credit_applications')
      .set({ link: '', external_id: '' })
      .where('order_id', '=', id)
      .execute();
    let asked = 0;
    let haveBothAsked = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      haveBothAsked = resolve;
    });
    const twofold = {
      start: async () => {
        asked += 1;
        const name = `application-${asked}`;
        if (asked === 2) haveBothAsked();
        await both;
        return { externalId: name, link: `https://bank.example/${name}` };
      },
    } as unknown as CreditPartner;
    const links = await Promise.all([1, 2].map(() => creditLink(shop.db, id, twofold, shop.clock.now)));
    const kept = await shop.db
      .selectFrom('credit_applications')
      .select(['link', 'external_id'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(links).toEqual([kept.link, kept.link]);
    expect(kept.link).toBe(`https://bank.example/${kept.external_id}`);
  });

  it('an approval pays the order once, however often it comes, and is confirmed to the partner', async () => {
    const { result } = await order(shop.visitor());
    for (let times = 0; times < 3; times += 1)
      expect(await say(result.orderNum, 'approved')).toMatchObject({ httpStatus: 200, errorMessage: '' });
    expect(await row(result.orderNum)).toMatchObject({ status: 'paid', credit: 'approved', expires_at: null });
    await settled(result.orderNum);
    expect(confirm.mock.calls).toContainEqual([result.orderNum]);
  });

  it('a rejection cancels the order, returns the goods and writes to the buyer', async () => {
    const before = await stock();
    const { result } = await order(shop.visitor());
    expect(await stock()).toBe(before - 1);
    await say(result.orderNum, 'rejected');
    await say(result.orderNum, 'rejected');
    expect(await row(result.orderNum)).toMatchObject({ status: 'cancelled', credit: 'rejected' });
    expect(await stock()).toBe(before);
    const letters = await shop.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', '=', `Заказ № ${result.orderNum} отменён`)
      .execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]!.body).toContain('Банк не одобрил кредит');
  });

  const results = ['pending', 'approved', 'rejected', 'cancelled'] as const;
  const permutations = (list: readonly CreditNotice['result'][]): CreditNotice['result'][][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

  it.each(permutations(results).map((list) => [list.join(', ')]))(
    'notifications in the order %s end alike',
    async (list) => {
      const before = await stock();
      const { result } = await order(shop.visitor());
      for (const one of list.split(', ') as CreditNotice['result'][]) await say(result.orderNum, one);
      expect(await row(result.orderNum)).toMatchObject({ status: 'cancelled', credit: 'rejected' });
      expect(await stock()).toBe(before);
    },
  );

  it.each([
    ['without a signature', { result: 'approved', amount: 10_000_00 }],
    [
      'signed with another key',
      { ...createDemoCredit('другой').sign({ orderNumber: '1', result: 'approved', amount: 10_000_00 }) },
    ],
    ['that is empty', {}],
  ])('notification %s changes nothing', async (_why, body) => {
    const { result } = await order(shop.visitor());
    const answer = await shop.visitor().post(noticeUrl, { ...body, orderNumber: result.orderNum });
    expect(answer).toMatchObject({ httpStatus: 200, errorCode: 25, errorMessage: 'Уведомление не подтверждено' });
    expect(await row(result.orderNum)).toMatchObject({ status: 'credit-review', credit: 'pending' });
  });

  it('another sum and an unrelated order are rejected', async () => {
    const { result } = await order(shop.visitor());
    expect((await say(result.orderNum, 'approved', 1)).errorMessage).toBe('Сумма кредита не совпадает с заказом');
    expect((await say('999999', 'approved')).errorMessage).toBe('Заявка на кредит не найдена');
    const cash = await order(shop.visitor(), { payment: 'onDelivery' });
    expect((await say(cash.result.orderNum, 'rejected')).errorMessage).toBe('Заявка на кредит не найдена');
    expect(await row(result.orderNum)).toMatchObject({ status: 'credit-review' });
  });

  it('the partner cannot be asked: 503, the notification will come again', async () => {
    const { result } = await order(shop.visitor());
    const broken = jest.spyOn(partner, 'readNotice').mockRejectedValueOnce(new Error('no answer'));
    expect((await say(result.orderNum, 'approved')).httpStatus).toBe(503);
    broken.mockRestore();
    expect((await say(result.orderNum, 'approved')).errorCode).toBe(0);
  });

  it('an order that the buyer cancels withdraws the application; a later approval revives nothing', async () => {
    const visitor = shop.visitor();
    const phone = '9120000055';
    const { result } = await order(visitor, { phone });
    await registerUser(shop.db, visitor, phone);
    const { id } = await row(result.orderNum);
    expect((await visitor.post('/api/user/cancelOrder/', { id })).errorCode).toBe(0);
    const before = await stock();
    cancel.mockRejectedValueOnce(new Error('no answer'));
    const told = () => cancel.mock.calls.filter(([number]) => number === result.orderNum).length;
    await settle();
    expect(await row(result.orderNum)).toMatchObject({ credit: 'withdrawn', is_told: false });
    // Not before its pause is over.
    await settle();
    expect(told()).toBe(1);
    await shop.db
      .updateTable('credit_applications')
      .set({ due_at: new Date(0) })
      .where('order_id', '=', id)
      .execute();
    await settle();
    expect(told()).toBe(2);
    expect(await row(result.orderNum)).toMatchObject({ credit: 'withdrawn', is_told: true });
    await say(result.orderNum, 'approved');
    expect(await row(result.orderNum)).toMatchObject({ status: 'cancelled', credit: 'withdrawn' });
    expect(await stock()).toBe(before);
  });

  it('an approval that finds the order closed is withdrawn', async () => {
    const { result } = await order(shop.visitor());
    const { id } = await row(result.orderNum);
    await shop.db.updateTable('orders').set({ status: 'expired' }).where('id', '=', id).execute();
    await say(result.orderNum, 'approved');
    expect(await row(result.orderNum)).toMatchObject({ status: 'expired', credit: 'withdrawn' });
    await settled(result.orderNum);
    expect(cancel.mock.calls).toContainEqual([result.orderNum]);
  });

  it('the partner gave no link: the order stands, the link is empty, a repeat asks again', async () => {
    const visitor = shop.visitor();
    start.mockRejectedValueOnce(new Error('no answer'));
    const placed = await order(visitor);
    expect(placed).toMatchObject({ errorCode: 0, result: { payment_link: '' } });
    const again = await visitor.post('/api/basket/order/', {
      ...orderForm,
      phone: '9123456789',
      payment: 'credit',
    });
    expect(again.result).toEqual({
      orderNum: placed.result.orderNum,
      payment_link: expect.stringMatching(/^\/demo\/credit\//),
    });
  });

  it('a basket below 3000 roubles is not sold on credit', async () => {
    const refused = await buy(shop.visitor(), [{ id: mug.id }], { payment: 'credit' });
    expect(refused).toMatchObject({
      errorCode: 25,
      errorMessage: 'Для оформления заказа в кредит добавьте в корзину товаров еще на 1010 рублей',
    });
  });
});

describeOnOneDatabase('without a credit partner', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open, { settings: { credit: { partner: 'none' } } });
  }, 60_000);
  afterAll(() => shop.close());

  it('a credit order and notifications are rejected, the basket is intact', async () => {
    const visitor = shop.visitor();
    const refused = await buy(visitor, [{ id: boots.id, retailId: boots.small }], { payment: 'credit' });
    expect(refused).toMatchObject({ errorCode: 25, errorMessage: 'Оплатить заказ в кредит сейчас нельзя' });
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 1 });
    expect((await visitor.post(noticeUrl, { id: '1' })).errorMessage).toBe('Магазин не продаёт в кредит');
  });
});
