import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { Visitor } from '../testing/visitor.js';
import { ShopRefusal } from './envelope.js';
import { shopRoute } from './route.js';
import { silentLog } from './silent-log.js';
import { number, object } from 'valibot';

const wanted = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

describeOnOneDatabase('the way through the API', (open) => {
  let database: TestDatabase;
  let app: FastifyInstance;

  const plugins = [
    (one: FastifyInstance): void => {
      const empty = object({});
      one.get('/page-that-fails', () => {
        throw new Error('secret detail');
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/fails/',
        request: empty,
        response: empty,
        handler: () => {
          throw new Error('secret detail');
        },
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/refuses/',
        request: empty,
        response: empty,
        handler: () => {
          throw new ShopRefusal('Так нельзя', 42);
        },
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/is-crowded/',
        request: empty,
        response: empty,
        handler: () => {
          throw Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
        },
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/lies/',
        request: empty,
        response: object({ length: number() }),
        handler: () => ({ length: 'много' }) as never,
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/leaks/',
        request: empty,
        response: object({ length: number() }),
        handler: () => ({ length: 1, passwordHash: 'secret detail' }) as never,
      });
      shopRoute(one, {
        method: 'GET',
        url: '/api/changes/',
        request: empty,
        response: empty,
        isStateChange: true,
        handler: () => ({}),
      });
    },
  ];

  beforeAll(async () => {
    database = await open('shop');
    app = await createTestApp(database.db, {}, { plugins });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each([
    ['GET', '/api/location/getCityList/', 200],
    ['GET', '/api/nothing/here/', 404],
    ['GET', '/api', 404],
    ['PUT', '/api/basket/getItems/', 404],
    ['GET', '/api/%E0%A4%A', 400],
    ['GET', '/api/fails/', 500],
    ['GET', '/nothing', 404],
    ['GET', '/page-that-fails', 500],
  ] as const)('%s %s has the headers and leaks nothing', async (method, url, status) => {
    const reply = await app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(wanted);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(reply.body).not.toMatch(/secret detail|\bat .*\.ts/);
    if (url.startsWith('/api')) {
      expect(reply.json()).toEqual({
        statusCode: status,
        errorCode: status === 200 ? 0 : 1,
        errorMessage: expect.any(String),
        result: status === 200 ? expect.anything() : null,
      });
    } else {
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('responds to both slash forms', async () => {
    const visitor = new Visitor(app);
    const [withSlash, without] = [
      await visitor.get('/api/location/getCityList/'),
      await visitor.get('/api/location/getCityList'),
    ];
    expect(without).toEqual(withSlash);
    expect(withSlash.errorCode).toBe(0);
  });

  it('sends a refusal of the shop with HTTP 200 and its sentence', async () => {
    expect(await new Visitor(app).get('/api/refuses/')).toEqual({
      httpStatus: 200,
      statusCode: 200,
      errorCode: 42,
      errorMessage: 'Так нельзя',
      result: null,
    });
  });

  it('responds "try again later" when the connection pool is exhausted', async () => {
    const reply = await new Visitor(app).request({ method: 'GET', url: '/api/is-crowded/' });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.json()).toMatchObject({
      errorCode: 1,
      errorMessage: 'Магазин перегружен, попробуйте через несколько секунд',
    });
  });

  it('logs an overload once and how many requests followed, not each of them', async () => {
    const warn = jest.fn();
    const crowded = await createTestApp(database.db, {}, { plugins, log: { ...silentLog, warn } });
    for (let index = 0; index < 20; index += 1) await crowded.inject({ url: '/api/is-crowded/' });
    expect(warn).toHaveBeenCalledTimes(1);
    await crowded.close();
    const reason = 'no database connection was free';
    expect(warn.mock.calls).toEqual([
      [{ reason, count: 1 }, expect.any(String)],
      [{ reason, count: 19 }, expect.any(String)],
    ]);
  });

  it('fails in tests when a response violates its contract, and drops keys that the contract does not know', async () => {
    expect(await new Visitor(app).get('/api/lies/')).toMatchObject({ httpStatus: 500, result: null });
    expect((await new Visitor(app).get('/api/leaks/')).result).toEqual({ length: 1 });
  });

  it.each([
    ['{"id":', 'application/json', 400, 'Запрос не похож на JSON'],
    ['{"__proto__":{"x":1}}', 'application/json', 400, 'Запрос не похож на JSON'],
    ['id=1', 'application/x-www-form-urlencoded', 415, 'Неизвестный вид данных'],
    ['{"id":1}', 'text/plain', 415, 'Неизвестный вид данных'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x', 400, 'Не удалось прочитать форму'],
    [`{"id":"${'1'.repeat(70_000)}"}`, 'application/json', 413, 'Запрос слишком большой'],
  ])('rejects the body %.20j of %s', async (payload, type, status, message) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/favorites/addItemToFavorites/',
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ statusCode: status, errorCode: 1, errorMessage: message, result: null });
  });

  it.each([
    '[]',
    'null',
    '5',
    '"x"',
    '{}',
    '',
    '{"id":-1}',
    '{"id":1.5}',
    '{"id":{}}',
    '{"id":1e99}',
    '{"id":"1 or 1"}',
  ])('rejects %j as a request', async (payload) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/favorites/addItemToFavorites/',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.json()).toMatchObject({ statusCode: 200, errorCode: 10, result: null });
  });

  it('reads a form as it reads JSON', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/favorites/addItemToFavorites/',
      payload: '--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(reply.json()).toMatchObject({ errorCode: 0, result: { length: 1 } });
  });

  const add = (origin: string) => `Requests from other sites are rejected: add ${origin} to ALLOWED_ORIGINS`;
  const noAction = 'Предзагрузка не выполняет действий';
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }, add('https://evil.example')],
    ['no origin to speak of', { origin: 'null' }, add('the origin of the page')],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, add('the origin of the page')],
    [
      'a foreign page that says its address',
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/basket?a=1' },
      add('https://evil.example'),
    ],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, add('the origin of the page')],
    ['our name on another port', { origin: 'http://localhost:81' }, add('http://localhost:81')],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, noAction],
    ['an old prefetch', { purpose: 'prefetch' }, noAction],
  ])('rejects a change from %s, and says what to do', async (_name, headers, errorMessage) => {
    for (const options of [
      { method: 'POST', url: '/api/favorites/removeFavorites/' },
      { method: 'GET', url: '/api/changes/' },
    ] as const) {
      const reply = await app.inject({ ...options, headers: { host: 'localhost:80', ...headers } });
      expect(reply.json()).toMatchObject({ statusCode: 403, errorCode: 1, errorMessage, result: null });
    }
  });

  it.each([
    ['our own page', { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('accepts a change from %s', async (_name, headers) => {
    const reply = await app.inject({
      method: 'GET',
      url: '/api/changes/',
      headers: { host: 'localhost:80', ...headers },
    });
    expect(reply.json()).toMatchObject({ errorCode: 0 });
  });

  it('has no HEAD for a GET that changes something', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/api/changes/' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/api/location/getCityList/' })).statusCode).toBe(200);
  });

  it('opens credentialed CORS to named sites only, and the cookie becomes SameSite=None; Secure', async () => {
    const shared = await createTestApp(database.db, { allowedOrigins: ['https://partner.example'] });
    const ask = (origin: string, method: 'POST' | 'OPTIONS') =>
      shared.inject({ method, url: '/api/favorites/addItemToFavorites/', headers: { origin }, payload: { id: 1 } });
    const preflight = await ask('https://partner.example', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
      'access-control-allow-headers': expect.stringContaining('idempotency-key'),
    });
    const taken = await ask('https://partner.example', 'POST');
    expect(taken.json()).toMatchObject({ errorCode: 0 });
    expect(taken.headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(taken.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'None', secure: true });
    const foreign = await ask('https://evil.example', 'POST');
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    await shared.close();
  });

  it('responds to bytes that are not HTTP with an envelope', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const text = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('НЕ HTTP\r\n\r\n'));
      socket
        .on('data', (chunk) => (received += chunk.toString()))
        .on('end', () => resolve(received))
        .on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"errorCode":1');
  });
});
