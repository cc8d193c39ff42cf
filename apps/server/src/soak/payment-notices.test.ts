import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { deliverOutbox } from '../shop/outbox/outbox.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { notify, orderFacts } from '../testing/paying.js';
import { registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';
import { sample } from './soak-shop.js';

const { mug } = goods;
const pieces = 100_000;

/** What may befall an unpaid card order, in any order; money after «expire» is the late payment. */
const events = ['pending', 'failed', 'paid', 'refunded', 'cancel', 'expire'] as const;
type OrderEvent = (typeof events)[number];

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

/** Every permutation of every set of events: 1956 of them. */
const histories = subsets(events)
  .filter((set) => set.length > 0)
  .flatMap((set) => permutations(set));

/** Where each set must end, whatever the order: a cancellation or a refund closes, else money wins over time. */
function endOf(set: ReadonlySet<OrderEvent>) {
  const isClosed = set.has('cancel') || set.has('refunded');
  const status = isClosed ? 'cancelled' : set.has('paid') ? 'paid' : set.has('expire') ? 'expired' : 'awaiting-payment';
  const isBack = set.has('refunded') || (set.has('paid') && set.has('cancel'));
  const payment = isBack ? 'refunded' : set.has('paid') ? 'paid' : set.has('failed') ? 'failed' : 'pending';
  const holds = status === 'paid' || status === 'awaiting-payment' ? 1 : 0;
  return { status, payment, held: holds, promoUses: holds, refundsOwed: 0 };
}

describeOnOneDatabase('bank notifications in any order', (open, engine) => {
  const tries = sample(histories.length, engine);
  let shop: TestShop;
  let user: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(open);
    user = shop.visitor();
    await registerUser(shop.db, user, '9123456789');
    await shop.db.updateTable('stock').set({ amount: pieces }).where('variant_id', '=', mug.variant).execute();
  }, 180_000);
  afterAll(() => shop.close());

  const place = async () => {
    // One buyer and one bank do in a minute of the still clock what takes weeks: budgets start over with each order.
    await shop.db.deleteFrom('rate_limits').execute();
    await user.post('/api/basket/addItemToBasket/', { id: mug.id });
    await user.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    const { result } = await buy(user, [], { payment: 'card' });
    const order = await shop.db
      .selectFrom('orders')
      .select(['id', 'total_kopecks'])
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    return {
      id: order.id,
      number: String(result.orderNum),
      paymentId: String(result.payment_link).split('/').pop()!,
      amount: order.total_kopecks,
    };
  };
  const happen = async (order: Awaited<ReturnType<typeof place>>, what: OrderEvent): Promise<void> => {
    if (what === 'cancel') {
      expect((await user.post('/api/user/cancelOrder/', { id: order.id })).errorCode).toBe(0);
    } else if (what === 'expire') {
      await shop.db
        .updateTable('orders')
        .set({ expires_at: new Date(0) })
        .where('id', '=', order.id)
        .where('expires_at', 'is not', null)
        .execute();
      await expireUnpaidOrders(shop.db, shop.clock.now);
    } else {
      const { paymentId, amount } = order;
      expect((await notify(shop, { paymentId, amount, result: what })).errorCode).toBe(0);
    }
  };

  it('all 1956 orders, each with repeats, end alike', async () => {
    expect(histories).toHaveLength(1956);
    const step = histories.length / tries;
    let tried = 0;
    for (let turn = 0; turn < tries; turn += 1) {
      const history = histories[Math.floor(turn * step)]!;
      const order = await place();
      const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
      // Each is repeated at once; then everything comes once more, backwards.
      for (const what of history) {
        await happen(order, what);
        await happen(order, what);
      }
      for (const what of history.toReversed()) await happen(order, what);
      expect([history, await orderFacts(shop.db, order.number)]).toEqual([history, endOf(new Set(history))]);
      expect(refund.mock.calls.length).toBeLessThanOrEqual(1);
      refund.mockRestore();
      tried += 1;
    }
    expect(tried).toBe(tries);
    const held = await shop.db
      .selectFrom('order_stock')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow();
    const { amount } = await shop.db
      .selectFrom('stock')
      .select('amount')
      .where('variant_id', '=', mug.variant)
      .executeTakeFirstOrThrow();
    expect(amount + Number(held.sum)).toBe(pieces);
    const { uses } = await shop.db
      .selectFrom('promo_codes')
      .select('uses')
      .where('code', '=', 'ЗИМА10')
      .executeTakeFirstOrThrow();
    expect(uses).toBe(Number(held.sum));
    while ((await deliverOutbox(shop.db, shop.adapters)) > 0);
    console.log(`payment notices: ${tried} histories of ${histories.length}`);
  }, 3_600_000);

  it('all sent at once end alike, too', async () => {
    for (let round = 0; round < sample(100, engine); round += 1) {
      const set = subsets(events)[1 + (round % 63)]!;
      const order = await place();
      await Promise.all([...set, ...set].map((what) => happen(order, what)));
      // The upkeep steps over an order that somebody holds: it is the next round that ends it.
      await expireUnpaidOrders(shop.db, shop.clock.now);
      expect([set, await orderFacts(shop.db, order.number)]).toEqual([set, endOf(new Set(set))]);
    }
  }, 1_200_000);
});
