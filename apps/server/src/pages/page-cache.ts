import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { RenderedPage } from '@tropa/render-contract';
import type { Encoding } from '../api/encoding.js';
import type { CacheFigures } from '../api/tally.js';
import { inlinePartsOf, type InlineParts } from '../api/inline-parts.js';
import { packBrotli } from '../api/pack-brotli.js';
import type { TagVersions } from '../shop/catalogue-index/tag-versions.js';
import { VersionedCache } from '../shop/versioned-cache.js';
import type { Dependencies } from '../shop/versioned-cache.js';
import { encodeHtml, inlinePartsOfHtml } from './encode-html.js';

const unpackBrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A page ready to be sent: rendered once, compressed once per encoding. */
export interface ReadyPage {
  readonly status: number;
  readonly etag: string;
  /** Hashes of its inline parts, for the Content-Security-Policy. */
  inline(): InlineParts;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Bytes that it occupies: more with each requested encoding. */
  readonly length: number;
}

/**
 * Brotli quality: `quick` takes four milliseconds, for the first request; `best` a quarter of a second for a list, an
 * eighth smaller, for pages requested again and again.
 */
const quick = 5;
const best = 11;
/** Requests after which a page is worth the best compression: most pages change before. */
const isWorth = 10;

/** How pages are prepared. */
interface ReadyOptions {
  /** False for long files that only machines read. @default true */
  isBestWorth?: boolean;
  /**
   * Whether the text itself is kept beside its brotli form, seven times shorter. Without, it is unpacked for the few
   * that do not accept brotli. @default true
   */
  keepsPlain?: boolean;
  /** Called when its length has changed. */
  onResized?: () => void;
}

/** One page at a time: compression must not take the CPU from pending requests. */
let packing = Promise.resolve();

/** Prepares a rendered page: brotli at once, better brotli for frequently requested pages, gzip on demand. */
export async function makeReady(page: RenderedPage, options: ReadyOptions = {}): Promise<ReadyPage> {
  const { isBestWorth = true, keepsPlain = true, onResized = () => undefined } = options;
  const text = encodeHtml(page.html);
  const br = packBrotli(text, quick);
  // While a thread compresses. The hashes are made on demand where they can be: sitemaps and the OpenAPI document take
  // the same path, and have none. The functions below must not mention the text, or they would keep it.
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  let inline = keepsPlain && typeof page.html === 'string' ? undefined : inlinePartsOfHtml(page.html);
  const bodies: { [name in Encoding]?: Buffer } = { br: await br };
  if (keepsPlain) bodies.identity = text;
  const plain = async (): Promise<Buffer> => bodies.identity ?? unpackBrotli(bodies.br ?? Buffer.alloc(0));
  let asked = 0;
  const keep = (encoding: Encoding, packed: Buffer) => {
    bodies[encoding] = packed;
    onResized();
    return packed;
  };
  const packBest = () => {
    packing = packing
      .then(plain)
      .then((unpacked) => packBrotli(unpacked, best))
      .then(
        (packed) => void keep('br', packed),
        // The quick one stays.
        () => undefined,
      );
  };
  return {
    status: page.status,
    etag,
    inline: () => (inline ??= inlinePartsOf(String(bodies.identity))),
    body: (encoding) => {
      if (isBestWorth && encoding === 'br' && (asked += 1) === isWorth) packBest();
      if (encoding === 'identity') return bodies.identity ?? plain();
      return (
        bodies[encoding] ??
        plain()
          .then((unpacked) => zip(unpacked, { level: 7 }))
          .then((packed) => keep(encoding, packed))
      );
    },
    get length() {
      return Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 256);
    },
  };
}

/** Caches ready pages until something that they show changes. */
export interface PageCache {
  /** The page, synchronously, if it is cached and still current. */
  peek(key: string): ReadyPage | undefined;
  /** The page under the key, rendered now if it is not cached; concurrent callers share one rendering. */
  take(key: string, render: (dependencies: Dependencies) => Promise<RenderedPage>): Promise<ReadyPage>;
  /** Bytes of all cached pages. */
  bytes(): number;
  /** How often pages were found, how often they were rendered. */
  figures(): CacheFigures;
}

/**
 * @param version of the catalogue: when it changes, it invalidates pages that declare no dependency.
 * @param maxBytes room for pages, all encodings counted.
 * @param tags invalidates pages that declare tags.
 * @param now clock for pages that declare an expiry.
 */
export function createPageCache(
  version: () => number,
  maxBytes = 64 * 1024 * 1024,
  { tags, now, ...options }: Omit<ReadyOptions, 'onResized'> & { tags?: TagVersions; now?: () => number } = {},
): PageCache {
  const cache = new VersionedCache<ReadyPage>({ current: version, ...(tags ? { tags } : {}) }, maxBytes, {
    maxEntryBytes: maxBytes,
    isWorthKeeping: ({ status }) => status < 500,
    ...(now ? { now } : {}),
  });
  return {
    peek: (key) => cache.peek(key),
    take: (key, render) =>
      cache.get(key, async (dependencies) => {
        const page = await makeReady(await render(dependencies), {
          ...options,
          onResized: () => cache.recount(key, page),
        });
        return page;
      }),
    bytes: () => cache.bytes,
    figures: () => cache.figures(),
  };
}
