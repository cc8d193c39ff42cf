import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { AppParts } from '../app.js';
import { openPgliteForTest } from '../testing/databases.js';
import { halfBody, halfHead, silentConnection } from '../testing/hostile-visitors.js';
import type { SilentVisitor } from '../testing/hostile-visitors.js';
import { createTestApp } from '../testing/test-app.js';
import type { OpenDatabase } from '../db/open.js';
import type { Settings } from '../settings.js';
import type { TrustedProxies } from '../settings/proxy-settings.js';
import { capConnections } from './connections.js';
import { Tally } from './tally.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const path = '/api/location/getCityList/';
/** Only Linux listens on all of 127.0.0.0/8 without configuration. */
const onLinux = process.platform === 'linux' ? it : it.skip;

jest.setTimeout(60_000);

describe('connections without a request', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let address: string;
  let visitors: SilentVisitor[] = [];
  /** Request headers that the server has read. */
  let heads = 0;
  beforeAll(async () => {
    database = await openPgliteForTest();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const visitor of visitors) visitor.hangUp();
    visitors = [];
    await app.close();
  });

  const start = async (
    settings: Partial<Settings> = {},
    limits: AppParts['limits'] = {},
    parts: Partial<AppParts> = {},
  ): Promise<void> => {
    app = await createTestApp(database.db, settings, { ...parts, limits });
    heads = 0;
    app.server.on('request', () => (heads += 1));
    await app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  const open = async (count: number, visit: (server: string) => SilentVisitor): Promise<SilentVisitor[]> => {
    const opened = Array.from({ length: count }, () => visit(address));
    visitors.push(...opened);
    await Promise.all(opened.map(({ connected }) => connected));
    return opened;
  };
  const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await pause(20);
  };
  const status = async (headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(address + path, { headers: { connection: 'close', ...headers } })).status;
  const goneWithin = (visitor: SilentVisitor, ms: number): Promise<boolean> =>
    Promise.race([visitor.gone.then(() => true), pause(ms).then(() => false)]);

  it('1,050 half-sent bodies keep nobody out', async () => {
    await start({ maxConnectionsPerAddress: 0 });
    await open(1_050, halfBody);
    await until(() => heads === 1_050);
    expect(await status()).toBe(200);
  });

  it('a stalled body gets a 408 and is disconnected, one at an old phone’s pace is not', async () => {
    // The slow one arrives three times faster than it must, and for longer than the grace period: seconds to spare on
    // any machine.
    await start({}, { bodyGrace: 4_000, bodyPace: 100 });
    const [stopped] = await open(1, halfBody);
    const [slow] = await open(1, (server) => halfBody(server));
    const dripping = setInterval(() => slow!.say('1'.repeat(18)), 100);
    expect(await goneWithin(stopped!, 30_000)).toBe(true);
    expect(stopped!.said()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"statusCode":408,"errorCode":1,/);
    while (slow!.said() === '' && !(await goneWithin(slow!, 50)));
    clearInterval(dripping);
    expect(slow!.said()).toMatch(/^HTTP\/1\.1 (?:200|400) /);
  });

  it('a stalled body is not logged as a database problem', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await start({}, { bodyGrace: 300 }, { log });
    const visitors = await open(5, halfBody);
    for (const visitor of visitors) expect(await goneWithin(visitor, 20_000)).toBe(true);
    const [left] = await open(1, halfBody);
    left!.hangUp();
    expect(await status()).toBe(200);
    // Pending counts are logged at the end at the latest.
    await app.close();
    expect(lines.filter((line) => /were rejected|a request failed/.test(line))).toEqual([]);
  });

  it('a stalled body right behind a complete request gets a 408, too', async () => {
    let begun = 0;
    const plugin = (one: FastifyInstance): void => {
      // It runs after the hooks of the shop.
      one.addHook('onRequest', async () => void (begun += 1));
      // The first one is finished when the second is being received.
      one.get('/first/', () => until(() => begun === 2).then(() => ({})));
    };
    await start({}, { bodyGrace: 4_000 }, { plugins: [plugin] });
    const whole = 'GET /first/ HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\n\r\n1';
    const [visitor] = await open(1, (server) => halfBody(server, undefined, {}, whole));
    expect(await goneWithin(visitor!, 20_000)).toBe(true);
    expect(visitor!.said()).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 [\s\S]*"statusCode":408,"errorCode":1,/);
  });

  it('endless headers and a silent connection are disconnected in time', async () => {
    await start({}, { headTimeout: 500 });
    const [head] = await open(1, halfHead);
    const [silent] = await open(1, silentConnection);
    expect(await goneWithin(head!, 20_000)).toBe(true);
    expect(head!.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(await goneWithin(silent!, 20_000)).toBe(true);
    expect(silent!.said()).toBe('');
  });

  onLinux('one address may hold only so many; others are let in, and so is it once it has closed some', async () => {
    await start({ maxConnectionsPerAddress: 5 });
    const [first] = await open(5, halfBody);
    await expect(status()).rejects.toThrow();
    const [other] = await open(1, (server) => halfBody(server, '127.0.0.2'));
    expect(await goneWithin(other!, 300)).toBe(false);
    first!.hangUp();
    await until(() =>
      status().then(
        (code) => code === 200,
        () => false,
      ),
    );
  });

  it('a proxy may hold any number of connections: its visitors are counted by their own addresses', async () => {
    await start({ maxConnectionsPerAddress: 5, proxies: 1 });
    for (const ip of ['198.51.100.1', '198.51.100.2']) {
      await open(5, (server) => halfBody(server, undefined, { 'x-forwarded-for': ip }));
    }
    await until(() => heads === 10);
    expect(await status({ 'x-forwarded-for': '198.51.100.3' })).toBe(200);
    expect(await status({ 'x-forwarded-for': '198.51.100.1' })).toBe(503);
  });

  it('behind a proxy a request queued on a broken connection is no longer counted', async () => {
    const slow = (one: FastifyInstance) => void one.get('/slow/', () => new Promise(() => undefined));
    await start({ maxConnectionsPerAddress: 5, proxies: 1 }, {}, { plugins: [slow] });
    const get = (from: string) => `GET ${from} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n`;
    const proxy = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    // All wait for the first.
    proxy.write(get('/slow/') + get(path).repeat(5));
    await until(() => heads === 6);
    expect(await status({ 'x-forwarded-for': '198.51.100.1' })).toBe(503);
    proxy.destroy();
    await until(async () => (await status({ 'x-forwarded-for': '198.51.100.1' })) === 200);
  });

  it('a closing server sends the response in progress, though an earlier one on the connection is over', async () => {
    let answer = (_result: object): void => undefined;
    const held = new Promise<object>((resolve) => (answer = resolve));
    await start(
      {},
      {},
      { plugins: [(one) => void one.get('/first/', () => ({})), (one) => void one.get('/second/', () => held)] },
    );
    const get = (from: string) => `GET ${from} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    let said = '';
    const visitor = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    visitor.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const gone = new Promise<void>((resolve) => visitor.once('close', () => resolve()));
    visitor.write(get('/first/') + get('/second/'));
    await until(() => heads === 2 && said.includes('{}'));
    const ended = app.close();
    // By then it has cut the connections that it does not wait for.
    await until(() => !app.server.listening);
    answer({ second: true });
    await Promise.all([ended, gone]);
    expect(said).toContain('{"second":true}');
  });

  // Connections that are closed at once do not wait for the grace period of bodies, and bodies do not wait for the final limit.
  it.each([
    ['says nothing', silentConnection, 0, 30_000],
    ['has sent half a head', halfHead, 0, 30_000],
    ['has sent half a body', halfBody, 3, 300],
  ])('the server closes though somebody %s', async (_what, visit, count, closingGrace) => {
    await start({}, { closingGrace, closingLimit: 40_000 });
    await open(3, visit);
    await until(() => heads === count);
    const began = Date.now();
    await app.close();
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});

describe('connections of one visitor', () => {
  /**
   * Which of the connections opened one after another from these addresses are closed when each address may hold two.
   */
  const hungUpOn = (proxies: TrustedProxies, addresses: readonly string[]) => {
    const server = new EventEmitter();
    const warn = jest.fn();
    const ends: (() => void)[] = [];
    const addHook = (name: string, hook: () => void) => void (name === 'onClose' && ends.push(hook));
    capConnections(
      { server, addHook, shop: { log: { warn }, tally: new Tally() } } as unknown as FastifyInstance,
      2,
      proxies,
    );
    const refused = addresses.filter((remoteAddress) => {
      const destroy = jest.fn();
      server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy }));
      return destroy.mock.calls.length > 0;
    });
    const lines = warn.mock.calls.length;
    for (const end of ends) end();
    return { refused, lines };
  };

  it('are counted by network, and closing them is logged, once for many', () => {
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2:eeee::4'];
    expect(hungUpOn(0, [...household, '2001:db8:1:3::1', '203.0.113.1', '::ffff:203.0.113.1', '203.0.113.1'])).toEqual({
      refused: ['2001:db8:1:2:ffff::3', '2001:db8:1:2:eeee::4', '203.0.113.1'],
      lines: 1,
    });
  });

  it('do not include a proxy’s: those are known by number or by address', () => {
    const proxy = ['10.1.2.3', '::ffff:10.1.2.3', '10.1.2.3'];
    const stranger = ['203.0.113.1', '203.0.113.1', '203.0.113.1'];
    expect(hungUpOn(1, [...proxy, ...stranger])).toEqual({ refused: [], lines: 0 });
    for (const name of ['uniquelocal', '10.0.0.0/8', '10.1.2.3']) {
      expect(hungUpOn([name], [...proxy, ...stranger])).toEqual({ refused: ['203.0.113.1'], lines: 1 });
    }
    expect(
      hungUpOn(
        ['loopback'],
        ['::1', '::1', '::1', '127.0.0.9', '127.0.0.9', '127.0.0.9', '10.1.2.3', '10.1.2.3', '10.1.2.3'],
      ),
    ).toEqual({
      refused: ['10.1.2.3'],
      lines: 1,
    });
  });
});
