import { describeOnDatabases } from '../testing/databases.js';
import { halfBody, halfHead, silentConnection } from '../testing/hostile-visitors.js';
import { openSoakShop } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

describeOnDatabases('конец сервера по SIGTERM', (open, engine) => {
  let shop: SoakShop;
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
  }, 300_000);
  afterAll(() => shop?.close());

  it('молчащие соединения его не держат: выход сразу и с нулём', async () => {
    const server = await shop.start();
    const visitors = [silentConnection, halfHead, halfBody].map((visit) => visit(server.address));
    await Promise.all(visitors.map(({ connected }) => connected));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const began = Date.now();
    expect(await server.terminate()).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
  }, 60_000);
});
