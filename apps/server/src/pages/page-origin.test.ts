import type { FastifyRequest } from 'fastify';
import { originOf } from './page-origin.js';

describe('the public origin of the shop', () => {
  const seen = (host: string, socket: object, settings: object = {}): string =>
    originOf({
      server: { shop: { settings: { publicUrl: '', host: '127.0.0.1', port: 4200, ...settings } } },
      raw: { socket },
      headers: { host },
    } as unknown as FastifyRequest);
  const everywhere = { host: '0.0.0.0' };

  it.each([
    ['localhost:4200', { localAddress: '127.0.0.1', localPort: 4200 }, {}, 'http://localhost:4200'],
    ['[::1]:4200', { localAddress: '::1', localPort: 4200 }, everywhere, 'http://[::1]:4200'],
    [
      '192.168.1.5:4200',
      { localAddress: '::ffff:192.168.1.5', localPort: 4200 },
      everywhere,
      'http://192.168.1.5:4200',
    ],
    // The default port of http is omitted.
    ['localhost', { localAddress: '127.0.0.1', localPort: 80 }, everywhere, 'http://localhost'],
    ['localhost:80', { localAddress: '127.0.0.1', localPort: 80 }, everywhere, 'http://localhost'],
    ['evil.example', { localAddress: '192.168.1.5', localPort: 80 }, { host: '192.168.1.5' }, 'http://192.168.1.5'],
    ['localhost', { localAddress: '127.0.0.1', localPort: 4200 }, {}, 'http://127.0.0.1:4200'],
    ['evil.example', {}, {}, 'http://127.0.0.1:4200'],
    // Behind a mapped port the machine's own address reaches nobody.
    ['localhost:8080', { localAddress: '172.17.0.2', localPort: 4200 }, everywhere, ''],
    ['evil.example', { localAddress: '172.17.0.2', localPort: 4200 }, { host: '::' }, ''],
    ['localhost:4200', { localAddress: '172.17.0.2', localPort: 4200 }, everywhere, 'http://localhost:4200'],
    ['evil.example', {}, { publicUrl: 'https://shop.example' }, 'https://shop.example'],
  ])('requested as %s by %j with %j: %s', (host, socket, settings, origin) => {
    expect(seen(host, socket, settings)).toBe(origin);
  });
});
