import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchRemote, RemoteFailure } from './fetch-remote.js';
import type { RemoteOptions } from './fetch-remote.js';
import { isPublicAddress } from './public-address.js';

const usual: RemoteOptions = {
  maxBytes: 1_000,
  silenceMs: 2_000,
  totalMs: 5_000,
  isAllowed: (address) => address === '127.0.0.1',
};

let server: Server;
let origin: string;
let handle: RequestListener;
let seen: { url: string | undefined; authorization: string | undefined; host: string | undefined }[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    const { authorization, host } = request.headers;
    seen.push({ url: request.url, authorization, host });
    handle(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const read = async (address: string, options: Partial<RemoteOptions> = {}): Promise<string> => {
  const { status, body } = await fetchRemote(new URL(address), { ...usual, ...options });
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return `${status} ${Buffer.concat(parts).toString()}`;
};
const trouble = (address: string, options: Partial<RemoteOptions> = {}) =>
  read(address, options).then(
    (text) => `no failure: ${text}`,
    (error: unknown) => (error instanceof RemoteFailure ? error.trouble : String(error)),
  );

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '77.88.8.8', '172.32.0.1', '2a02:6b8::feed:ff', '2606:4700:4700::1111'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('fetchRemote', () => {
  it('reads a body, decompressed, with the headers requested', async () => {
    handle = (request, reply) => {
      expect(request.headers['if-none-match']).toBe('"1"');
      reply.setHeader('content-encoding', 'gzip').end(gzipSync('фид'));
    };
    expect(await read(`${origin}/feed`, { headers: { 'if-none-match': '"1"' } })).toBe('200 фид');
  });

  it.each(['http://127.0.0.1/', 'http://127.1:80/', 'http://2130706433/', 'http://0x7f.0.0.1/', 'http://[::1]/'])(
    'does not connect to %s when only the internet is allowed',
    async (address) => {
      expect(await trouble(address, { isAllowed: isPublicAddress })).toBe('address');
    },
  );

  it('checks what a name resolves to', async () => {
    const { port } = new URL(origin);
    const asked: string[] = [];
    const isAllowed = (address: string, host: string): boolean => {
      asked.push(`${host} ${address}`);
      return false;
    };
    expect(await trouble(`http://localhost:${port}/`, { isAllowed })).toBe('address');
    expect(asked[0]).toMatch(/^localhost (127\.0\.0\.1|::1)$/);
    expect(seen).toEqual([]);
  });

  it.each(['ftp://127.0.0.1/feed', 'file:///etc/passwd'])('does not open %s', async (address) => {
    expect(await trouble(address)).toBe('address');
  });

  it('follows a redirect, and checks where it leads', async () => {
    const { port } = new URL(origin);
    handle = (request, reply) => {
      const to = { '/near': '/there', '/inner': 'http://127.0.0.2/', '/file': 'file:///etc/passwd' }[request.url ?? ''];
      if (to === undefined) reply.end('там');
      else reply.writeHead(302, { location: to }).end();
    };
    expect(await read(`${origin}/near`)).toBe('200 там');
    expect(await trouble(`http://127.0.0.1:${port}/inner`)).toBe('address');
    expect(await trouble(`${origin}/file`)).toBe('address');
  });

  it('gives up endless redirects', async () => {
    handle = (_request, reply) => void reply.writeHead(302, { location: '/again' }).end();
    expect(await trouble(origin)).toBe('redirects');
    expect(seen).toHaveLength(6);
  });

  it('sends user and password of the URL to its own origin alone', async () => {
    const other = createServer((request, reply) => void reply.end(String(request.headers.authorization)));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    handle = (_request, reply) =>
      void reply.writeHead(302, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` }).end();
    expect(await read(origin.replace('//', '//user:p%40ss@'))).toBe('200 undefined');
    expect(seen[0]?.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
    other.close();
  });

  it('stops at the limit of bytes, also inside a compressed body', async () => {
    handle = (request, reply) =>
      request.url === '/bomb'
        ? reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)))
        : reply.end('я'.repeat(501));
    expect(await trouble(`${origin}/plain`)).toBe('size');
    expect(await trouble(`${origin}/bomb`)).toBe('size');
  });

  it('stops waiting for a silent server, for an endless body, and when it is aborted', async () => {
    handle = (request, reply) => {
      if (request.url !== '/drip') return;
      const timer = setInterval(() => reply.write(' '), 20);
      reply.once('close', () => clearInterval(timer));
    };
    expect(await trouble(`${origin}/silent`, { silenceMs: 100 })).toBe('timeout');
    expect(await trouble(`${origin}/drip`, { totalMs: 200 })).toBe('timeout');
    expect(await trouble(`${origin}/drip`, { signal: AbortSignal.abort() })).toBe('connection');
  });

  it('says what went wrong without the address', async () => {
    handle = (request) => void request.socket.destroy();
    const failure = await read(`${origin}/?token=secret`).catch((error: Error) => error);
    expect(failure).toMatchObject({ trouble: 'connection', message: 'ECONNRESET' });
  });

  it('a body that is cut off is a failure', async () => {
    handle = (request, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('half', () => request.socket.destroy());
    };
    expect(await trouble(origin)).toBe('connection');
  });
});
