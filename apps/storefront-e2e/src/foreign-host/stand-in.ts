import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { createMemoryBackend, type MemoryBackend } from '@tropa/api-client/testing';
import { clientFile } from '../support/build.js';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#c9c9c3"/></svg>';

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export interface StandIn {
  readonly address: string;
  /** The shop behind it: its state, the calls it received, and switches for failures. */
  readonly backend: MemoryBackend;
  /** Origins of other sites whose pages may call it with the visitor's cookie. */
  readonly allowed: Set<string>;
  /** Cookies that were sent with the calls. */
  readonly cookies: (string | undefined)[];
  stop(): Promise<void>;
}

/**
 * A third-party server: pages of its own, our built files, and the calls of the specification handled by the in-memory
 * backend that api-client ships for tests.
 */
export async function startStandIn(pages: Readonly<Record<string, string>>): Promise<StandIn> {
  const backend = createMemoryBackend();
  const allowed = new Set<string>();
  const cookies: (string | undefined)[] = [];

  const call = async (request: IncomingMessage, path: string): Promise<Response> => {
    const bytes = await bytesOf(request);
    const headers = new Headers(request.headers as Record<string, string>);
    const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false;
    const body = isForm
      ? await new Response(new Uint8Array(bytes), { headers }).formData()
      : bytes.length > 0
        ? bytes.toString()
        : null;
    return backend.fetchFn(`http://stand-in${path}`, { method: request.method ?? 'GET', headers, body });
  };

  const answer = async (
    request: IncomingMessage,
  ): Promise<{ type: string; body: string | Buffer; status?: number }> => {
    const path = request.url ?? '/';
    const [file = '/'] = path.split('?');
    if (file in pages) return { type: 'text/html; charset=utf-8', body: pages[file] ?? '' };
    if (file.startsWith('/api/')) {
      if (request.method === 'OPTIONS') return { type: 'text/plain', body: '', status: 204 };
      cookies.push(request.headers.cookie);
      const reply = await call(request, path);
      return { type: 'application/json; charset=utf-8', body: await reply.text(), status: reply.status };
    }
    if (file.startsWith('/assets/')) {
      return {
        type: types[extname(file)] ?? 'application/octet-stream',
        body: await readFile(clientFile(file.slice(1))),
      };
    }
    if (file.startsWith('/media/')) return { type: 'image/svg+xml', body: picture };
    return { type: 'text/plain', body: 'No such page', status: 404 };
  };

  const leaveFor = (origin = ''): Record<string, string> =>
    allowed.has(origin)
      ? {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          vary: 'Origin',
          'access-control-allow-headers': 'content-type, idempotency-key',
          'set-cookie': 'sid=1; Path=/; HttpOnly',
        }
      : {};

  const server = createServer((request, response) => {
    answer(request).then(
      ({ type, body, status = 200 }) =>
        response.writeHead(status, { 'content-type': type, ...leaveFor(request.headers.origin) }).end(body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    backend,
    allowed,
    cookies,
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}
