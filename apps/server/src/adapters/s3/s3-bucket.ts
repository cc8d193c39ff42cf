import { createHash, randomBytes } from 'node:crypto';
import { StartError } from '../../db/start-error.js';
import type { S3Settings } from '../../settings/s3-settings.js';
import { StorageFailure } from '../storage-failure.js';
import { requestS3 } from './s3-request.js';
import type { S3Answer, S3Body } from './s3-request.js';

/** An object in a bucket. */
export interface StoredObject {
  readonly key: string;
  /** Milliseconds since 1970, by the store's clock; NaN when it did not say. */
  readonly changedAt: number;
  /** Bytes. */
  readonly size: number;
}

/** A bucket. Every method throws StorageFailure when the store fails. */
export interface Bucket {
  put(key: string, body: S3Body | Buffer, type?: string): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A no-op when there is none. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** Milliseconds for one attempt. */
export interface BucketTimeouts {
  /** 10 MB at 5 Mbit/s. */
  readonly put: number;
  /** A picture that takes longer is rendered again. */
  readonly get: number;
}

const usualTimeouts: BucketTimeouts = { put: 20_000, get: 3_000 };

/** A buffer to send. */
const bodyOf = (data: Buffer): S3Body => ({
  size: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
  async *read() {
    yield data;
  },
});

/** Keys of this shop have no characters that XML would escape. */
function objectsOf(xml: string): StoredObject[] {
  const field = (text: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
  return [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, text = '']) => ({
    key: field(text, 'Key'),
    changedAt: Date.parse(field(text, 'LastModified')),
    size: Number(field(text, 'Size')),
  }));
}

function checked(answer: S3Answer, ...accepted: readonly number[]): S3Answer {
  if (accepted.includes(answer.status)) return answer;
  const code = /<Code>(\w{1,60})<\/Code>/.exec(answer.body.toString('utf8', 0, 2_000))?.[1] ?? '';
  throw new StorageFailure(`the file store responded with HTTP ${answer.status} ${code}`.trimEnd(), answer.status);
}

/** Opens a bucket; nothing is sent before the first call. */
export function openBucket(settings: S3Settings, timeouts: BucketTimeouts = usualTimeouts): Bucket {
  return {
    async put(key, content, type = 'application/octet-stream') {
      const body = Buffer.isBuffer(content) ? bodyOf(content) : content;
      checked(await requestS3(settings, { method: 'PUT', key, body, type, timeout: timeouts.put }), 200);
    },
    async get(key) {
      const answer = await requestS3(settings, { method: 'GET', key, timeout: timeouts.get });
      return answer.status === 404 && !isBucketMissing(answer) ? null : checked(answer, 200).body;
    },
    async remove(key) {
      checked(await requestS3(settings, { method: 'DELETE', key, timeout: timeouts.put }), 200, 204);
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
        const request = { method: 'GET', key: '', query, timeout: timeouts.put } as const;
        const xml = checked(await requestS3(settings, request), 200).body.toString();
        yield* objectsOf(xml);
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]?.replaceAll('&amp;', '&');
      } while (token);
    },
  };
}

const isBucketMissing = ({ body }: S3Answer): boolean => body.includes('<Code>NoSuchBucket</Code>');

/**
 * Checks at start that the bucket can be listed, written to and deleted from: otherwise a visitor's form would be the
 * first to find out.
 * @throws StartError with one line for the operator, without keys.
 */
export async function checkBucket(settings: S3Settings, bucket: Bucket = openBucket(settings)): Promise<void> {
  const key = `start-check/${randomBytes(8).toString('hex')}`;
  try {
    await bucket.list('start-check/')[Symbol.asyncIterator]().next();
    await bucket.put(key, Buffer.from('ok'));
    await bucket.remove(key);
  } catch (error) {
    const { status, message } = error as StorageFailure;
    const hints: Readonly<Record<number, string>> = {
      0: 'Check S3_ENDPOINT.',
      301: 'Check S3_REGION and S3_ENDPOINT.',
      400: 'Check S3_REGION and S3_FORCE_PATH_STYLE.',
      403: 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they must be allowed to list, get, put and delete.',
      404: 'Check S3_BUCKET and S3_FORCE_PATH_STYLE.',
    };
    const place = `The bucket ${settings.bucket} at ${settings.endpoint}`;
    throw new StartError(`${place} cannot be used: ${message}. ${hints[status] ?? ''}`.trimEnd());
  }
}
