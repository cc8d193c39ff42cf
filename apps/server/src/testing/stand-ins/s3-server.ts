import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../settings/s3-settings.js';

/** What a request gets instead of a response of the store; with `lost` it is served, and only the response is lost. */
export type S3Trouble = { readonly status: number; readonly times?: number } | 'drop' | 'silence' | 'lost' | null;

/** An S3 server on a free port of this machine. */
export interface S3Server {
  readonly settings: S3Settings;
  /** «PUT /tropa/uploads/…» of each request, in order. */
  readonly seen: string[];
  /** The next requests get trouble, all of them unless it says how many. */
  setTrouble(trouble: S3Trouble): void;
  close(): Promise<void>;
}

/** Known to the store that stands in. */
const secret = 'S3RVER';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const rfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature of a request, as «Authenticating Requests (AWS Signature Version 4)» says; '' when it has none. */
export function signatureOf(method: string, address: URL, headers: Readonly<Record<string, unknown>>): string {
  const [, day = '', region = '', names = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+)/.exec(String(headers.authorization)) ??
    [];
  // Of what is signed, these make a request usable for one address and one body.
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return '';
  const query = [...address.searchParams].map(([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`).sort();
  const canonical = [
    method,
    address.pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ];
  const digest = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${secret}`),
  );
  return hmac(key, toSign).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const signature = signatureOf(
    request.method ?? '',
    new URL(`http://${request.headers.host}${request.url}`),
    request.headers,
  );
  return signature !== '' && String(request.headers.authorization).endsWith(`Signature=${signature}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
}

/**
 * Starts s3rver with one bucket. s3rver does not compare signatures of version 4, so they are compared in front of it.
 */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'tropa-s3-'));
  const bucket = 'tropa';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  const seen: string[] = [];
  let trouble: S3Trouble = null;
  let left = 0;
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    // What tidies up after a lost response must get through.
    const isSpared = trouble === 'lost' && request.method !== 'PUT';
    const now = left > 0 && !isSpared ? trouble : null;
    left -= 1;
    if (now === 'lost') {
      response.end = () => {
        request.socket.destroy();
        return response;
      };
      answer(request, response);
      return;
    }
    if (now === 'drop') request.socket.destroy();
    else if (now === 'silence') request.resume();
    else if (now) refuse(response, now.status, 'Trouble');
    else if (!isSigned(request)) refuse(response, 403, 'SignatureDoesNotMatch');
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'ru-central1',
      accessKeyId: 'S3RVER',
      secretAccessKey: secret,
      isPathStyle: true,
    },
    seen,
    setTrouble(next) {
      trouble = next;
      left = next === null ? 0 : (typeof next === 'object' && next.times) || Infinity;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
