import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fetchRemote, RemoteFailure } from '../remote/fetch-remote.js';
import type { RemoteTrouble } from '../remote/fetch-remote.js';
import { isPublicAddress } from '../remote/public-address.js';
import { ImportError } from './import-error.js';

/** What a server said of the version of its feed; '' when it said nothing. */
export interface FeedVersion {
  readonly etag: string;
  readonly lastModified: string;
}

/** A feed that was fetched into a file of its own. */
export interface DownloadedFeed extends FeedVersion {
  read(): AsyncIterable<Buffer>;
  /** Deletes the file. */
  discard(): Promise<void>;
}

/** Bounds of a download. */
export interface DownloadLimits {
  /** Bytes, after decompression. */
  readonly maxBytes: number;
  /** Milliseconds without a byte. Generators of feeds often begin to respond late. */
  readonly silenceMs: number;
  readonly totalMs: number;
}

const usualLimits: DownloadLimits = { maxBytes: 2 * 2 ** 30, silenceMs: 120_000, totalMs: 30 * 60_000 };

const explanations: Readonly<Record<RemoteTrouble, string>> = {
  address: 'адрес ведёт во внутреннюю сеть',
  connection: 'нет связи с сервером',
  redirects: 'сервер перенаправляет по кругу',
  size: 'файл слишком велик',
  timeout: 'сервер не отвечает',
};

function explain(error: unknown): Error {
  if (!(error instanceof RemoteFailure)) return error as Error;
  const why = error.trouble === 'connection' ? ` (${error.message})` : '';
  return new ImportError(`Фид не скачан: ${explanations[error.trouble]}${why}. Магазин не изменён.`);
}

const headerOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, 500) ?? '';

/**
 * Downloads a feed into a temporary file: the database is not kept waiting by a slow server. The address is the owner's
 * own, so it may be one of the inner network; a redirect to another host there is rejected.
 *
 * @param known The version that the shop has: only another one is requested.
 * @returns null when the feed has not changed since `known`.
 * @throws ImportError with one Russian line
 */
export async function downloadFeed(
  url: URL,
  {
    known,
    signal,
    limits = usualLimits,
  }: { readonly known?: FeedVersion | undefined; readonly signal?: AbortSignal; readonly limits?: DownloadLimits } = {},
): Promise<DownloadedFeed | null> {
  const own = url.hostname.replace(/^\[|\]$/g, '');
  const headers = {
    accept: 'application/xml, text/xml, text/csv;q=0.9, */*;q=0.5',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
  const response = await fetchRemote(url, {
    ...limits,
    headers,
    signal,
    isAllowed: (address, host) => host === own || isPublicAddress(address),
  }).catch((error: unknown) => Promise.reject(explain(error)));
  if (response.status !== 200) {
    response.close();
    if (response.status === 304 && known) return null;
    throw new ImportError(`Фид не скачан: сервер ответил HTTP ${response.status}. Магазин не изменён.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'tropa-feed-'));
  const file = join(folder, 'feed');
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(response.body, createWriteStream(file));
  } catch (error) {
    await discard();
    throw explain(error);
  }
  return {
    etag: headerOf(response.headers.etag),
    lastModified: headerOf(response.headers['last-modified']),
    read: () => readFeedFile(file),
    discard,
  };
}

/** A file of a feed in pieces that are decoded at once. */
export const readFeedFile = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: 256 * 1024 });
