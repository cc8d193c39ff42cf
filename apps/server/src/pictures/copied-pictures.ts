import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { fetchRemote, RemoteFailure } from '../remote/fetch-remote.js';
import type { RemoteOptions } from '../remote/fetch-remote.js';
import { pictureWidths } from './picture-key.js';
import { RenderQueue } from './picture-renderer.js';
import type { PictureStore } from './picture-store.js';

/** Pictures of goods on other sites: fetched once, kept, and served like the shop's own. */
export interface CopiedPictures {
  /**
   * The picture of a key, as wide as the widest that is served; null when there is none, or it cannot be had now.
   * @throws RendererBusy when too many are being fetched
   */
  originalOf(key: string): Promise<Buffer | null>;
}

/** What copies are made with. */
export interface CopyParts {
  /** Where the picture of a key is; null for an unknown key. */
  urlOf(key: string): Promise<string | null>;
  /** Keeps the originals, as wide as the widest picture. */
  readonly store: PictureStore;
  /** Called when a picture cannot be fetched; not again for the same one within ten minutes. */
  readonly onTrouble?: (key: string, reason: string) => void;
  /** See `RemoteOptions`; those of the internet unless a test says otherwise. */
  readonly isAllowed?: RemoteOptions['isAllowed'];
  readonly maxBytes?: number;
  readonly silenceMs?: number;
}

const widest = Math.max(...pictureWidths);
/** A picture of a phone's camera has 50 million; more is a bomb. */
const maxPixels = 60_000_000;
const fetchedAtOnce = 4;
const mostWaiting = 200;
const forgivenMs = 10 * 60_000;

/**
 * By their first bytes: sharp would read much more than pictures of goods, such as documents that name other files.
 */
export function isPhoto(data: Buffer): boolean {
  const text = data.toString('latin1', 0, 12);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('GIF8') ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  );
}

/** A photo as it is kept: upright, as wide as the widest picture of the shop, without what a camera wrote into it. */
export const shrinkPhoto = (data: Buffer): Promise<Buffer> =>
  sharp(data, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88, effort: 3 })
    .toBuffer();

/** Copies the pictures of other sites on demand. */
export function createCopiedPictures({
  urlOf,
  store,
  onTrouble,
  isAllowed,
  maxBytes = 20 * 2 ** 20,
  silenceMs = 10_000,
}: CopyParts): CopiedPictures {
  const fetching = new RenderQueue(fetchedAtOnce, mostWaiting);
  const failed = new LRUCache<string, true>({ max: 20_000, ttl: forgivenMs });

  async function fetchOriginal(url: string): Promise<Buffer> {
    const { status, body, close } = await fetchRemote(new URL(url), {
      maxBytes,
      silenceMs,
      totalMs: 3 * silenceMs,
      headers: { accept: 'image/avif,image/webp,image/*;q=0.8' },
      ...(isAllowed && { isAllowed }),
    });
    if (status !== 200) {
      close();
      throw new RemoteFailure('connection', `HTTP ${status}`);
    }
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part);
    const data = Buffer.concat(parts);
    if (!isPhoto(data)) throw new RemoteFailure('connection', 'no picture');
    return shrinkPhoto(data).catch((error: Error) => Promise.reject(new RemoteFailure('connection', error.message)));
  }

  async function originalOf(key: string): Promise<Buffer | null> {
    const name = `${key}/original.webp`;
    const kept = await store.read(name);
    if (kept || failed.has(key)) return kept ?? null;
    const url = await urlOf(key);
    if (url === null) return null;
    try {
      return await fetching.run(key, async () => {
        const original = await fetchOriginal(url);
        void store.write(name, original);
        return original;
      });
    } catch (error) {
      // Too many at once is no failure of the source: the visitor gets a 429.
      if (!(error instanceof RemoteFailure)) throw error;
      if (!failed.has(key)) onTrouble?.(key, error.message);
      failed.set(key, true);
      return null;
    }
  }

  return { originalOf };
}
