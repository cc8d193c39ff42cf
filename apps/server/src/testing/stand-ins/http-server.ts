import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stand-in saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Its response; `drop` ends the connection, `silence` says nothing, `drip` sends a byte every 20 ms forever. */
export type StandInAnswer = { readonly status: number; readonly body: unknown } | 'drop' | 'silence' | 'drip';

/** A service on a free port of this machine. */
export interface HttpStandIn {
  readonly url: string;
  readonly server: Server;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/** Starts a service that responds as `respond` says; a body that is not text is sent as JSON. */
export async function startHttp(respond: (request: SeenRequest) => StandInAnswer): Promise<HttpStandIn> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const told = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      seen.push(told);
      const answer = respond(told);
      if (answer === 'drop') request.socket.destroy();
      else if (answer === 'drip') drip(reply);
      else if (answer !== 'silence') {
        const isText = typeof answer.body === 'string';
        reply.writeHead(answer.status, { 'content-type': isText ? 'text/html' : 'application/json;charset=UTF-8' });
        reply.end(isText ? answer.body : JSON.stringify(answer.body));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function drip(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => reply.write(' '), 20);
  reply.once('close', () => clearInterval(timer));
}
