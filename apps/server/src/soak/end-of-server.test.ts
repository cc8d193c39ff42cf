import { describeOnOneDatabase } from '../testing/databases.js';
import { halfBody, halfHead, silentConnection } from '../testing/hostile-visitors.js';
import { openSoakShop } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

describeOnOneDatabase('the end of the server by SIGTERM', (open, engine) => {
  let shop: SoakShop;
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
  }, 300_000);
  afterAll(() => shop?.close());

  it('idle connections do not keep it alive: it exits at once, with zero', async () => {
    const server = await shop.start();
    const visitors = [silentConnection, halfHead, halfBody].map((visit) => visit(server.address));
    await Promise.all(visitors.map(({ connected }) => connected));
    // Connections are accepted in their order: after this response the server has all three.
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const began = Date.now();
    expect(await server.terminate()).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
  }, 60_000);

  it('with DRAIN_SECONDS it first reports on /readyz that it is shutting down, still serves, closes connections and exits with zero', async () => {
    const server = await shop.start({ DRAIN_SECONDS: '2' });
    const ask = async (path: string) => {
      const reply = await fetch(server.address + path);
      await reply.text();
      return [reply.status, reply.headers.get('connection')];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    const began = Date.now();
    const ended = server.terminate();
    while ((await ask('/readyz'))[0] === 200);
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    expect(await ask('/api/location/getCityList/')).toEqual([200, 'close']);
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeGreaterThan(1_900);
  }, 60_000);
});
