import { describeContract, type ContractClient } from '@tropa/api-client/testing';
import { wireCalls } from '@tropa/api-client/wire';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openApiValidatorOf } from '../testing/openapi-validator.js';
import type { OpenApiValidator } from '../testing/openapi-validator.js';
import { codeFor, newPhone } from '../testing/sms.js';
import { createTestApp } from '../testing/test-app.js';
import type { TestDatabase } from '../testing/databases.js';
import { Visitor } from '../testing/visitor.js';
import { makeOpenApi } from './openapi.js';

const { paths, ...document } = makeOpenApi();

/** Where a response of the server violates `/openapi.json`. */
function breachesOf(validate: OpenApiValidator, method: string, path: string, status: number, body: string): string[] {
  const described = paths[path]?.[method.toLowerCase()] as
    | { responses: Record<string, { content?: Record<string, { schema: object }> }> }
    | undefined;
  if (!described) return [`${method} ${path} is not described`];
  const schema = described.responses[status]?.content?.['application/json']?.schema ?? {
    $ref: '#/components/schemas/Refusal',
  };
  return validate(schema, JSON.parse(body)).map((breach) => `${path} ${breach}`);
}

/** `fetch` of one visitor over the app in process. */
function fetchOf(visitor: Visitor, validate: OpenApiValidator, seen: Set<string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
    const reply = await visitor.request({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    expect(breachesOf(validate, request.method, pathname, reply.statusCode, reply.body)).toEqual([]);
    seen.add(pathname);
    return new Response(reply.body, { status: reply.statusCode });
  };
}

describeOnOneDatabase('the contract with the client', (open) => {
  let database: TestDatabase;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let validate: OpenApiValidator;
  const seen = new Set<string>();
  let minutes = 0;
  beforeAll(async () => {
    validate = await openApiValidatorOf({ ...document, paths });
    database = await open('demo');
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
    fetchFn: fetchOf(new Visitor(app), validate, seen),
    searchWord: 'рюкзак',
    promocode: 'ЗИМА10',
    cityWithShops: await cityOf('shops'),
    cityWithPoints: await cityOf('points'),
    codeFor: (phone) => codeFor(database.db, phone),
    freePhone: newPhone(),
    skipMinute: () => void (minutes += 1),
  });

  describeContract('server', makeClient);

  it('responses of almost all calls are checked against /openapi.json too', () => {
    const unseen = wireCalls.map(({ path }) => path).filter((path) => !seen.has(path));
    expect(unseen).toEqual(['/api/getkey/']);
  });
});
