import { getBasketPageData } from '../pages/personal-data/basket-page-data.js';
import { getOrdersPageData } from '../pages/personal-data/orders-page-data.js';
import { findSession } from '../shop/sessions/sessions.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { defaultLimits } from '../settings/limit-settings.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const small = { id: boots.id, retailId: boots.small };

describeOnOneDatabase('orders', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    // Days pass between these tests; unconfirmed orders have a test of their own.
    shop = await openTestShop(open, { settings: { limits: { ...defaultLimits, confirmationHours: 100_000 } } });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.pass(25 * 3_600_000);
    await shop.db.updateTable('stock').set({ amount: 500 }).where('shop_id', '=', goods.tyumenCentre).execute();
  });

  const user = async (phone = newPhone()): Promise<Visitor> => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, phone);
    return visitor;
  };
  const orders = async (visitor: Visitor, asked: object = {}) =>
    (await visitor.post('/api/user/getOrders/', asked)).result;
  const amount = async (variant: number) =>
    (
      await shop.db
        .selectFrom('stock')
        .select('amount')
        .where('variant_id', '=', variant)
        .where('shop_id', '=', goods.tyumenCentre)
        .executeTakeFirstOrThrow()
    ).amount;
  const sessionOf = (visitor: Visitor) =>
    findSession(shop.db, visitor.cookies.get('tropa_session') ?? '', shop.clock.now);

  it("shows one's own order whole", async () => {
    const visitor = await user();
    const placed = await buy(visitor, [small, { id: mug.id }], { phone: '9990001122' });
    const { items, count } = await orders(visitor);
    expect(count).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        number: placed.result.orderNum,
        date: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
        address: 'Тюмень, ул. Республики, 142',
        delivery: { value: 'Самовывоз' },
        link: `/orders/${placed.result.orderNum}`,
        status: {
          text: 'Принят',
          color: '#1258A8',
          isCancelAvailable: true,
          isRepeatAvailable: true,
          paymentLink: '',
          creditLink: '',
        },
        items: [
          {
            id: 1,
            retailId: 11,
            title: 'Ботинки «Югра»',
            link: '/product/botinki-yugra/?offer=11',
            img: '',
            price: 10000,
            quantity: 1,
            properties: [{ name: 'Размер', value: '40', type: 'string' }],
          },
          {
            id: 2,
            retailId: null,
            title: 'Кружка',
            link: '/product/kruzhka/',
            img: '',
            price: 1990.5,
            quantity: 1,
            properties: [],
          },
        ],
      },
    ]);
  });

  it('remembers what was bought at what price when the product has changed', async () => {
    const visitor = await user();
    await buy(visitor, [{ id: mug.id }]);
    await shop.db.updateTable('products').set({ title: 'Чашка' }).where('id', '=', mug.id).execute();
    await shop.db.updateTable('variants').set({ price_kopecks: 1 }).where('id', '=', mug.variant).execute();
    const { items } = await orders(visitor);
    await shop.db.updateTable('products').set({ title: 'Кружка' }).where('id', '=', mug.id).execute();
    await shop.db.updateTable('variants').set({ price_kopecks: 199050 }).where('id', '=', mug.variant).execute();
    expect(items[0].items[0]).toMatchObject({ title: 'Кружка', price: 1990.5 });
  });

  it("a guest's order is shown after registration with that phone; with another phone nobody sees it", async () => {
    const phone = newPhone();
    const placed = await buy(shop.visitor(), [{ id: mug.id }], { phone: `8 ${phone}` });
    await buy(shop.visitor(), [{ id: mug.id }], { phone: '9990001123' });
    const visitor = await user(phone);
    expect((await orders(visitor)).items.map((order: { number: string }) => order.number)).toEqual([
      placed.result.orderNum,
    ]);
    const other = await user();
    await other.post('/api/user/editUser/', { phone });
    expect(await orders(other)).toEqual({ items: [], count: 0 });
  });

  it('are paged newest first and filtered by year', async () => {
    const visitor = await user();
    const numbers: string[] = [];
    for (let placed = 0; placed < 5; placed += 1) {
      shop.clock.pass(1000);
      numbers.unshift((await buy(visitor, [{ id: mug.id }])).result.orderNum);
    }
    const year = shop.clock.now.getFullYear();
    const old = numbers.pop()!;
    await shop.db
      .updateTable('orders')
      .set({ created_at: new Date('2019-12-31T19:30:00Z') })
      .where('number', '=', old)
      .execute();
    const listed = async (asked: object) => {
      const { items, count } = await orders(visitor, asked);
      return [items.map((order: { number: string }) => order.number), count];
    };
    expect(await listed({})).toEqual([[...numbers, old], 5]);
    expect(await listed({ page: 1, limit: 2 })).toEqual([numbers.slice(0, 2), 5]);
    expect(await listed({ page: 3, limit: 2 })).toEqual([[old], 5]);
    expect(await listed({ page: 4, limit: 2 })).toEqual([[], 5]);
    // Half past midnight in Tyumen: already the new year there.
    expect(await listed({ filter: { year: 2020 } })).toEqual([[old], 1]);
    expect(await listed({ filter: { year: 2019 } })).toEqual([[], 0]);
    expect(await listed({ filter: { year: '' } })).toEqual([[...numbers, old], 5]);
    expect((await orders(visitor, { filter: { year: '2020' } })).items[0].date).toBe('01.01.2020');
    expect(await getOrdersPageData(shop.db, await sessionOf(visitor))).toEqual({ _ordersYears: [year, 2020] });
    expect(await getOrdersPageData(shop.db, await sessionOf(shop.visitor()))).toEqual({ _ordersYears: [] });
  });

  it.each([
    [{ page: 0 }],
    [{ page: 10_001 }],
    [{ limit: 0 }],
    [{ limit: 10_001 }],
    [{ filter: { year: 'xx' } }],
    [{ page: 'a' }],
  ])('rejects %j', async (asked) => {
    const visitor = await user();
    expect(await visitor.post('/api/user/getOrders/', asked)).toMatchObject({ httpStatus: 200, errorCode: 10 });
  });

  describe('cancellation', () => {
    const cancel = (visitor: Visitor, id: number) => visitor.post('/api/user/cancelOrder/', { id });

    it('responds with the new state, returns goods and promo code, once', async () => {
      const visitor = await user();
      await visitor.post('/api/basket/addItemToBasket/', small);
      await visitor.post('/api/basket/applyPromocode/', { promocode: 'ПОСЛЕДНИЙ' });
      await buy(visitor, []);
      const before = await amount(boots.small);
      const [{ id }] = (await orders(visitor)).items;
      const answers = await Promise.all([cancel(visitor, id), cancel(visitor, id)]);
      for (const answer of answers) {
        expect(answer.result).toEqual({
          status: {
            text: 'Отменён',
            color: '#6B6B65',
            isCancelAvailable: false,
            isRepeatAvailable: true,
            paymentLink: '',
            creditLink: '',
          },
        });
      }
      expect(await amount(boots.small)).toBe(before + 1);
      expect((await orders(visitor)).items[0].status).toEqual(answers[0].result.status);
      const { uses } = await shop.db
        .selectFrom('promo_codes')
        .select('uses')
        .where('code', '=', 'ПОСЛЕДНИЙ')
        .executeTakeFirstOrThrow();
      expect(uses).toBe(0);
    });

    it('returns the money of a paid order', async () => {
      const visitor = await user();
      const placed = await buy(visitor, [{ id: mug.id }], { payment: 'card' });
      const [order] = (await orders(visitor)).items;
      expect(order.status).toMatchObject({
        text: 'Ожидает оплаты',
        isRepeatAvailable: false,
        paymentLink: placed.result.payment_link,
      });
      await visitor.request({
        method: 'POST',
        url: placed.result.payment_link,
        payload: 'result=paid',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect((await orders(visitor)).items[0].status).toMatchObject({ text: 'Оплачен', paymentLink: '' });
      const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
      await cancel(visitor, order.id);
      expect(refund).toHaveBeenCalledWith({
        paymentId: placed.result.payment_link.split('/').pop(),
        orderNumber: placed.result.orderNum,
        amount: 199050,
        externalId: '',
      });
      refund.mockRestore();
    });

    it("is impossible for another's, missing or sent order", async () => {
      const [visitor, other] = [await user(), await user()];
      await buy(visitor, [{ id: mug.id }]);
      const [{ id }] = (await orders(visitor)).items;
      const absent = { errorCode: 11, errorMessage: 'Заказ не найден' };
      expect(await cancel(other, id)).toMatchObject(absent);
      expect(await cancel(visitor, 2 ** 50)).toMatchObject(absent);
      await shop.db.updateTable('orders').set({ status: 'delivering' }).where('id', '=', id).execute();
      expect(await cancel(visitor, id)).toMatchObject({
        errorCode: 32,
        errorMessage: 'Этот заказ уже нельзя отменить',
      });
      expect((await orders(visitor)).items[0].status).toMatchObject({ text: 'В пути', isCancelAvailable: false });
    });
  });

  describe('repetition', () => {
    const repeat = (visitor: Visitor, id: number) => visitor.post('/api/user/repeatOrder/', { id });

    it('puts what is still there into the basket; repeated twice it does not double', async () => {
      const visitor = await user();
      await visitor.post('/api/basket/addItemToBasket/', small);
      await visitor.post('/api/basket/setQuantity/', { ...small, quantity: 3 });
      await buy(visitor, [{ id: mug.id }]);
      const [{ id }] = (await orders(visitor)).items;
      const inShop = (amount: number) =>
        shop.db
          .updateTable('stock')
          .set({ amount })
          .where('variant_id', '=', boots.small)
          .where('shop_id', '=', 1)
          .execute();
      const held = async (): Promise<[number, number][]> =>
        (await visitor.get('/api/basket/getItems/')).result.items.map((line: { id: number; quantity: number }) => [
          line.id,
          line.quantity,
        ]);
      await shop.db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', mug.variant).execute();
      await inShop(9);
      for (let pressed = 0; pressed < 2; pressed += 1) {
        // What was added, for analytics: nothing at the second click.
        expect(await repeat(visitor, id)).toMatchObject({
          errorCode: 0,
          result: { added: pressed === 0 ? [{ ...small, quantity: 3 }] : [] },
        });
        expect(await held()).toEqual([[1, 3]]);
      }
      await visitor.post('/api/basket/delete/', small);
      await inShop(2);
      expect((await repeat(visitor, id)).result.added).toEqual([{ ...small, quantity: 2 }]);
      expect(await held()).toEqual([[1, 2]]);
      await shop.db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', boots.small).execute();
      expect(await repeat(visitor, id)).toMatchObject({
        errorCode: 22,
        errorMessage: 'Товаров из этого заказа больше нет в наличии',
      });
    });

    it("is impossible for another's order", async () => {
      const [visitor, other] = [await user(), await user()];
      await buy(visitor, [{ id: mug.id }]);
      const [{ id }] = (await orders(visitor)).items;
      expect(await repeat(other, id)).toMatchObject({ errorCode: 11, errorMessage: 'Заказ не найден' });
    });
  });

  it('the basket page knows of the promo code', async () => {
    const visitor = await user();
    const data = async () =>
      getBasketPageData(shop.db, await sessionOf(visitor), {
        isShown: true,
        cityId: goods.tyumen,
        freeDeliveryLimit: 500_000,
        now: shop.clock.now,
      });
    expect(await data()).toMatchObject({
      _isBasketPromocodeApplied: false,
      _basketExtraItems: { safety: [], comfort: [] },
    });
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    expect((await data())._isBasketPromocodeApplied).toBe(true);
  });
});
