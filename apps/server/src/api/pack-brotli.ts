import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Pages and most lists compress to less than this share of their size; what does not comes in several chunks. */
const usualPart = 1 / 4;

/**
 * Compresses a text for caches.
 *
 * @param quality of Brotli, 0 to 11: the higher, the smaller and the slower.
 */
export async function packBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const packed = await brotli(text, {
    // The whole result in one chunk: each further one is a turn of the main thread.
    chunkSize: Math.max(1024, Math.ceil(text.length * usualPart)),
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  // The result is a view of the chunk: a cache would keep all of that in memory.
  return Buffer.from(packed);
}
