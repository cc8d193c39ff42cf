import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryBackend } from '@tropa/api-client/testing';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';

/** A response before it is sent. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds to delay it. */
  delay?: number;
}

/** Corrupts a response. `null` closes the connection. */
export type Tamper = (name: WireCallName, reply: Reply, request: IncomingMessage) => Reply | null | undefined;

/** A backend under test: the in-memory shop, one per visitor, behind real HTTP. */
export interface StandIn {
  readonly address: string;
  /** Names of the received calls, in order. */
  readonly called: string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The CORS headers for an origin. */
export type Leave = (origin: string) => Record<string, string>;

/**
 * Starts it on a free port. Without `tamper` it follows the contract, without `leave` CORS forbids other origins to
 * call it; `files` are what it has besides calls, by path.
 */
export async function startStandIn(
  tamper: Tamper = () => undefined,
  leave: Leave = () => ({}),
  files: Readonly<Record<string, string>> = {},
): Promise<StandIn> {
  const visitors = new Map<string, MemoryBackend>();
  const called: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const call = wireCalls.find(({ method, path }) => (method as string) === request.method && path === url.pathname);
    const [, known] = /sid=(\d+)/.exec(request.headers.cookie ?? '') ?? [];
    const sid = known ?? String(visitors.size + 1);
    const backend = visitors.get(sid) ?? createMemoryBackend();
    visitors.set(sid, backend);
    const body = await bodyOf(request);
    const given = leave(request.headers.origin ?? '');
    if (request.method === 'OPTIONS' && 'access-control-allow-origin' in given)
      return response.writeHead(204, given).end();
    const file = files[url.pathname];
    if (!call) return response.writeHead(file === undefined ? 404 : 200).end(file);
    called.push(call.name);
    const answer = await backend.fetchFn(url.pathname + url.search, { method: call.method, ...(body && { body }) });
    const reply: Reply = {
      status: answer.status,
      body: await answer.text(),
      headers: {
        ...given,
        'content-type': 'application/json; charset=utf-8',
        ...(!known && { 'set-cookie': `sid=${sid}; Path=/; HttpOnly` }),
      },
    };
    const changed = tamper(call.name, reply, request);
    if (changed === null) return response.destroy();
    const { status, headers, body: text, delay } = changed ?? reply;
    const send = () => response.writeHead(status, headers).end(text);
    if (delay === undefined) return send();
    return timers.add(setTimeout(send, delay));
  });
  // A failed test must not keep the process alive.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    close: () =>
      new Promise<void>((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Changes the envelope of one call. */
export const inAnswerOf =
  // oxlint-disable-next-line typescript/no-explicit-any -- tests break what they like
  (wanted: WireCallName, change: (envelope: any) => unknown): Tamper =>
    (name, reply) =>
      name === wanted ? { ...reply, body: JSON.stringify(change(JSON.parse(reply.body))) } : undefined;
