import { advanceOrder } from '../shop/orders/staff-steps.js';
import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { lettersAbout, orderFacts } from '../testing/paying.js';
import { registerUser } from '../testing/sms.js';
import { stockOf } from '../testing/stock.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const holdMs = 48 * 3_600_000;

describeOnOneDatabase('an order paid on delivery that nobody confirmed', (open) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterEach(() => shop.close());

  const mugs = () => stockOf(shop.db, goods.mug.variant);
  const expire = () => expireUnpaidOrders(shop.db, shop.clock.now);

  it('holds the goods for two days, returns them exactly once and writes to the buyer', async () => {
    const { result } = await buy(shop.visitor(), [{ id: goods.mug.id }]);
    expect(await mugs()).toBe(6);
    shop.clock.pass(holdMs - 1);
    expect([await expire(), await mugs()]).toEqual([0, 6]);
    shop.clock.pass(1);
    const ended = await Promise.all([expire(), expire(), expire()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await expire()).toBe(0);
    expect(await mugs()).toBe(7);
    expect(await orderFacts(shop.db, result.orderNum)).toMatchObject({ status: 'expired', held: 0 });
    const letters = await lettersAbout(shop.db, result.orderNum);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Заказ № ${result.orderNum} принят`,
      `Заказ № ${result.orderNum} закрыт`,
    ]);
    expect(letters[0]?.body).toMatch(
      /Мы держим для вас товар до \d\d\.\d\d\.\d{4}, \d\d:\d\d по времени Тюмени: до этого часа мы позвоним вам, чтобы подтвердить заказ\./,
    );
  });

  it('the staff read the same as the buyer: «Срок истёк»', async () => {
    const { result } = await buy(shop.visitor(), [{ id: goods.mug.id }]);
    shop.clock.pass(holdMs);
    await expire();
    const { body } = await shop.visitor().request({ method: 'GET', url: '/demo/orders' });
    expect(/№ (\d+), .*?<p>(.*?)<\/p>/.exec(body)?.slice(1)).toEqual([result.orderNum, 'Срок истёк']);
  });

  it('the account says «Срок истёк», not «Не оплачен вовремя»', async () => {
    const phone = '9123456789';
    await buy(shop.visitor(), [{ id: goods.mug.id }], { phone });
    shop.clock.pass(holdMs);
    await expire();
    const owner = shop.visitor();
    await registerUser(shop.db, owner, phone);
    const { items } = (await owner.post('/api/user/getOrders/', { page: 1, limit: 20, filter: {} })).result;
    expect(items[0].status).toMatchObject({ text: 'Срок истёк', isCancelAvailable: false, isRepeatAvailable: true });
  });

  it('is confirmed by the first step of the staff', async () => {
    const { result } = await buy(shop.visitor(), [{ id: goods.mug.id }]);
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    await advanceOrder(shop.db, id, 'assemble', shop.clock.now);
    shop.clock.pass(10 * holdMs);
    expect([await expire(), await mugs()]).toEqual([0, 6]);
  });

  it("a buyer with a proven phone needs no confirmation; one with another's phone does", async () => {
    const buyer = shop.visitor();
    await registerUser(shop.db, buyer, '9123456789');
    const own = await buy(buyer, [{ id: goods.mug.id }], { phone: '9123456789' });
    const other = await buy(buyer, [{ id: goods.mug.id }], { phone: '9990000000' });
    shop.clock.pass(holdMs);
    expect(await expire()).toBe(1);
    expect(await orderFacts(shop.db, own.result.orderNum)).toMatchObject({ status: 'accepted', held: 1 });
    expect(await orderFacts(shop.db, other.result.orderNum)).toMatchObject({ status: 'expired', held: 0 });
  });

  it('the shop sets the period', async () => {
    const hour = await openTestShop(open, {
      settings: { limits: { ...shop.app.shop.settings.limits, confirmationHours: 1 } },
    });
    await buy(hour.visitor(), [{ id: goods.mug.id }]);
    hour.clock.pass(3_600_000);
    expect(await expireUnpaidOrders(hour.db, hour.clock.now)).toBe(1);
    await hour.close();
  }, 60_000);
});
