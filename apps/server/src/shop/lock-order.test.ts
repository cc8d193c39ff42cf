import { sql } from 'kysely';
import type { CardPayment } from '../adapters/card-payment.js';
import type { CreditPartner } from '../adapters/credit.js';
import type { OpenDatabase } from '../db/open.js';
import { clearShop } from '../import/clear-shop.js';
import { defaultLimits } from '../settings/limit-settings.js';
import { describeOnPostgres } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { cross, openWithoutDeadlockCheck } from '../testing/lock-crossing.js';
import { addToBasket } from './basket/change-basket.js';
import { settleCredits } from './credit/settle-credits.js';
import { createOrder } from './orders/create-order.js';
import type { OrderForm } from './orders/order-form.js';
import { reserveProduct } from './orders/reserve-product.js';
import { changeOrder } from './orders/change-order.js';
import { acceptNotice } from './payment/accept-notice.js';
import { settleRefunds } from './payment/refunds.js';
import { applyPromo } from './promo/apply-promo.js';
import { mergeVisitors } from './sessions/merge-visitors.js';
import { openSession } from './sessions/sessions.js';

const { boots, mug } = goods;
const now = new Date();
const form: OrderForm = {
  name: 'Анна',
  phone: '9123456789',
  email: 'anna@example.ru',
  delivery: 'pickup',
  address: String(goods.tyumenCentre),
  city: { id: goods.tyumen },
  comment: '',
  payment: 'onDelivery',
};
const lasting = [{ status: 'fulfilled' }, { status: 'fulfilled' }];

describeOnPostgres('nobody waits for one who waits for them:', (open) => {
  let database: TestDatabase;
  let patient: OpenDatabase;
  beforeEach(async () => {
    database = await open('goods');
    patient = await openWithoutDeadlockCheck(database.url!);
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await patient.close();
  });

  const guest = async (): Promise<number> => (await openSession(database.db, now)).session.visitorId!;
  const put = (visitor: number, productId: number, variantId: number | null = null) =>
    addToBasket(patient.db, visitor, { productId, variantId }, now);
  const order = (visitorId: number, values: Partial<OrderForm> = {}) =>
    createOrder(patient.db, {
      visitorId,
      userId: null,
      form: { ...form, ...values },
      clientKey: null,
      now,
      limits: defaultLimits,
      rules: { freeDeliveryLimit: 0, unpaidHoldMs: 60_000 },
    });
  const inTransaction = (work: (trx: OpenDatabase['db']) => Promise<unknown>) => patient.db.transaction().execute(work);

  it("a sign-in moves the guest's basket while its owner adds the same in another tab", async () => {
    const [from, to] = [await guest(), await guest()];
    await put(from, mug.id);
    await put(to, mug.id);
    const held = sql`select from basket_lines where visitor_id = ${from} for update`;
    const done = await cross(
      database.db,
      held,
      () => inTransaction((trx) => mergeVisitors(trx, from, to)),
      () => put(to, mug.id),
    );
    expect(done).toMatchObject(lasting);
    const lines = await database.db.selectFrom('basket_lines').select(['visitor_id', 'quantity']).execute();
    expect(lines).toEqual([{ visitor_id: to, quantity: 2 }]);
  }, 20_000);

  it('the bank refunds by itself while the shop closes its refund', async () => {
    const visitor = await guest();
    await put(visitor, mug.id);
    const { id } = await order(visitor, { payment: 'card' });
    const { payment_token, total_kopecks } = await database.db
      .selectFrom('orders')
      .select(['payment_token', 'total_kopecks'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const bank = { refund: () => Promise.resolve() } as unknown as CardPayment;
    const notice = { paymentId: payment_token, amount: total_kopecks, externalId: 'bank-1' };
    await acceptNotice(patient.db, { ...notice, result: 'paid' }, bank, now);
    await inTransaction((trx) => changeOrder(trx, id, 'cancel', now));
    const done = await cross(
      database.db,
      sql`select from payments where order_id = ${id} for update`,
      () => acceptNotice(patient.db, { ...notice, result: 'refunded' }, bank, now),
      () => settleRefunds(patient.db, bank),
    );
    expect(done).toMatchObject(lasting);
    const payment = await database.db.selectFrom('payments').select('status').executeTakeFirstOrThrow();
    const refunds = await database.db.selectFrom('refunds').select('done_at').execute();
    expect([payment.status, refunds]).toEqual(['refunded', [{ done_at: expect.any(Date) }]]);
  }, 20_000);

  it('one tab orders while another reserves the same', async () => {
    const visitor = await guest();
    await put(visitor, mug.id);
    const reserver = { visitorId: visitor, userId: null, clientKey: null, now, limits: defaultLimits };
    const buyer = { name: 'Анна', phone: '9123456789', address: String(goods.tyumenCentre) };
    const reservation = { ...buyer, productId: mug.id, variantId: null };
    const done = await cross(
      database.db,
      sql`select from stock where variant_id = ${mug.variant} for update`,
      () => order(visitor),
      () => reserveProduct(patient.db, reservation, reserver),
    );
    expect(done).toMatchObject(lasting);
  }, 20_000);

  it('the check of credits does not hold applications of open orders', async () => {
    const visitor = await guest();
    await put(visitor, boots.id, boots.large);
    const { id } = await order(visitor, { payment: 'credit' });
    const free = await inTransaction(async (trx) => {
      await settleCredits(trx, {} as CreditPartner, now);
      const { rows } = await sql`select from credit_applications where order_id = ${id} for update skip locked`.execute(
        database.db,
      );
      return rows;
    });
    expect(free).toHaveLength(1);
  }, 20_000);

  it('a promo code «once per phone» returns with a cancellation and is applied again at once', async () => {
    const [one, other] = [await guest(), await guest()];
    await put(one, mug.id);
    await applyPromo(patient.db, one, 'ПЕРВЫЙ', now);
    const { id: cancelled } = await order(one);
    await put(other, boots.id, boots.large);
    await applyPromo(patient.db, other, 'ПЕРВЫЙ', now);
    const done = await cross(
      database.db,
      sql`select from promo_codes where code = 'ПЕРВЫЙ' for update`,
      () => order(other),
      () => inTransaction((trx) => changeOrder(trx, cancelled, 'cancel', now)),
    );
    // The first one may find the code still in use: a refusal is fine, a deadlock is not.
    expect(done[1]).toMatchObject({ status: 'fulfilled' });
    const { uses } = await database.db
      .selectFrom('promo_codes')
      .select('uses')
      .where('code', '=', 'ПЕРВЫЙ')
      .executeTakeFirstOrThrow();
    expect(uses).toBe((await database.db.selectFrom('promo_uses').select('code').execute()).length);
  }, 20_000);

  it('a guest without a basket signs in during an import', async () => {
    const [from, to] = [await guest(), await guest()];
    await put(to, mug.id);
    await patient.db.transaction().execute(async (importing) => {
      await clearShop(importing);
      await database.db.transaction().execute(async (trx) => {
        // Only a wait for the import can last so long.
        await sql`set local lock_timeout = '3s'`.execute(trx);
        await mergeVisitors(trx, from, to);
      });
    });
  }, 20_000);

  it.each([
    [boots.id, mug.id],
    [mug.id, boots.id],
  ])(
    'a guest with favourites and comparison waits for an import at the baskets, not holding goods: %i, %i',
    async (liked, compared) => {
      const [from, to] = [await guest(), await guest()];
      await database.db.insertInto('favorites').values({ visitor_id: from, product_id: liked }).execute();
      await database.db.insertInto('comparison').values({ visitor_id: from, product_id: compared }).execute();
      const done = await cross(
        database.db,
        sql`select from products where id = ${compared} for update`,
        () => inTransaction(clearShop),
        () => inTransaction((trx) => mergeVisitors(trx, from, to)),
      );
      expect(done).toMatchObject(lasting);
    },
    20_000,
  );

  it('an import changes a whole product while its last piece is bought', async () => {
    const visitor = await guest();
    await put(visitor, boots.id, boots.large);
    await database.db.updateTable('stock').set({ amount: 0 }).where('shop_id', '=', goods.tyumenNorth).execute();
    const done = await cross(
      database.db,
      sql`select from stock where variant_id = ${boots.large} for update`,
      () => order(visitor),
      () => inTransaction(clearShop),
    );
    expect(done).toMatchObject(lasting);
  }, 20_000);
});
