import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { packBrotli } from './pack-brotli.js';

const page = Buffer.from('<li class="card"><a href="/product/lyzhi/">Лыжи</a></li>'.repeat(3_000));

it.each([
  ['a page', page],
  ['what does not compress, and comes in several chunks', randomBytes(100_000)],
  ['nothing', Buffer.alloc(0)],
])('%s is unchanged after unpacking', async (_name, text) => {
  expect(brotliDecompressSync(await packBrotli(text, 5)).equals(text)).toBe(true);
});

it('keeps no more memory than its bytes, or what small buffers share', async () => {
  const packed = await packBrotli(page, 5);
  expect(packed.length).toBeLessThan(page.length / 5);
  expect(packed.buffer.byteLength).toBeLessThanOrEqual(Math.max(packed.length, Buffer.poolSize));
});
