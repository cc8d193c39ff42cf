import { sql } from 'kysely';
import { describeOnDatabases, describeOnPostgres } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { startReplicas } from './start-replicas.js';

describeOnPostgres('a query outside the pool', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('succeeds while every connection is in use', async () => {
    const busy = Array.from({ length: 6 }, () => sql`select pg_sleep(1.5)`.execute(database.db));
    while (database.pool().waiting === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(database.pool()).toEqual({ max: 5, inUse: 5, waiting: 1 });
    expect(await database.probe('select 1 as one')).toEqual([{ one: 1 }]);
    expect(database.pool()).toEqual({ max: 5, inUse: 5, waiting: 1 });
    await Promise.all(busy);
    expect(database.pool()).toMatchObject({ inUse: 0, waiting: 0 });
  });

  it('is given up after a second', async () => {
    const began = Date.now();
    await expect(database.probe('select pg_sleep(4)')).rejects.toThrow('timeout');
    expect(Date.now() - began).toBeLessThan(3_500);
  });

  it('leaves out a server that is not a replica and one that is not there, a line for each, and closes', async () => {
    const told: object[] = [];
    const log = { warn: (one: object) => told.push(one), info: (one: object) => told.push(one) };
    const url = new URL(database.url!);
    const nobody = 'postgres://postgres@127.0.0.1:1/tropa';
    const replicas = await startReplicas(
      database,
      { databaseReadUrls: [url.href, nobody], databaseReadMaxLag: 5 },
      log as never,
    );
    await replicas!.followed.look();
    expect(replicas!.followed.next()).toBeNull();
    expect(told).toEqual([
      { replica: '127.0.0.1:1', reason: 'connect ECONNREFUSED 127.0.0.1:1' },
      { replica: `${url.hostname}:${url.port || '5432'}`, reason: 'it is not a replica' },
    ]);
    await replicas!.close();
  });
});

describeOnDatabases('a shop without replicas', (open) => {
  it('opens none', async () => {
    const database = await open();
    expect(await startReplicas(database, { databaseReadUrls: [], databaseReadMaxLag: 5 }, {} as never)).toBeNull();
    expect(await database.probe('select 1 as one')).toEqual([{ one: 1 }]);
    expect(database.pool()).toMatchObject({ inUse: 0, waiting: 0 });
    await database.close();
  }, 60_000);
});
