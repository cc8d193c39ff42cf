import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.js';
import { openPgliteForTest } from '../testing/databases.js';
import { halfBody, halfHead, silentConnection } from '../testing/hostile-visitors.js';
import type { SilentVisitor } from '../testing/hostile-visitors.js';
import { createTestApp } from '../testing/test-app.js';
import type { OpenDatabase } from '../db/open.js';
import type { Settings } from '../settings.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const path = '/api/location/getCityList/';
/** Only Linux answers on all of 127.0.0.0/8 without being told to. */
const onLinux = process.platform === 'linux' ? it : it.skip;

jest.setTimeout(60_000);

describe('connections that ask for nothing', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let address: string;
  let visitors: SilentVisitor[] = [];
  beforeAll(async () => {
    database = await openPgliteForTest();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const visitor of visitors) visitor.hangUp();
    visitors = [];
    await app.close();
  });

  const start = async (settings: Partial<Settings> = {}, limits: AppParts['limits'] = {}): Promise<void> => {
    app = await createTestApp(database.db, settings, { limits });
    await app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  const open = async (count: number, visit: (server: string) => SilentVisitor): Promise<SilentVisitor[]> => {
    const opened = Array.from({ length: count }, () => visit(address));
    visitors.push(...opened);
    await Promise.all(opened.map(({ connected }) => connected));
    await pause(200);
    return opened;
  };
  const status = async (headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(address + path, { headers: { connection: 'close', ...headers } })).status;
  const goneWithin = (visitor: SilentVisitor, ms: number): Promise<boolean> =>
    Promise.race([visitor.gone.then(() => true), pause(ms).then(() => false)]);

  it('1,050 half-sent bodies keep nobody out', async () => {
    await start({ maxConnectionsPerAddress: 0 });
    await open(1_050, halfBody);
    expect(await status()).toBe(200);
  });

  it('a body that stops is hung up on with 408, one that comes at an old phone’s pace is not', async () => {
    // The slow one comes three times faster than it must, and for longer than the grace: seconds to spare on any machine.
    await start({}, { bodyGrace: 1_000, bodyPace: 100 });
    const [stopped] = await open(1, halfBody);
    const [slow] = await open(1, (server) => halfBody(server));
    const dripping = setInterval(() => slow!.say('1'.repeat(30)), 100);
    expect(await goneWithin(stopped!, 10_000)).toBe(true);
    expect(stopped!.said()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"statusCode":408,"errorCode":1,/);
    while (slow!.said() === '' && !(await goneWithin(slow!, 50)));
    clearInterval(dripping);
    expect(slow!.said()).toMatch(/^HTTP\/1\.1 (?:200|400) /);
  });

  it('a head that does not end and a connection that says nothing are hung up on in time', async () => {
    await start({}, { headTimeout: 500 });
    const [head] = await open(1, halfHead);
    const [silent] = await open(1, silentConnection);
    expect(await goneWithin(head!, 4_000)).toBe(true);
    expect(head!.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(await goneWithin(silent!, 4_000)).toBe(true);
    expect(silent!.said()).toBe('');
  });

  onLinux('one address holds only so many; others are let in, and so is it when it has let go', async () => {
    await start({ maxConnectionsPerAddress: 5 });
    const [first] = await open(5, halfBody);
    await expect(status()).rejects.toThrow();
    const [other] = await open(1, (server) => halfBody(server, '127.0.0.2'));
    expect(await goneWithin(other!, 300)).toBe(false);
    first!.hangUp();
    await first!.gone;
    await pause(100);
    expect(await status()).toBe(200);
  });

  it('behind a proxy the proxy holds any number: its visitors are counted by their own addresses', async () => {
    await start({ maxConnectionsPerAddress: 5, proxies: 1 });
    for (const ip of ['198.51.100.1', '198.51.100.2']) {
      await open(5, (server) => halfBody(server, undefined, { 'x-forwarded-for': ip }));
    }
    expect(await status({ 'x-forwarded-for': '198.51.100.3' })).toBe(200);
    expect(await status({ 'x-forwarded-for': '198.51.100.1' })).toBe(503);
  });

  it.each([
    ['says nothing', silentConnection, 300],
    ['has sent half a head', halfHead, 300],
    ['has sent half a body', halfBody, 1_500],
  ])('the server ends though somebody %s', async (_what, visit, within) => {
    await start({}, { closingGrace: 500 });
    await open(3, visit);
    const began = Date.now();
    await app.close();
    expect(Date.now() - began).toBeLessThan(within + 500);
  });
});
