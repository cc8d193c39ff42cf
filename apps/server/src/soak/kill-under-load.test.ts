import { sql } from 'kysely';
import { describeOnDatabases } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { Buyer } from './buyer.js';
import { openSoakShop, sample } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

const { mug } = goods;
const initialStock = 1_000_000;
const buyersAtOnce = 16;

describeOnDatabases('kill -9 под нагрузкой', (open, engine) => {
  let shop: SoakShop;
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
    await shop.look((db) => db.updateTable('stock').set({ amount: initialStock }).where('variant_id', '=', mug.variant).execute());
  }, 180_000);
  afterAll(() => shop?.close());

  it('не теряет ни одного подтверждённого заказа, и остаток сходится до штуки', async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < sample(20); round += 1) {
      const server = await shop.start();
      let isAlive = true;
      let acknowledgedNow = 0;
      const keepBuying = async (): Promise<void> => {
        while (isAlive) {
          const buyer = new Buyer();
          await buyer.add(server.address, { id: mug.id });
          const { errorCode, result } = await buyer.order(server.address);
          if (errorCode !== 0) continue;
          acknowledged.add(result.orderNum);
          acknowledgedNow += 1;
        }
      };
      const buyers = Array.from({ length: buyersAtOnce }, keepBuying);
      const enough = 40 + round * 7;
      while (acknowledgedNow < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      await server.kill();
      isAlive = false;
      await Promise.all(buyers);

      await shop.look(async (db) => {
        const { rows: orders } = await sql<{ number: string; pieces: number; taken: number }>`
          select o.number, (select sum(quantity)::int from order_lines where order_id = o.id) as pieces,
            (select sum(s.amount)::int from order_stock s join order_lines l on l.id = s.order_line_id
              where l.order_id = o.id) as taken
            from orders o`.execute(db);
        const kept = new Set(orders.map((order) => order.number));
        expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([]);
        expect(orders.filter((order) => order.pieces !== 1 || order.taken !== 1)).toEqual([]);
        const { amount } = await db.selectFrom('stock').select('amount').where('variant_id', '=', mug.variant).executeTakeFirstOrThrow();
        expect(amount).toBe(initialStock - orders.length);
      });
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(sample(20) * 40);
  }, 900_000);
});
