import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../api/encoding.js';
import { inlineStylesOf, type InlineStyles } from '../api/inline-styles.js';
import { VersionedCache } from '../shop/versioned-cache.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page ready to be sent: drawn once, packed once per encoding. */
export interface ReadyPage {
  readonly status: number;
  readonly etag: string;
  /** What its own HTML says about its looks, for the content policy. */
  styles(): InlineStyles;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Bytes that it holds: more with each encoding that is asked for. */
  readonly length: number;
}

/** A page as it was drawn. */
export interface DrawnPage {
  html: string;
  status: number;
}

/** Quick, a few milliseconds, for the first who asks; best, a tenth smaller, for a page that is asked for again and again. */
const quick = 7;
const best = 11;
/** Requests after which a page is worth the best packing. */
const isWorth = 3;

const packBrotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** One page at a time: packing must not take the processor from those who wait for an answer. */
let packing = Promise.resolve();

/**
 * Makes a drawn page ready: brotli at once, better brotli for what is asked often, gzip when somebody asks.
 *
 * @param isBestWorth false for long files that only machines read.
 * @param onResized is told when its length has changed.
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
        // The quick one stands.
        () => undefined,
      );
  };
  return {
    status: page.status,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Not before it is asked: maps and contracts go the same way, and have no looks.
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

/** Keeps ready pages while the catalogue stays as it is. */
export interface PageCache {
  /** The page at once, if it is kept and still true. */
  peek(key: string): ReadyPage | undefined;
  /** The page under the key, drawn now if it is not kept; askers at the same time share one drawing. */
  take(key: string, draw: () => Promise<DrawnPage>): Promise<ReadyPage>;
  /** Bytes of all pages that are kept. */
  bytes(): number;
}

/**
 * @param version what the pages hang on: when it changes, all of them are forgotten.
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
