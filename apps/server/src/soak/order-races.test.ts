import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { Buyer } from './buyer.js';
import type { NetAnswer } from './buyer.js';
import type { ServerProcess } from './server-process.js';
import { openSoakShop, sample } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

const { boots, mug, tyumenCentre } = goods;
const pieces = 7;

describeOnOneDatabase('a race for goods', (open, engine) => {
  /** Attempts on the last pieces, in whole crowds. */
  const attempts = sample(10_000, engine);
  const buyersAtOnce = Math.min(500, attempts);
  let shop: SoakShop;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
  }, 180_000);
  afterAll(() => shop?.close());
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    servers = [];
  });

  const startAll = async (): Promise<void> => {
    servers = await Promise.all(Array.from({ length: shop.maxProcesses }, () => shop.start()));
  };
  const stopAll = async (): Promise<void> => {
    if (shop.maxProcesses > 1) return;
    await Promise.all(servers.map((server) => server.kill()));
    servers = [];
  };
  const at = (index: number): string => servers[index % servers.length]!.address;
  const setStock = (variant: number, amount: number) =>
    shop.look((db) =>
      db
        .updateTable('stock')
        .set({ amount })
        .where('variant_id', '=', variant)
        .where('shop_id', '=', tyumenCentre)
        .execute(),
    );
  const stockAndOrders = () =>
    shop.look(async (db) => ({
      stock: (
        await db.selectFrom('stock').select('amount').where('variant_id', '=', mug.variant).executeTakeFirstOrThrow()
      ).amount,
      orders: (await db.selectFrom('orders').select('id').execute()).length,
    }));
  /** Preparations go by the hundred: the crowd belongs to what is raced for. */
  const prepare = async <Done>(count: number, one: (index: number) => Promise<Done>): Promise<Done[]> => {
    const done: Done[] = [];
    while (done.length < count) {
      const from = done.length;
      done.push(
        ...(await Promise.all(Array.from({ length: Math.min(100, count - from) }, (_, index) => one(from + index)))),
      );
    }
    return done;
  };
  const withBaskets = (count: number, lines: readonly { id: number; retailId?: number }[]): Promise<Buyer[]> =>
    prepare(count, async (index) => {
      const buyer = new Buyer();
      for (const line of lines)
        expect(await buyer.add(at(index), line)).toMatchObject({ httpStatus: 200, errorCode: 0 });
      return buyer;
    });
  const tally = (answers: readonly NetAnswer[]) => {
    const counts: Record<string, number> = {};
    for (const answer of answers) {
      const key = `${answer.httpStatus}/${answer.errorCode}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };

  it('10,000 attempts to buy the last pieces: exactly as many are sold as there were', async () => {
    const rounds = attempts / buyersAtOnce;
    let made = 0;
    for (let round = 0; round < rounds; round += 1) {
      await setStock(mug.variant, pieces);
      const { orders: before } = await stockAndOrders();
      await startAll();
      const buyers = await withBaskets(buyersAtOnce, [{ id: mug.id }]);
      const answers = await Promise.all(buyers.map((buyer, index) => buyer.order(at(index))));
      expect(tally(answers)).toEqual({ '200/0': pieces, '200/22': buyersAtOnce - pieces });
      made += answers.length;
      await stopAll();
      expect(await stockAndOrders()).toEqual({ stock: 0, orders: before + pieces });
      await Promise.all(servers.map((server) => server.kill()));
    }
    expect(made).toBe(attempts);
    console.log(
      `last pieces (${engine}): ${made} attempts over ${shop.maxProcesses} processes, ${rounds * pieces} pieces sold`,
    );
  }, 3_600_000);

  it('the same order sent to all servers at once is one order', async () => {
    const count = sample(200, engine);
    await setStock(mug.variant, 10_000);
    const { orders: before } = await stockAndOrders();
    await startAll();
    const buyers = await withBaskets(count, [{ id: mug.id }]);
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const headers: Record<string, string> = index % 2 ? { 'idempotency-key': `order ${index}` } : {};
        const answers = await Promise.all([0, 1, 2, 3].map((turn) => buyer.order(at(turn), headers)));
        const [first] = answers;
        expect(answers).toEqual(answers.map(() => ({ ...first, httpStatus: 200, errorCode: 0 })));
      }),
    );
    await stopAll();
    expect(await stockAndOrders()).toEqual({ stock: 10_000 - count, orders: before + count });
  }, 300_000);

  it('different baskets in a different order do not deadlock', async () => {
    const count = sample(400, engine);
    await setStock(mug.variant, 10_000);
    await setStock(boots.small, 10_000);
    await setStock(boots.large, 10_000);
    await startAll();
    const lines = [{ id: mug.id }, { id: boots.id, retailId: boots.small }, { id: boots.id, retailId: boots.large }];
    const forth = await withBaskets(count, lines);
    const back = await withBaskets(count, [...lines].reverse());
    const buyers = forth.flatMap((buyer, index) => [buyer, back[index]!]);
    const answers = await Promise.all(buyers.map((buyer, index) => buyer.order(at(index))));
    expect(tally(answers)).toEqual({ '200/0': 2 * count });
    await stopAll();
    expect((await stockAndOrders()).stock).toBe(10_000 - 2 * count);
  }, 300_000);

  it('the last uses of a promo code and one SMS a minute hold across all servers', async () => {
    const count = sample(2_000, engine);
    const uses = 3;
    await setStock(mug.variant, 10_000);
    await shop.look((db) =>
      db.updateTable('promo_codes').set({ uses: 0, max_uses: uses }).where('code', '=', 'ПОСЛЕДНИЙ').execute(),
    );
    await startAll();
    const buyers = await withBaskets(count, [{ id: mug.id }]);
    await prepare(count, async (index) => {
      const answer = await buyers[index]!.post(at(index), '/api/basket/applyPromocode/', { promocode: 'ПОСЛЕДНИЙ' });
      expect(answer).toMatchObject({ httpStatus: 200, errorCode: 0 });
    });
    // In such a crowd a connection breaks now and then: its buyer tries again, with the same key, as the storefront does.
    const insist = async (buyer: Buyer, index: number): Promise<NetAnswer> => {
      for (;;) {
        const answer = await buyer.order(at(index), { 'idempotency-key': `promo ${index}` });
        if (answer.httpStatus !== 0) return answer;
      }
    };
    const answers = await Promise.all(buyers.map(insist));
    expect(tally(answers)).toEqual({ '200/0': uses, '200/24': count - uses });
    console.log(`promo code (${engine}): ${count} orders at once, ${uses} discounts`);
    const askers = buyers.slice(0, Math.max(sample(100, engine), 10));
    const codes = await Promise.all(
      askers.map((buyer, index) => buyer.post(at(index), '/api/auth/sendCodeRegistration/', { phone: '9001112233' })),
    );
    expect(tally(codes)).toEqual({ '200/0': 1, '200/13': askers.length - 1 });
  }, 3_600_000);
});
