import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in of a feed's server sends next. */
export interface FeedAnswer {
  status?: number;
  body?: string | Buffer;
  /** Sent as ETag; a request that knows it gets a 304. */
  etag?: string;
  location?: string;
  /** Nothing is sent until the client leaves. */
  isSilent?: boolean;
}

/** A server of feeds on a free port of this machine. */
export interface FeedServer {
  readonly url: URL;
  readonly seen: IncomingHttpHeaders[];
  /** By path; `/feed.yml` is that of `url`. */
  readonly answers: Record<string, FeedAnswer>;
  close(): Promise<void>;
}

/** Starts it. */
export async function startFeedServer(): Promise<FeedServer> {
  const seen: IncomingHttpHeaders[] = [];
  const answers: Record<string, FeedAnswer> = {};
  const server = createServer((request, reply) => {
    seen.push(request.headers);
    const { status = 200, body = '', etag, location, isSilent } = answers[request.url ?? ''] ?? { status: 404 };
    if (isSilent) return;
    if (etag !== undefined) reply.setHeader('etag', etag);
    if (location !== undefined) reply.setHeader('location', location);
    if (etag !== undefined && request.headers['if-none-match'] === etag) reply.writeHead(304).end();
    else reply.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.yml`),
    seen,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
