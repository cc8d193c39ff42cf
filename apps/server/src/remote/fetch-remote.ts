import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.js';

/** Why nothing, or not everything, was fetched. */
export type RemoteTrouble = 'address' | 'connection' | 'redirects' | 'size' | 'timeout';

/** A failed fetch. The message is for the log: it never has the address, which may hold a password or a token. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly trouble: RemoteTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** How something is fetched. */
export interface RemoteOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes that are read at most, after decompression. */
  readonly maxBytes: number;
  /** Milliseconds without a byte. */
  readonly silenceMs: number;
  /** Milliseconds for everything, redirects and body included. */
  readonly totalMs: number;
  /** Which IP addresses may be connected to; `host` is that of the URL. @default those of the internet */
  readonly isAllowed?: (address: string, host: string) => boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A response whose body is still to be read, or to be given up with `close`. */
export interface RemoteResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** @throws RemoteFailure */
  readonly body: AsyncIterable<Buffer>;
  close(): void;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** The connection is made to the very addresses that were checked: a name cannot resolve to others afterwards. */
const checkedLookup =
  (host: string, isAllowed: (address: string, host: string) => boolean): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !isAllowed(address, host)))
        return done(new RemoteFailure('address', 'an address of the inner network'), '', 0);
      if (options.all) (done as (error: null, all: LookupAddress[]) => void)(null, found);
      else done(null, first.address, first.family);
    });
  };

function asFailure(error: unknown, signal: AbortSignal): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  if (signal.reason instanceof RemoteFailure) return signal.reason;
  const code = (error as NodeJS.ErrnoException).code ?? 'no response';
  return new RemoteFailure('connection', code);
}

function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { isAllowed = isPublicAddress, silenceMs }: RemoteOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return reject(new RemoteFailure('address', 'neither http nor https'));
    if (isIP(host) !== 0 && !isAllowed(host, host))
      return reject(new RemoteFailure('address', 'an address of the inner network'));
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { headers, signal, lookup: checkedLookup(host, isAllowed), agent: false },
      resolve,
    );
    request.setTimeout(silenceMs, () => request.destroy(new RemoteFailure('timeout', `silent for ${silenceMs} ms`)));
    request.on('error', reject);
    request.end();
  });
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase();
  const decoder =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'deflate'
        ? createInflate()
        : encoding === 'br'
          ? createBrotliDecompress()
          : null;
  // A failure of either ends both, and surfaces where the body is read.
  return decoder === null ? response : pipeline(response, decoder, () => undefined);
}

/** The URL without user and password, and the header that carries them. */
function withoutUser(address: URL): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '') return { url, authorization: {} };
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

/**
 * Fetches an http(s) URL, with GET. Redirects are followed, each checked like the first address; user and password of
 * the URL are sent to its own origin only.
 * @throws RemoteFailure
 */
export async function fetchRemote(address: URL, options: RemoteOptions): Promise<RemoteResponse> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (): void => stopping.abort(new RemoteFailure('connection', 'given up'));
  const deadline = setTimeout(
    () => stopping.abort(new RemoteFailure('timeout', `not done within ${options.totalMs} ms`)),
    options.totalMs,
  );
  options.signal?.addEventListener('abort', stop, { once: true });
  if (options.signal?.aborted) stop();
  const close = (): void => {
    clearTimeout(deadline);
    options.signal?.removeEventListener('abort', stop);
    stop();
  };
  try {
    const first = withoutUser(address);
    let { url } = first;
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const isOwn = url.origin === first.url.origin;
      const response = await ask(
        url,
        {
          'user-agent': 'Tropa',
          'accept-encoding': 'gzip, deflate, br',
          ...options.headers,
          ...(isOwn ? first.authorization : {}),
        },
        options,
        signal,
      );
      const { statusCode: status = 0, headers } = response;
      if (!redirects.has(status) || headers.location === undefined)
        return { status, headers, close, body: bodyOf(response, options.maxBytes, signal, close) };
      response.destroy();
      if (!URL.canParse(headers.location, url)) throw new RemoteFailure('redirects', 'a redirect to nowhere');
      url = withoutUser(new URL(headers.location, url)).url;
    }
    throw new RemoteFailure('redirects', `more than ${mostRedirects} redirects`);
  } catch (error) {
    const failure = asFailure(error, signal);
    close();
    throw failure;
  }
}

async function* bodyOf(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
  close: () => void,
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of decompressed(response) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new RemoteFailure('size', `more than ${maxBytes} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw asFailure(error, signal);
  } finally {
    close();
  }
}
