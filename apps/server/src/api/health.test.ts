import { sql } from 'kysely';
import { pino } from 'pino';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import type { AppParts } from '../app.js';
import { addOverloadProtection } from './overload.js';

/** Lets the half second pass for which a result is cached. */
const passCache = (): void => {
  const later = performance.now() + 501;
  jest.spyOn(performance, 'now').mockReturnValue(later);
};

describeOnOneDatabase('health of a process', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open('shop');
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => database.close());

  const withApp = async (
    parts: Partial<AppParts>,
    work: (ask: (url: string) => Promise<[number, string]>, app: Awaited<ReturnType<typeof createTestApp>>) => unknown,
  ): Promise<void> => {
    const app = await createTestApp(database.db, {}, { probe: database.probe, ...parts });
    try {
      await work(async (url) => {
        const reply = await app.inject({ url });
        expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        return [reply.statusCode, reply.body];
      }, app);
    } finally {
      await app.close();
    }
  };

  it('is alive and ready, with and without the slash and whatever the query, and logs nothing', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await withApp({ log }, async (ask) => {
      for (const url of ['/healthz', '/healthz/', '/healthz?page=1', '/readyz', '/readyz/?x']) {
        expect(await ask(url)).toEqual([200, 'ok\n']);
      }
    });
    expect(lines).toEqual([]);
  });

  it('is not ready while the database does not respond, and alive without asking it', async () => {
    const probe = jest.fn(() => Promise.reject(new Error('timeout exceeded when trying to connect')));
    await withApp({ probe }, async (ask) => {
      expect(await ask('/healthz')).toEqual([200, 'ok\n']);
      expect(probe).not.toHaveBeenCalled();
      expect(await ask('/readyz')).toEqual([503, 'the database does not respond\n']);
      // Any number of requests causes one query to the database.
      await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
      expect(probe).toHaveBeenCalledTimes(1);
      probe.mockImplementation(database.probe as never);
      passCache();
      expect(await ask('/readyz')).toEqual([200, 'ok\n']);
    });
  });

  it('is not ready over a schema that is older than the program', async () => {
    const { rows } = await sql<{ name: string }>`delete from schema_migrations
      where name = (select max(name) from schema_migrations) returning name`.execute(database.db);
    const [newest] = rows;
    await withApp({}, async (ask) => {
      expect(await ask('/readyz')).toEqual([503, 'the schema is older than this program\n']);
      await sql`insert into schema_migrations (name) values (${newest!.name})`.execute(database.db);
      passCache();
      expect(await ask('/readyz')).toEqual([200, 'ok\n']);
    });
  });

  it('is ready while the catalogue index is not built', async () => {
    await withApp({}, async (ask, app) => {
      expect(app.shop.catalogueVersion.index()).toBeNull();
      expect(await ask('/readyz')).toEqual([200, 'ok\n']);
    });
  });

  it('responds although the process is overloaded', async () => {
    const plugins = [
      (app: Parameters<typeof addOverloadProtection>[0]) => {
        addOverloadProtection(app, { maxInFlight: 0, maxDelay: 1e9 });
      },
    ];
    await withApp({ plugins }, async (ask, app) => {
      expect((await app.inject({ url: '/api/location/getCityList/' })).statusCode).toBe(503);
      expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
        [200, 'ok\n'],
        [200, 'ok\n'],
      ]);
    });
  });

  it('shuts down in order: not ready at once, still serving, each response ends its connection', async () => {
    await withApp({}, async (ask, app) => {
      const told = jest.fn();
      app.shop.lifecycle.onDrain(told);
      app.shop.lifecycle.drain();
      app.shop.lifecycle.drain();
      expect(told).toHaveBeenCalledTimes(1);
      expect(await ask('/readyz')).toEqual([503, 'draining\n']);
      expect(await ask('/healthz')).toEqual([200, 'ok\n']);
      const reply = await app.inject({ url: '/api/location/getCityList/' });
      expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    });
  });
});
