import { describeContract, type ContractClient } from '@tropa/api-client/testing';
import type { InjectOptions } from 'fastify';
import { fillDemoShop } from '../demo/fill.js';
import { describeOnDatabases } from '../testing/databases.js';
import { codeFor } from '../testing/sms.js';
import { createTestApp } from '../testing/test-app.js';
import type { TestDatabase } from '../testing/databases.js';
import { Visitor } from '../testing/visitor.js';

/** `fetch` of one visitor over the app in process. */
function fetchOf(visitor: Visitor): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
    const reply = await visitor.request({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    return new Response(reply.body, { status: reply.statusCode });
  };
}

describeOnDatabases('договор с клиентом', (open) => {
  let database: TestDatabase;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let phones = 9_300_000_000;
  let minutes = 0;
  beforeAll(async () => {
    database = await open();
    await fillDemoShop(database.db);
    app = await createTestApp(database.db, {}, { now: () => new Date(Date.now() + minutes * 60_000) });
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const cityOf = async (type: 'shops' | 'points') => {
    const { id, title } = await database.db
      .selectFrom('cities')
      .innerJoin('shops', 'shops.city_id', 'cities.id')
      .select(['cities.id', 'cities.title'])
      .where('shops.type', '=', type)
      .orderBy('cities.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id, value: title };
  };

  const makeClient = async (): Promise<ContractClient> => ({
    fetchFn: fetchOf(new Visitor(app)),
    searchWord: 'рюкзак',
    promocode: 'ЗИМА10',
    cityWithShops: await cityOf('shops'),
    cityWithPoints: await cityOf('points'),
    codeFor: (phone) => codeFor(database.db, phone),
    freePhone: String((phones += 1)),
    skipMinute: () => void (minutes += 1),
  });

  // The reservation comes later.
  describeContract('server', makeClient, ['reserveProduct']);
});
