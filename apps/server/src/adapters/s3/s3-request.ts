import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../settings/s3-settings.js';
import { DeadlinePassed, withDeadline } from '../deadline.js';
import { StorageFailure } from '../storage-failure.js';

/** What is sent: its size and digest are known beforehand, so that it can be signed and streamed. */
export interface S3Body {
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hex. */
  readonly sha256: string;
  /** Reads it; called again for a second attempt. */
  read(): AsyncIterable<Uint8Array>;
}

/** A call of the store. */
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** '' for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: S3Body;
  readonly type?: string;
  /** Milliseconds for one attempt, the response body included. */
  readonly timeout: number;
}

/** A complete response. */
export interface S3Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** All calls are idempotent. More attempts would only make a visitor wait. */
const maxTries = 2;
const pauseMs = 200;

const emptyDigest = createHash('sha256').digest('hex');

function urlOf({ endpoint, bucket, isPathStyle }: S3Settings, { key, query = {} }: S3Request): string {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = isPathStyle ? `/${bucket}/${key}`.replace(/\/$/, '') : `/${key}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/**
 * Calls the store, a second time when it did not respond, was overloaded or failed. Redirects are not followed: their
 * status is left to the caller, too.
 * @throws StorageFailure without a complete response, or with a status of 500 and above. Any other status is left to the
 * caller.
 */
export async function requestS3(settings: S3Settings, request: S3Request): Promise<S3Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt(settings, request).catch((error: unknown) => failureOf(error));
    const failure = answer instanceof StorageFailure ? answer : null;
    const isDone = failure === null && answer.status < 500 && answer.status !== 429;
    if (isDone) return answer as S3Answer;
    if (tries < maxTries) {
      await pause(pauseMs);
      continue;
    }
    throw failure ?? new StorageFailure(`the file store responded with HTTP ${answer.status}`, answer.status);
  }
}

async function attempt(settings: S3Settings, request: S3Request): Promise<S3Answer> {
  const { method, body, type, timeout } = request;
  const signed = await new AwsV4Signer({
    method,
    url: urlOf(settings, request),
    headers: {
      'x-amz-content-sha256': body?.sha256 ?? emptyDigest,
      ...(type ? { 'content-type': type } : {}),
    },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  }).sign();
  // Stores reject a body without its length; the signer leaves this header out.
  if (body) signed.headers.set('content-length', String(body.size));
  return withDeadline(timeout, async (signal) => {
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal,
      redirect: 'manual',
      ...(body ? { body: body.read() as unknown as BodyInit, duplex: 'half' } : {}),
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  });
}

function failureOf(error: unknown): StorageFailure {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  const why = error instanceof DeadlinePassed ? message : (cause?.code ?? 'the connection failed');
  return new StorageFailure(`the file store: ${why}`);
}
