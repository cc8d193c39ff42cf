import { wireCalls } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Adapters } from '../adapters/adapters.js';
import { createAdapters } from '../adapters/create-adapters.js';
import type { Settings } from '../settings.js';
import { createTestApp, testSettings } from '../testing/test-app.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';

const host = { host: 'tropa.example.ru' };
const evil = 'evil.example';

/** Fields of many calls at once: a call drops those it does not know. */
const plausible = {
  phone: '9123456789',
  password: 'Wrong123',
  form: 'registration',
  code: '0000',
  email: 'anna@example.ru',
  name: 'Анна',
  id: 1,
  retailId: 10,
  address: '1',
  comment: 'Да',
  consent: true,
};

describeOnOneDatabase('behind a proxy', (open) => {
  let database: TestDatabase;
  const apps: FastifyInstance[] = [];

  beforeAll(async () => {
    database = await open('shop');
  }, 60_000);
  beforeEach(() => database.db.deleteFrom('rate_limits').execute());
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  const start = async (settings: Partial<Settings>, adapters?: Adapters): Promise<FastifyInstance> => {
    const app = await createTestApp(database.db, settings, {
      ...(adapters ? { adapters } : {}),
      renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }),
    });
    apps.push(app);
    return app;
  };

  /** Sends a wrong password with this `X-Forwarded-For` and returns the address that the shop counts it for. */
  const countedFor = async (app: FastifyInstance, forwarded: string, remoteAddress = '10.0.0.5'): Promise<string> => {
    await database.db.deleteFrom('rate_limits').execute();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      remoteAddress,
      headers: { ...host, 'x-forwarded-for': forwarded },
      payload: { phone: '9123456789', password: 'Wrong123' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 200, errorCode: 27 });
    const rows = await database.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'login-from:%')
      .execute();
    return rows.map(({ key }) => key.slice('login-from:'.length)).join();
  };

  it('no proxy: the address is the connection’s, whatever the visitor writes', async () => {
    const app = await start({ proxies: 0 });
    expect(await countedFor(app, '203.0.113.9')).toBe('10.0.0.5');
  });

  it('a number of proxies: the address is read from the right, and what the visitor sent on the left is not trusted', async () => {
    const one = await start({ proxies: 1 });
    expect(await countedFor(one, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await countedFor(one, '203.0.113.9')).toBe('203.0.113.9');
    const two = await start({ proxies: 2 });
    expect(await countedFor(two, '198.51.100.1, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
    expect(await countedFor(two, '203.0.113.9')).toBe('203.0.113.9');
  });

  it('a list of proxies: the first address from the right that is not one of them; others are ignored', async () => {
    const app = await start({ proxies: ['10.0.0.0/8', 'loopback'] });
    expect(await countedFor(app, '198.51.100.1, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
    expect(await countedFor(app, '198.51.100.1', '203.0.113.77')).toBe('203.0.113.77');
    expect(await countedFor(app, '203.0.113.9', '::ffff:10.0.0.5')).toBe('203.0.113.9');
  });

  it('an invalid entry counts as the nearest valid address; a port or an IPv6 spelling does not split one visitor in two', async () => {
    const app = await start({ proxies: 1 });
    expect((await countedFor(app, 'x'.repeat(6_000))).slice(0, 20)).toBe('10.0.0.5');
    expect(await countedFor(app, 'unknown')).toBe('10.0.0.5');
    expect(await countedFor(app, '203.0.113.9:50123')).toBe('203.0.113.9');
    expect(await countedFor(app, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('an IPv6 visitor is a network of 64 bits: a household has as many addresses as it likes', async () => {
    const app = await start({ proxies: 1 });
    const network = await countedFor(app, '2001:db8:1:2::1');
    expect(network).toBe('2001:db8:1:2::/64');
    expect(await countedFor(app, '2001:DB8:1:2:ffff:1:2:3')).toBe(network);
    expect(await countedFor(app, '[2001:db8:1:2::7]:443')).toBe(network);
    expect(await countedFor(app, '2001:db8:1:3::1')).not.toBe(network);
  });

  it('the sender of a payment notice is found in the same way', async () => {
    const adapters = createAdapters(testSettings, { info: () => undefined });
    const senders: string[] = [];
    const readNotice = ({ ip }: { ip: string }) => {
      senders.push(ip);
      return Promise.resolve(null);
    };
    const app = await start({ proxies: 1 }, { ...adapters, cardPayment: { ...adapters.cardPayment, readNotice } });
    for (const forwarded of ['77.75.156.11, 203.0.113.9', '203.0.113.9, 77.75.156.11', '2a02:5180::7']) {
      await app.inject({
        method: 'POST',
        url: '/api/payment/notice/',
        headers: { ...host, 'x-forwarded-for': forwarded },
        payload: {},
      });
    }
    expect(senders).toEqual(['203.0.113.9', '77.75.156.11', '2a02:5180::7']);
  });

  it('the cookie is Secure when the proxy says https', async () => {
    const app = await start({ proxies: 1 });
    const add = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/api/favorites/addItemToFavorites/',
        payload: { id: 1 },
        headers: { ...host, ...headers },
      });
    expect((await add({ 'x-forwarded-proto': 'https' })).cookies[0]).toMatchObject({ secure: true });
    expect((await add({})).cookies[0]?.secure).toBeUndefined();
  });

  it.each([0, 1] as const)('X-Forwarded-Host is never trusted (%j proxies)', async (proxies) => {
    for (const publicUrl of ['', 'https://tropa.example.ru']) {
      const app = await start({ proxies, publicUrl });
      const forwarded = { ...host, 'x-forwarded-host': evil, forwarded: `host=${evil}` };
      for (const url of ['/robots.txt', '/sitemap.xml', '/feed.yml', '/', '/catalog/', '/nothing/']) {
        const answer = await app.inject({ url, headers: { ...forwarded, 'accept-encoding': 'identity' } });
        expect([url, answer.body.includes(evil)]).toEqual([url, false]);
        const after = await app.inject({ url, headers: { ...host, 'accept-encoding': 'identity' } });
        expect([url, after.body.includes(evil)]).toEqual([url, false]);
      }
      const change = await app.inject({
        method: 'POST',
        url: '/api/favorites/removeFavorites/',
        headers: { ...forwarded, origin: `https://${evil}` },
      });
      expect(change.statusCode).toBe(403);
    }
  });

  it('without PUBLIC_URL an invented Host appears nowhere, and gets no cache entry of its own', async () => {
    const app = await start({});
    const canonicals = new Set<string | undefined>();
    const feeds = new Set<unknown>();
    for (let index = 0; index < 30; index += 1) {
      const headers = { host: `shop-${index}.${evil}`, 'accept-encoding': 'identity' };
      const feed = await app.inject({ url: '/feed.yml', headers });
      expect([feed.statusCode, feed.body.includes(evil)]).toEqual([200, false]);
      feeds.add(feed.headers.etag);
      for (const url of ['/robots.txt', '/sitemap.xml'])
        expect((await app.inject({ url, headers })).body).not.toContain(evil);
      canonicals.add((await app.inject({ url: '/catalog/', headers })).json<RenderInput>().meta.canonical);
    }
    expect([...canonicals]).toEqual(['http://127.0.0.1:4200/catalog/']);
    expect(feeds.size).toBe(1);
  });

  it('a flood of invented hosts keeps nobody from the feed', async () => {
    const app = await start({});
    const asked = Array.from({ length: 40 }, (_, index) =>
      app.inject({ url: '/feed.yml', headers: { host: `${index}.${evil}` } }),
    );
    asked.push(app.inject({ url: '/feed.yml', headers: { host: 'localhost:4200' } }));
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  /** Sends a request to a listening server: `inject` has neither Node's limits nor a socket. */
  const ask = (
    app: FastifyInstance,
    method: string,
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      });
      sent.on('error', reject).end(method === 'POST' ? JSON.stringify(plausible) : undefined);
    });

  it('headers of 6 KB never cause a 500, whichever they are and wherever they go', async () => {
    const app = await start({ proxies: 1 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // Random, so that the database cannot compress it.
    const long = randomBytes(4_500).toString('base64url');
    const headers = [
      ...[
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'host',
        'origin',
        'referer',
        'user-agent',
        'idempotency-key',
        'x-api-key',
        'accept-encoding',
        'if-none-match',
        'sec-fetch-site',
        'range',
      ].map((name) => [name, long] as const),
      ...['tropa_session', 'LOCATION', 'sort'].map((name) => ['cookie', `${name}=${long}`] as const),
    ];
    const places = [
      ...wireCalls.map(({ method, path }) => [method, path] as const),
      ...['/', '/catalog/', '/feed.yml', '/sitemap.xml', '/robots.txt', '/orders', '/demo/outbox'].map(
        (path) => ['GET', path] as const,
      ),
    ];
    const broken: string[] = [];
    for (const [method, path] of places) {
      for (const [name, value] of headers) {
        const { status, body } = await ask(app, method, path, { 'content-type': 'application/json', [name]: value });
        if (status >= 500 || (path.startsWith('/api/') && body !== '' && !body.includes('"errorCode"')))
          broken.push(`${method} ${path} ${name}: ${status}`);
      }
    }
    expect(broken).toEqual([]);
  }, 120_000);

  it('headers larger than the server accepts get a 431 with the envelope', async () => {
    const app = await start({});
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { status, body } = await ask(app, 'GET', '/api/location/getCityList/', { cookie: 'x'.repeat(20_000) });
    expect(status).toBe(431);
    expect(JSON.parse(body)).toEqual({ statusCode: 431, errorCode: 1, errorMessage: expect.any(String), result: null });
  });
});
