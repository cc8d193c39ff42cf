import type { RenderPage } from '@tropa/render-contract';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { wireCalls } from '@tropa/api-client/wire';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';

/** The full count belongs to `npm run test:soak`. */
const runs = process.env.SOAK === '1' ? 5_000 : 400;

const names = [
  'id',
  'retailId',
  'quantity',
  'page',
  'limit',
  'sort',
  'sectionId',
  'filter',
  'query',
  'phone',
  'password',
  'code',
  'name',
  'email',
  'form',
  'value',
  'index',
  'promocode',
  'delivery',
  'payment',
  'address',
  'city',
  'comment',
  'rating',
  'birthDay',
  'sex',
  'notification',
  'passwordConfirm',
  'property',
  'year',
  '__proto__',
  'constructor',
  'toString',
];
const known: readonly unknown[] = [
  1,
  2,
  10,
  50,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '1',
  '',
  ' ',
  'name-asc',
  'price-asc',
  15,
  30,
  60,
  '9123456789',
  '+7 (912) 345-67-89',
  'abc123',
  '1234',
  'anna@example.ru',
  'Тюмень',
  'pickup',
  'courier',
  'card',
  'onDelivery',
  null,
  true,
  false,
  '31.02.2020',
  '01.01.1990',
  'registration',
  'passwordRecovery',
  "'; drop table users; --",
  '\u0000',
  '\ud800',
  '%',
  '💥',
  'я'.repeat(300),
  { id: 1, value: 'Тюмень' },
  { brand: '1,2', price: '1,2' },
  [],
  {},
  [1, 2],
  'NaN',
  '1e5',
  '0x10',
];

const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const anyBody = fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 8 });
const anyQuery = fc.array(
  fc.tuple(fc.constantFrom(...names, 'q', 'store', 'brand', 'item_id', 'offer', 'ids'), fc.string()),
  {
    maxLength: 4,
  },
);
const anyRaw = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '"', '{"id":1', '\u0000', '{"__proto__":1}'),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'x',
  '',
);
const anyCookie = fc.constantFrom(
  '',
  'tropa_session=x',
  `tropa_session=${'a'.repeat(43)}`,
  'LOCATION=%7B',
  'LOCATION=%7B%22id%22%3A1%7D',
  '=;;=',
);

const pagePaths = [
  '/',
  '/catalog/',
  '/catalog/ryukzaki/',
  '/catalog/net/',
  '/product/ershik/',
  '/product/net/',
  '/sale/',
  '/best-offers/',
  '/search/',
  '/favorites/',
  '/catalog/compare/',
  '/basket',
  '/order',
  '/orders',
  '/profile',
  '/articles/',
  '/about/shops/',
  '/contacts/',
  '/privacy/',
  '/agreement/',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.yml',
  '/demo/outbox',
  '/demo/pay/x',
  '/nothing',
];

const anyRequest = fc.record({
  page: fc.constantFrom(...pagePaths),
  call: fc.constantFrom(...wireCalls),
  kind: fc.constantFrom('body', 'body', 'body', 'query', 'raw', 'method', 'path', 'page', 'page'),
  body: anyBody,
  query: anyQuery,
  raw: anyRaw,
  type: anyType,
  cookie: anyCookie,
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  tail: fc.constantFrom('', 'x', '../', '%', '%00', '?%', '//', '/..;/', '\u00e9'),
});

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

const toInjection = (request: AnyRequest) => {
  const { page, call, kind, body, query, raw, type, cookie, method, tail } = request;
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  switch (kind) {
    case 'body':
      return call.method === 'GET'
        ? { method: 'GET' as const, url: `${call.path}?${search}`, headers }
        : {
            method: 'POST' as const,
            url: call.path,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          };
    case 'query':
      return { method: call.method, url: `${call.path}?${search}`, headers };
    case 'raw':
      return { method: 'POST' as const, url: call.path, headers: { ...headers, 'content-type': type }, payload: raw };
    case 'page':
      return { method: 'GET' as const, url: `${page}?${search}`, headers };
    case 'method':
      return { method: method as 'GET', url: call.path, headers };
    case 'path':
      return { method: call.method, url: encodeURI(call.path + tail).replaceAll('%25', '%'), headers };
  }
};

/** Replaces the storefront: the page data is real, rendering is not under test here. */
const renderPage: RenderPage = ({ data, status }) => ({ html: JSON.stringify(data), status });

describeOnOneDatabase('any bytes', (open, engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open('shop');
    app = await createTestApp(database.db, {}, { renderPage });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it(`${runs} random requests: never a 5xx, always the envelope (${engine})`, async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const injection = toInjection(request);
        const reply = await app.inject(injection);
        const told = `${injection.method} ${injection.url} → ${reply.statusCode} ${reply.body.slice(0, 300)}`;
        if (reply.statusCode >= 500) throw new Error(told);
        if (injection.method === ('HEAD' as string) || !/^\/api(\/|$|\?)/.test(injection.url)) return;
        const envelope = reply.json<Record<string, unknown>>();
        const isWhole =
          Object.keys(envelope).sort().join() === 'errorCode,errorMessage,result,statusCode' &&
          envelope.statusCode === reply.statusCode &&
          Number.isInteger(envelope.errorCode) &&
          typeof envelope.errorMessage === 'string' &&
          (envelope.errorCode === 0 || (envelope.errorMessage !== '' && envelope.result === null)) &&
          (reply.statusCode < 400 || envelope.errorCode !== 0);
        if (!isWhole) throw new Error(`no envelope: ${told}`);
        if (reply.headers['x-content-type-options'] !== 'nosniff') throw new Error(`no headers: ${told}`);
      }),
      { numRuns: runs },
    );
  }, 600_000);
});
