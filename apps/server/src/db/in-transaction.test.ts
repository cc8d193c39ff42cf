import { sql } from 'kysely';
import { describeOnDatabases } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { inTransaction } from './in-transaction.js';
import type { Db } from './schema.js';

describeOnDatabases('a transaction of the shop', (open, engine) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    ({ db } = database);
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom('settings').execute();
    await db
      .insertInto('settings')
      .values([
        { key: 'a', value: '0' },
        { key: 'b', value: '0' },
      ])
      .execute();
  });

  const onServer = engine === 'postgres' ? it : it.skip;
  const add = (trx: Db, key: string) =>
    sql`update settings set value = to_jsonb((value #>> '{}')::int + 1) where key = ${key}`.execute(trx);
  const values = async () =>
    (await db.selectFrom('settings').selectAll().orderBy('key').execute()).map(
      ({ key, value }) => `${key}=${String(value)}`,
    );
  const ownBackend = async (trx: Db): Promise<number> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]!.pid;
  const failing = (code: string) => Object.assign(new Error('detail'), { code });

  it.each(['40P01', '40001', '57P01', '08006', 'ECONNRESET'])(
    'rolled back with %s is run again and commits once',
    async (code) => {
      let runs = 0;
      await inTransaction(db, async (trx) => {
        runs += 1;
        await add(trx, 'a');
        if (runs < 3) throw failing(code);
      });
      expect(runs).toBe(3);
      expect(await values()).toEqual(['a=1', 'b=0']);
    },
  );

  it('is given up after four attempts, and anything else at once', async () => {
    const runsOf = async (error: Error): Promise<number> => {
      let runs = 0;
      await expect(
        inTransaction(db, () => {
          runs += 1;
          return Promise.reject(error);
        }),
      ).rejects.toBe(error);
      return runs;
    };
    expect(await runsOf(failing('40P01'))).toBe(4);
    expect(await runsOf(failing('23505'))).toBe(1);
    expect(await runsOf(failing('53100'))).toBe(1);
    expect(await runsOf(new TypeError('a defect'))).toBe(1);
  });

  /** Returns when the backend is gone. */
  const cutOff = (pid: number) => sql`select pg_terminate_backend(${pid}, 60000)`.execute(db);

  onServer.each<[string, (trx: Db, pid: number) => Promise<unknown>]>([
    ['between two queries', (trx, pid) => cutOff(pid).then(() => add(trx, 'b'))],
    // Longer than any machine is slow: it never completes.
    ['during a query', (trx, pid) => Promise.all([sql`select pg_sleep(300)`.execute(trx), cutOff(pid)])],
  ])('survives that its connection is cut %s', async (_when, beCut) => {
    let runs = 0;
    await inTransaction(db, async (trx) => {
      runs += 1;
      await add(trx, 'a');
      if (runs === 1) await beCut(trx, await ownBackend(trx));
    });
    expect(runs).toBe(2);
    expect(await values()).toEqual(['a=1', 'b=0']);
  });

  onServer('is not run again when the connection breaks during the commit: it may have been committed', async () => {
    await sql`
      create function cut_at_commit() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut after update on settings deferrable initially deferred
        for each row execute function cut_at_commit()`.execute(db);
    let runs = 0;
    const cut = inTransaction(db, async (trx) => {
      runs += 1;
      await add(trx, 'a');
    });
    await expect(cut).rejects.toThrow();
    await sql`drop function cut_at_commit cascade`.execute(db);
    expect(runs).toBe(1);
  });

  onServer('is run again after a deadlock with another one: both succeed', async () => {
    let runs = 0;
    let goOn = (): void => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (goOn = resolve));
    const both = (first: string, second: string) =>
      inTransaction(db, async (trx) => {
        await add(trx, first);
        runs += 1;
        if (runs === 2) goOn();
        await bothHoldOne;
        await add(trx, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(runs).toBe(3);
    expect(await values()).toEqual(['a=2', 'b=2']);
  });
});
