import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../api/encoding.js';
import { inlineStylesOf, type InlineStyles } from '../api/inline-styles.js';
import { VersionedCache } from '../shop/versioned-cache.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page ready to be sent: rendered once, compressed once per encoding. */
export interface ReadyPage {
  readonly status: number;
  readonly etag: string;
  /** Hashes of its inline styles, for the Content-Security-Policy. */
  styles(): InlineStyles;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Bytes that it occupies: more with each requested encoding. */
  readonly length: number;
}

/** A rendered page. */
export interface DrawnPage {
  html: string;
  status: number;
}

/**
 * Brotli quality: `quick` takes a few milliseconds, for the first request; `best` is a tenth smaller, for pages
 * requested again and again.
 */
const quick = 7;
const best = 11;
/** Requests after which a page is worth the best compression. */
const isWorth = 3;

const packBrotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** One page at a time: compression must not take the CPU from pending requests. */
let packing = Promise.resolve();

/**
 * Prepares a rendered page: brotli at once, better brotli for frequently requested pages, gzip on demand.
 *
 * @param isBestWorth false for long files that only machines read.
 * @param onResized called when its length has changed.
 */
export async function makeReady(
  page: DrawnPage,
  isBestWorth = true,
  onResized: () => void = () => undefined,
): Promise<ReadyPage> {
  const plain = Buffer.from(page.html);
  const bodies: { [name in Encoding]?: Buffer } = {
    identity: plain,
    br: await packBrotli(plain, quick),
  };
  let styles: InlineStyles | undefined;
  let asked = 0;
  const keep = (encoding: Encoding, packed: Buffer) => {
    bodies[encoding] = packed;
    onResized();
    return packed;
  };
  const packBest = () => {
    packing = packing
      .then(() => packBrotli(plain, best))
      .then(
        (packed) => void keep('br', packed),
        // The quick one stays.
        () => undefined,
      );
  };
  return {
    status: page.status,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // On demand: sitemaps and the OpenAPI document take the same path, and have no styles.
    styles: () => (styles ??= inlineStylesOf(plain.toString())),
    body: (encoding) => {
      if (isBestWorth && encoding === 'br' && (asked += 1) === isWorth) packBest();
      return bodies[encoding] ?? zip(plain, { level: 7 }).then((packed) => keep(encoding, packed));
    },
    get length() {
      return Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 256);
    },
  };
}

/** Caches ready pages until the catalogue changes. */
export interface PageCache {
  /** The page, synchronously, if it is cached and still current. */
  peek(key: string): ReadyPage | undefined;
  /** The page under the key, rendered now if it is not cached; concurrent callers share one rendering. */
  take(key: string, draw: () => Promise<DrawnPage>): Promise<ReadyPage>;
  /** Bytes of all cached pages. */
  bytes(): number;
}

/**
 * @param version what the pages depend on: when it changes, all of them are dropped.
 * @param maxBytes room for pages, all encodings counted.
 */
export function createPageCache(
  version: () => number,
  maxBytes = 64 * 1024 * 1024,
  { isBestWorth = true }: { isBestWorth?: boolean } = {},
): PageCache {
  const cache = new VersionedCache<ReadyPage>({ current: version }, maxBytes, {
    maxEntryBytes: maxBytes,
    isWorthKeeping: ({ status }) => status < 500,
  });
  return {
    peek: (key) => cache.peek(key),
    take: (key, draw) =>
      cache.get(key, async () => {
        const page = await makeReady(await draw(), isBestWorth, () => cache.recount(key, page));
        return page;
      }),
    bytes: () => cache.bytes,
  };
}
