import { isIP } from 'node:net';
import { StartError } from '../db/start-error.js';
import type { Variables } from './variables.js';

/** A bucket of S3 or of a store that speaks its protocol: MinIO, Ceph, Yandex Object Storage and others. */
export interface S3Settings {
  /** Origin of the store. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://host/bucket/key`, not `https://bucket.host/key`. */
  readonly isPathStyle: boolean;
}

/** Loopback, a private network, or a name without a dot: that of a neighbouring container. */
const isNear = (host: string): boolean =>
  isIP(host) === 4
    ? /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host)
    : host === '[::1]' || /^[a-z\d-]+$/i.test(host);

/**
 * S3_ENDPOINT; '' when it is not set. Résumés are sent there, so http is for one's own network.
 * @throws StartError
 */
export function s3EndpointOf(text: string): string {
  if (text.trim() === '') return '';
  const { protocol, hostname, pathname, search, hash, username, origin } = URL.canParse(text.trim())
    ? new URL(text.trim())
    : new URL('about:blank');
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isNear(hostname));
  if (isSafe && pathname === '/' && search === '' && hash === '' && username === '') return origin;
  throw new StartError('S3_ENDPOINT must be https://host, or http://host of a private network, without path and user.');
}

/** Names that every store accepts, and that need no escaping in a URL. */
export const isBucketName = (text: string): boolean => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text);

/** The bucket; null when files are kept in the data folder. */
export const s3Of = (values: Variables): S3Settings | null =>
  values.S3_BUCKET === ''
    ? null
    : {
        endpoint: values.S3_ENDPOINT,
        bucket: values.S3_BUCKET,
        region: values.S3_REGION,
        accessKeyId: values.S3_ACCESS_KEY_ID,
        secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        isPathStyle: values.S3_FORCE_PATH_STYLE,
      };
