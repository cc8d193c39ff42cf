import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { Buyer } from './buyer.js';
import { halfBody, unfinishedUpload } from '../testing/hostile-visitors.js';
import type { SilentVisitor } from '../testing/hostile-visitors.js';
import { expectOrdersKept } from './order-book.js';
import type { ServerProcess } from './server-process.js';
import { openSoakShop, sample } from './soak-shop.js';
import type { SoakShop } from './soak-shop.js';

const { mug } = goods;
const initialStock = 1_000_000;
const buyersAtOnce = 8;
const uploadMegabytes = 49;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeOnOneDatabase('cuts under load', (open, engine) => {
  /** The embedded database has no connections that could be cut: its rounds bring the other trouble only. */
  const rounds = sample(250, engine);
  const halfBodies = sample(1_000, engine);
  /** Never so few that what they bring could be mistaken for a process's usual growth. */
  const uploads = Math.max(sample(30, engine), 20);
  let shop: SoakShop;
  let servers: ServerProcess[] = [];
  let trouble: SilentVisitor[] = [];
  beforeAll(async () => {
    shop = await openSoakShop(open, engine);
    await shop.look((db) =>
      db.updateTable('stock').set({ amount: initialStock }).where('variant_id', '=', mug.variant).execute(),
    );
    servers = await Promise.all(Array.from({ length: shop.maxProcesses }, () => shop.start()));
  }, 300_000);
  afterAll(async () => {
    for (const visitor of trouble) visitor.hangUp();
    await Promise.all(servers.map((server) => server.kill()));
    await shop?.close();
  });

  it('250 database cuts, 1000 incomplete bodies and abandoned uploads: no order is lost, the process never exits', async () => {
    const acknowledged = new Map<string, string>();
    const statuses = new Map<number, number>();
    let isOver = false;
    const at = (who: number): string => servers[who % servers.length]!.address;
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // A buyer who gets a 503 tries again, with the same key.
    const keepBuying = async (who: number): Promise<void> => {
      for (let order = 0; !isOver; order += 1) {
        const buyer = new Buyer(count);
        while ((await buyer.add(at(who), { id: mug.id })).errorCode !== 0 && !isOver) await pause(5);
        if (isOver) return;
        const key = `buyer ${who} order ${order}`;
        const answer = await buyer.order(at(who), { 'idempotency-key': key });
        expect(answer).toMatchObject({ httpStatus: 200, errorCode: 0 });
        acknowledged.set(key, answer.result.orderNum);
      }
    };
    const memory = () => Math.max(...servers.map((server) => server.memory()));
    const before = memory();
    let most = 0;
    const incomingDir = join(shop.dataDir, 'uploads', 'incoming');
    const incoming = () => readdir(incomingDir);
    const untilOnDisk = async (bytes: number): Promise<void> => {
      for (let tries = 0; tries < 1_200; tries += 1) {
        const names = await incoming().catch(() => []);
        const sizes = await Promise.all(
          names.map((name) =>
            stat(join(incomingDir, name)).then(
              ({ size }) => size,
              () => 0,
            ),
          ),
        );
        if (sizes.reduce((sum, size) => sum + size, 0) >= bytes) return;
        most = Math.max(most, memory());
        await pause(100);
      }
      throw new Error(`the uploads did not come to ${incomingDir}`);
    };
    trouble = Array.from({ length: uploads }, (_, who) => unfinishedUpload(at(who), uploadMegabytes));
    await untilOnDisk(0.8 * uploads * uploadMegabytes * 1_000_000);
    const buying = Promise.all(Array.from({ length: buyersAtOnce }, (_, who) => keepBuying(who)));
    const troubling = (async () => {
      const halves = Array.from({ length: halfBodies }, (_, who) => halfBody(at(who)));
      trouble.push(...halves);
      await Promise.all(halves.map(({ connected, gone }) => Promise.race([connected, gone])));
      for (let round = 0; round < rounds && !isOver; round += 1) {
        const enough = acknowledged.size + 1 + Math.floor(Math.random() * 10);
        while (acknowledged.size < enough && !isOver) await pause(1);
        await pause(Math.random() * 20);
        if (engine === 'postgres') await cutAll(shop);
        most = Math.max(most, memory());
        // Some go away, new ones come: those that were hung up on in between are too few to matter.
        trouble[Math.floor(Math.random() * trouble.length)]!.hangUp();
        trouble.push(...Array.from({ length: 4 }, (_, who) => halfBody(at(who))));
        if (round % 25 === 0) trouble.push(unfinishedUpload(at(round), uploadMegabytes));
        expect(servers.every((server) => server.isAlive())).toBe(true);
      }
    })();
    try {
      await Promise.race([troubling, buying]);
      isOver = true;
      await buying;
    } finally {
      isOver = true;
      await Promise.allSettled([troubling, buying]);
    }
    expect(servers.every((server) => server.isAlive())).toBe(true);
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    // Half of what one process was sent: it would have grown by all of it, were it held in memory.
    expect(most - before).toBeLessThan((uploads * uploadMegabytes) / servers.length / 2);
    for (const visitor of trouble) visitor.hangUp();
    for (let tries = 0; tries < 200 && (await incoming()).length > 0; tries += 1) await pause(50);
    expect(await incoming()).toEqual([]);
    if (shop.maxProcesses === 1) await Promise.all(servers.map((server) => server.kill()));
    await shop.look((db) => expectOrdersKept(db, [...acknowledged.values()], initialStock));
    const told = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
    console.log(
      `cuts (${engine}): ${rounds} rounds, ${halfBodies} half bodies, ${uploads} uploads of ${uploadMegabytes} MB; ` +
        `${acknowledged.size} orders acknowledged and kept; answers ${told}; memory ${Math.round(before)} → ${Math.round(most)} MB`,
    );
  }, 3_600_000);
});

/** Ends every connection of the shop's processes to their database. */
const cutAll = (shop: SoakShop): Promise<unknown> =>
  shop.look((db) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
  );
