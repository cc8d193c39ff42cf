import { describeOnDatabases } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { Buyer } from './buyer.js';
import { expectOrdersKept } from './order-book.js';
import type { ServerProcess } from './server-process.js';
import { openSoakShop, sample } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

const { mug } = goods;
const initialStock = 1_000_000;
const buyersAtOnce = 8;

describeOnDatabases('kill -9 under load', (open, engine) => {
  const kills = sample(200, engine);
  let shop: SoakShop;
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
    await shop.look((db) =>
      db.updateTable('stock').set({ amount: initialStock }).where('variant_id', '=', mug.variant).execute(),
    );
  }, 300_000);
  afterAll(() => shop?.close());

  it('200 times loses no order and doubles none: an interrupted attempt is repeated with the same key', async () => {
    const acknowledged = new Map<string, string>();
    let server: ServerProcess | undefined;
    let isOver = false;
    let [orders, broken] = [0, 0];
    const untilServer = async (): Promise<string> => {
      while (!server) {
        if (isOver) throw new Error('there will be no server any more');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return server.address;
    };
    // Each try of one order, over however many lives of the server, carries one key.
    const keepBuying = async (who: number): Promise<void> => {
      for (let count = 0; !isOver; count += 1) {
        const buyer = new Buyer();
        while ((await buyer.add(await untilServer(), { id: mug.id })).errorCode !== 0 && !isOver) broken += 1;
        if (isOver) return;
        const key = `buyer ${who} order ${count}`;
        for (;;) {
          const { errorCode, httpStatus, result } = await buyer.order(await untilServer(), { 'idempotency-key': key });
          if (errorCode === 0) {
            acknowledged.set(key, result.orderNum);
            orders += 1;
            break;
          }
          // Nothing but a cut connection keeps an order from being made. A basket that was put twice is one line.
          expect(httpStatus).toBe(0);
          broken += 1;
        }
      }
    };
    const start = async (): Promise<void> => {
      server = await shop.start();
    };
    await start();
    const buying = Promise.all(Array.from({ length: buyersAtOnce }, (_, who) => keepBuying(who)));
    const killing = (async () => {
      for (let round = 0; round < kills && !isOver; round += 1) {
        const enough = orders + 1 + Math.floor(Math.random() * 25);
        while (orders < enough && !isOver) await new Promise((resolve) => setTimeout(resolve, 1));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        const dying = server!;
        server = undefined;
        await dying.kill();
        await start();
      }
    })();
    try {
      // A buyer who fails ends the test at once: without buyers the killing would wait forever.
      await Promise.race([killing, buying]);
      isOver = true;
      await buying;
    } finally {
      isOver = true;
      await Promise.allSettled([killing, buying]);
      await server!.kill();
    }

    await shop.look((db) => expectOrdersKept(db, [...acknowledged.values()], initialStock));
    expect(acknowledged.size).toBe(orders);
    console.log(`kills (${engine}): ${kills}, ${orders} orders acknowledged and kept, ${broken} tries cut`);
  }, 3_600_000);
});
