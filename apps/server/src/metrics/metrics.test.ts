import type { FastifyInstance } from 'fastify';
import type { PoolState } from '../db/open.js';
import { queueMessage } from '../shop/outbox/outbox.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { createMetrics } from './create-metrics.js';
import type { Metrics } from './create-metrics.js';
import { openMetricsServer } from './metrics-server.js';

const list = { sectionId: 0, page: 1, limit: 15, sort: 'name-asc', filter: {} };

describeOnOneDatabase('metrics', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let metrics: Metrics;
  let isDatabaseGone = false;
  let pool: PoolState = { max: 5, inUse: 2, waiting: 3 };
  beforeAll(async () => {
    database = await open('shop');
    app = await createTestApp(
      database.db,
      {},
      {
        probe: (text) => (isDatabaseGone ? Promise.reject(new Error('it is gone')) : database.probe(text)),
        plugins: [
          (one) =>
            void one.get('/crowded/', () => {
              throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
            }),
        ],
      },
    );
    metrics = createMetrics(app, () => pool);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** Lines of metrics whose names begin so, without the registry's comments. */
  const told = async (name: string): Promise<string[]> =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

  it('measures requests by route, method and kind of status: nothing that a visitor makes up is a label', async () => {
    await app.inject({ url: '/api/location/getCityList/' });
    await app.inject({ url: '/api/location/getCityList/?made=up' });
    for (let n = 0; n < 5; n += 1) await app.inject({ url: `/made/up/${n}` });
    await app.inject({ method: 'PROPFIND' as 'GET', url: '/made/up/' });
    expect(await told('tropa_http_request_duration_seconds_count')).toEqual([
      'tropa_http_request_duration_seconds_count{route="/api/location/getCityList/",method="GET",status="2xx"} 2',
      'tropa_http_request_duration_seconds_count{route="none",method="GET",status="4xx"} 5',
      'tropa_http_request_duration_seconds_count{route="none",method="other",status="4xx"} 1',
    ]);
    expect(await metrics.text()).not.toContain('made');
  });

  it('counts hits, misses and bytes of caches', async () => {
    const ask = () => app.inject({ method: 'POST', url: '/api/catalog/getItems/', payload: list });
    await ask();
    await ask();
    await ask();
    expect(await told('tropa_cache_requests_total{cache="lists"')).toEqual([
      'tropa_cache_requests_total{cache="lists",result="hit"} 2',
      'tropa_cache_requests_total{cache="lists",result="miss"} 1',
    ]);
    const [bytes = ''] = await told('tropa_cache_bytes{cache="lists"}');
    expect(Number(bytes.split(' ')[1])).toBeGreaterThan(500);
  });

  it('reports how far the process has followed the catalogue', async () => {
    await app.shop.catalogueVersion.whenBuilt();
    expect(await told('tropa_catalogue_index_ready')).toEqual(['tropa_catalogue_index_ready 1']);
    expect(await told('tropa_catalogue_version')).toEqual([
      `tropa_catalogue_version ${app.shop.catalogueVersion.current()}`,
    ]);
    const [lag = '', age = ''] = [
      ...(await told('tropa_catalogue_lag_seconds')),
      ...(await told('tropa_catalogue_index_age_seconds')),
    ].map((line) => line.split(' ')[1]);
    expect([Number(lag) < 5, Number(age) >= 0]).toEqual([true, true]);
  });

  it('reports the pool, draining, the event loop and requests turned away', async () => {
    await app.inject({ url: '/crowded/' });
    expect(await told('tropa_database_pool_')).toEqual([
      'tropa_database_pool_max 5',
      'tropa_database_pool_in_use 2',
      'tropa_database_pool_waiting 3',
    ]);
    pool = { ...pool, waiting: 0 };
    expect(await told('tropa_database_pool_waiting')).toEqual(['tropa_database_pool_waiting 0']);
    expect(await told('tropa_draining')).toEqual(['tropa_draining 0']);
    expect(await told('tropa_refused_total{reason="database"}')).toEqual(['tropa_refused_total{reason="database"} 1']);
    expect(await told('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });

  it('reports what waits in the queues, and the rest without a database', async () => {
    await queueMessage(database.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    const waiting = ['{queue="outbox"} 1', '{queue="refunds"} 0', '{queue="credit"} 0', '{queue="webhook"} 0'];
    expect(await told('tropa_queue_waiting')).toEqual(waiting.map((line) => `tropa_queue_waiting${line}`));
    expect(await told('tropa_queue_overdue_seconds')).toHaveLength(4);
    isDatabaseGone = true;
    expect(await told('tropa_queue')).toEqual([]);
    expect(await told('tropa_draining')).toEqual(['tropa_draining 0']);
    isDatabaseGone = false;
  });

  it('has a port of its own, with one address', async () => {
    const server = await openMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
    const ask = async (path: string, method = 'GET') => {
      const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
      return [reply.status, reply.headers.get('content-type'), (await reply.text()).includes('tropa_draining 0')];
    };
    expect(await ask('/metrics')).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', true]);
    expect((await ask('/metrics', 'POST'))[0]).toBe(404);
    expect((await ask('/healthz'))[0]).toBe(404);
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await expect(openMetricsServer(metrics, { host: '127.0.0.1', port: server.port })).rejects.toThrow('EADDRINUSE');
    await server.close();
    await expect(ask('/metrics')).rejects.toThrow();
  });
});
