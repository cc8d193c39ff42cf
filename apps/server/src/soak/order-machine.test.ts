import fc from 'fast-check';
import { changeOrder } from '../shop/orders/change-order.js';
import { orderEvents, stepsFrom } from '../shop/orders/order-machine.js';
import type { OrderEvent } from '../shop/orders/order-machine.js';
import { settleRefunds } from '../shop/payment/refunds.js';
import { ShopRefusal } from '../shop/refusal.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { notify, orderFacts } from '../testing/paying.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import { sample } from './soak-shop.js';

const { boots, mug } = goods;
/** Few pieces and few uses of the code, so that late money often finds nothing left. */
const pieces = 3;
const maxUses = 3;

/** Money comes as the acquirer brings it; everything else by its event. */
const anyEvent = fc.constantFrom<OrderEvent | 'notice'>(
  'notice',
  ...orderEvents.filter((event) => event !== 'pay' && event !== 'moneyBack'),
);
const anyHistory = fc.record({
  orders: fc.array(
    fc.record({
      payment: fc.constantFrom('card', 'onDelivery', 'credit'),
      delivery: fc.constantFrom('pickup', 'courier'),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  events: fc.array(
    fc.record({ order: fc.nat(3), event: anyEvent, result: fc.constantFrom('pending', 'failed', 'paid', 'refunded') }),
    { minLength: 1, maxLength: 25 },
  ),
});

describeOnOneDatabase('a random life of orders', (open, engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 180_000);
  afterAll(() => shop.close());

  const reset = async () => {
    const { db } = shop;
    await db.deleteFrom('orders').execute();
    await db.deleteFrom('promo_uses').execute();
    await db.updateTable('promo_codes').set({ uses: 0, max_uses: maxUses }).where('code', '=', 'ПОСЛЕДНИЙ').execute();
    await db.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', boots.small).execute();
    await db
      .updateTable('stock')
      .set({ amount: pieces })
      .where('variant_id', '=', boots.small)
      .where('shop_id', '=', goods.tyumenCentre)
      .execute();
  };
  const place = async ({ payment, delivery }: { payment: string; delivery: string }) => {
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: boots.id, retailId: boots.small });
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ПОСЛЕДНИЙ' });
    const address = delivery === 'courier' ? { delivery, address: 'ул. Ленина, 1' } : {};
    const { result, errorCode } = await buy(visitor, [], { payment, ...address });
    if (errorCode !== 0) return null;
    const row = await shop.db
      .selectFrom('orders')
      .select(['id', 'number', 'payment_token', 'total_kopecks'])
      .where('number', '=', String(result.orderNum))
      .executeTakeFirstOrThrow();
    return row;
  };
  const apply = async (id: number, event: OrderEvent): Promise<boolean> => {
    try {
      await shop.db.transaction().execute((trx) => changeOrder(trx, id, event, shop.clock.now));
      return true;
    } catch (error) {
      if (error instanceof ShopRefusal) return false;
      throw error;
    }
  };
  const total = async () => {
    const stock = await shop.db
      .selectFrom('stock')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .where('variant_id', '=', boots.small)
      .executeTakeFirstOrThrow();
    const held = await shop.db
      .selectFrom('order_stock')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .executeTakeFirstOrThrow();
    const { uses } = await shop.db
      .selectFrom('promo_codes')
      .select('uses')
      .where('code', '=', 'ПОСЛЕДНИЙ')
      .executeTakeFirstOrThrow();
    const taken = await shop.db.selectFrom('promo_uses').select('order_id').execute();
    return { goods: Number(stock.sum) + Number(held.sum), uses, taken: taken.length };
  };

  it('goods and uses of promo codes are neither lost nor multiplied, money balances, an end stays an end', async () => {
    const runs = sample(300, engine);
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ orders, events }) => {
        await reset();
        const placed = (await Promise.all(orders.map(place))).filter((order) => order !== null);
        for (const { order: index, event, result } of events) {
          const order = placed[index % Math.max(placed.length, 1)];
          if (!order) continue;
          const before = await orderFacts(shop.db, order.number);
          if (event === 'notice') {
            const notice = { paymentId: order.payment_token, amount: order.total_kopecks, result: result as 'paid' };
            expect((await notify(shop, notice)).errorCode).toBe(order.payment_token === '' ? 25 : 0);
          } else {
            const isTaken = await apply(order.id, event);
            if (stepsFrom(before.status, event).length === 0) expect(isTaken).toBe(false);
            await settleRefunds(shop.db, shop.adapters.cardPayment);
          }
          steps += 1;
          const after = await orderFacts(shop.db, order.number);
          // The end stays the end.
          if (['done', 'cancelled'].includes(before.status)) expect(after.status).toBe(before.status);
          // Goods are held exactly by orders that are not closed; money stays exactly with those.
          const isClosed = ['cancelled', 'expired'].includes(after.status);
          expect(after.held).toBe(isClosed ? 0 : 1);
          expect(after.promoUses).toBeLessThanOrEqual(isClosed ? 0 : 1);
          if (isClosed) expect(['pending', 'failed', 'refunded', null]).toContain(after.payment);
          if (after.status === 'paid' && order.payment_token !== '') expect(after.payment).toBe('paid');
          expect(after.refundsOwed).toBe(0);
          const sums = await total();
          expect(sums).toEqual({ goods: pieces, uses: sums.taken, taken: sums.taken });
          expect(sums.uses).toBeLessThanOrEqual(maxUses);
        }
      }),
      { numRuns: runs },
    );
    expect(steps).toBeGreaterThan(runs);
    console.log(`order machine: ${runs} histories, ${steps} events`);
  }, 3_600_000);

  it('money balances to the kopeck: lines, order, payment and letter', async () => {
    const { db } = shop;
    const prices = fc.integer({ min: 1, max: 9_999_999 });
    const runs = sample(300, engine);
    await reset();
    await db.updateTable('stock').set({ amount: 1_000_000 }).where('shop_id', '=', goods.tyumenCentre).execute();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ price: prices, quantity: fc.integer({ min: 1, max: 99 }) }), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 99 }), amount_kopecks: fc.constant(null) }),
          fc.record({ percent: fc.constant(null), amount_kopecks: fc.integer({ min: 1, max: 5_000_000 }) }),
        ),
        async (lines, terms) => {
          await db
            .updateTable('promo_codes')
            .set({ ...terms, uses: 0 })
            .where('code', '=', 'ЗИМА10')
            .execute();
          const visitor = shop.visitor();
          const variants = [
            { id: boots.id, retailId: boots.small },
            { id: boots.id, retailId: boots.large },
            { id: mug.id },
          ];
          for (const [index, variant] of variants.entries()) {
            await db
              .updateTable('variants')
              .set({ price_kopecks: lines[index]!.price, old_price_kopecks: null })
              .where('id', '=', variant.retailId ?? mug.variant)
              .execute();
            await visitor.post('/api/basket/addItemToBasket/', variant);
            await visitor.post('/api/basket/setQuantity/', { ...variant, quantity: lines[index]!.quantity });
          }
          await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
          const seen = (await visitor.get('/api/basket/getItems/')).result;
          const { result } = await buy(visitor, [], { payment: 'card' });
          const order = await db
            .selectFrom('orders')
            .innerJoin('payments', 'payments.order_id', 'orders.id')
            .select(['orders.id', 'goods_kopecks', 'total_kopecks', 'amount_kopecks'])
            .where('number', '=', String(result.orderNum))
            .executeTakeFirstOrThrow();
          const kept = await db
            .selectFrom('order_lines')
            .select(['price_kopecks', 'quantity', 'position'])
            .where('order_id', '=', order.id)
            .orderBy('position')
            .execute();
          const sum = kept.reduce((all, line) => all + line.price_kopecks * line.quantity, 0);
          expect(kept.map((line) => line.quantity).sort()).toEqual(lines.map((line) => line.quantity).sort());
          expect([
            order.goods_kopecks,
            order.total_kopecks,
            order.amount_kopecks,
            Math.round(seen.price * 100),
          ]).toEqual([sum, sum, sum, sum]);
          const { body } = await db
            .selectFrom('outbox')
            .select('body')
            .where('subject', '=', `Заказ № ${result.orderNum} принят`)
            .executeTakeFirstOrThrow();
          const kopecks = (text: string) => Math.round(Number(text.replace(/\u00A0/g, '').replace(',', '.')) * 100);
          const told = [...body.matchAll(/= ([\d,\u00A0]+)\u00A0₽/g)].map(([, text]) => kopecks(text!));
          expect(told).toHaveLength(3);
          expect(told.reduce((all, one) => all + one, 0)).toBe(sum);
          expect(kopecks(/Итого: ([\d,\u00A0]+)\u00A0₽/.exec(body)![1]!)).toBe(sum);
        },
      ),
      { numRuns: runs },
    );
  }, 3_600_000);
});
