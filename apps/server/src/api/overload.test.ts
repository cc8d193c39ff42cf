import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { OpenDatabase } from '../db/open.js';
import { openPgliteForTest } from '../testing/databases.js';
import { createTestApp } from '../testing/test-app.js';
import { addOverloadProtection } from './overload.js';

jest.setTimeout(60_000);

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

describe('requests in progress', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    database = await openPgliteForTest();
    app = await createTestApp(database.db);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    agent.destroy();
    await app.close();
    await database.close();
  });

  const status = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: portOf(app), method, path, headers, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('error', reject).end(body);
    });
  const path = '/api/location/getCityList/';
  const form = { 'content-type': 'multipart/form-data; boundary=b' };

  it.each([
    ['GET', path, {}, 200],
    ['POST', '/api/none/', form, 404],
    ['POST', '/api/webform/sendMessage/', { ...form, origin: 'https://evil.example' }, 403],
  ] as const)(
    'do not include those whose body nobody reads: 1,050 × %s %s',
    async (method, address, headers, expected) => {
      for (let count = 0; count < 1_050; count += 1) {
        expect(await status(method, address, { ...headers, 'content-length': '1' }, '-')).toBe(expected);
      }
      expect(await status('GET', path)).toBe(200);
    },
  );
});

describe('requests in progress, one behind another on a connection', () => {
  it('are over when their visitor disconnects', async () => {
    const app = fastify();
    await app.register(multipart);
    addOverloadProtection(app, { maxInFlight: 4, maxDelay: Infinity });
    let secondCame = (): void => undefined;
    app.get('/first', () => new Promise(() => undefined));
    app.get('/second', () => new Promise(() => secondCame()));
    app.get('/short', () => 'answered');
    await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      for (let count = 0; count < 10; count += 1) {
        const connected = once(app.server, 'connection') as Promise<[Socket]>;
        const visitor = connect(portOf(app), '127.0.0.1').on('error', () => undefined);
        const [connection] = await connected;
        const bothCame = new Promise<void>((resolve) => (secondCame = resolve));
        visitor.write('GET /first HTTP/1.1\r\nHost: shop\r\n\r\nGET /second HTTP/1.1\r\nHost: shop\r\n\r\n');
        await bothCame;
        visitor.destroy();
        await once(connection, 'close');
      }
      expect((await fetch(`http://127.0.0.1:${portOf(app)}/short`, { headers: { connection: 'close' } })).status).toBe(
        200,
      );
    } finally {
      await app.close();
    }
  });
});
