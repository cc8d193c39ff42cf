import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { changedInEverything } from '../shop/catalogue-index/goods-change.js';
import { listTag, productTag, TagVersions } from '../shop/catalogue-index/tag-versions.js';
import { createPageCache } from './page-cache.js';

const page = (html: string, status = 200) => ({ html, status });

describe('page cache', () => {
  let version = 1;
  const cache = () => createPageCache(() => version, 100_000);

  beforeEach(() => {
    version = 1;
  });

  it('renders once for concurrent requests, and once in all', async () => {
    const pages = cache();
    const render = jest.fn(async () => page('<p>Лыжи</p>'));
    const [one, other] = await Promise.all([pages.take('a', render), pages.take('a', render)]);
    expect(one).toBe(other);
    await pages.take('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages.peek('a')).toBe(one);
  });

  it('forgets everything when the catalogue changes', async () => {
    const pages = cache();
    await pages.take('a', async () => page('old'));
    version = 2;
    expect(pages.peek('a')).toBeUndefined();
    const fresh = await pages.take('a', async () => page('new'));
    expect(String(await fresh.body('identity'))).toBe('new');
  });

  it('does not cache a page whose goods changed while it was rendered', async () => {
    const pages = cache();
    await pages.take('a', async () => {
      version = 2;
      return page('stale');
    });
    expect(pages.peek('a')).toBeUndefined();
  });

  it('does not cache failures, neither thrown nor rendered', async () => {
    const pages = cache();
    await expect(pages.take('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await pages.take('a', async () => page('sorry', 500));
    expect(pages.peek('a')).toBeUndefined();
  });

  it('stays within its bytes', async () => {
    const pages = cache();
    for (let n = 0; n < 20; n += 1) await pages.take(`k${n}`, async () => page(`${n}`.repeat(20_000)));
    const kept = Array.from({ length: 20 }, (_none, n) => pages.peek(`k${n}`)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.reduce((sum, ready) => sum + (ready?.length ?? 0), 0)).toBeLessThanOrEqual(100_000);
  });

  it('counts every encoding that is added later, and makes room for it', async () => {
    const pages = cache();
    const html = randomBytes(9_000).toString('hex');
    const [one, other] = [await pages.take('a', async () => page(html)), await pages.take('b', async () => page(html))];
    const before = pages.bytes();
    const packed = (await one.body('gzip')).length;
    expect(packed).toBeGreaterThan(5_000);
    expect(pages.bytes()).toBe(before + packed);
    expect([pages.peek('a'), pages.peek('b')]).toEqual([one, other]);
    for (let n = 0; n < 4; n += 1) {
      const ready = await pages.take(`k${n}`, async () => page(html));
      await ready.body('gzip');
      expect(pages.bytes()).toBeLessThanOrEqual(100_000);
    }
    expect(pages.peek('b')).toBeUndefined();
  });

  it('recompresses a frequently requested page, smaller', async () => {
    const html = Array.from({ length: 400 }, (_none, n) => `<li>Рюкзак ${(n * 7919) % 997}</li>`).join('');
    const ready = await cache().take('a', async () => page(html));
    const first = await ready.body('br');
    for (let request = 2; request < 10; request += 1) await ready.body('br');
    // Long enough for a compression that should not have begun.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ready.body('br')).toBe(first);
    let later = first;
    while (later.length >= first.length) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      later = await ready.body('br');
    }
    expect(String(brotliDecompressSync(later))).toBe(html);
  });

  it('encodes the same text each way; equal pages have equal ETags', async () => {
    const pages = cache();
    const ready = await pages.take('a', async () => page('<h1>Палатки</h1>'));
    expect(String(brotliDecompressSync(await ready.body('br')))).toBe('<h1>Палатки</h1>');
    expect(String(gunzipSync(await ready.body('gzip')))).toBe('<h1>Палатки</h1>');
    const twin = await pages.take('b', async () => page('<h1>Палатки</h1>'));
    expect(twin.etag).toBe(ready.etag);
  });

  it('can do without the text itself, for a fraction of the bytes', async () => {
    const html = `<style>a{}</style>${'<li>Рюкзак</li>'.repeat(500)}`;
    const [whole, packed] = [
      createPageCache(() => version),
      createPageCache(() => version, undefined, { keepsPlain: false }),
    ];
    const [one, other] = [
      await whole.take('a', async () => page(html)),
      await packed.take('a', async () => page(html)),
    ];
    expect(String(await other.body('identity'))).toBe(html);
    expect(String(gunzipSync(await other.body('gzip')))).toBe(html);
    expect([other.etag, other.inline()]).toEqual([one.etag, one.inline()]);
    expect(packed.bytes()).toBeLessThan(whole.bytes() / 5);
  });

  it('keeps a page until one of its tags is invalidated', async () => {
    const tags = new TagVersions();
    const pages = createPageCache(() => version, 100_000, { tags });
    const take = (key: string, tag: string) =>
      pages.take(key, async (dependencies) => {
        dependencies.on([tag]);
        return page(key);
      });
    await take('lists', listTag(5));
    await take('product', productTag(7));
    await pages.take('anything', async () => page('anything'));
    const change = {
      productId: 7,
      sectionIds: [6],
      ...changedInEverything,
    };
    version = 2;
    tags.touch([change], version);
    expect([pages.peek('lists') !== undefined, pages.peek('product'), pages.peek('anything')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    version = 3;
    tags.touchEverything(version);
    expect(pages.peek('lists')).toBeUndefined();
  });

  it('does not cache a page whose tags were touched while it was rendered, and caches one whose were not', async () => {
    const tags = new TagVersions();
    const pages = createPageCache(() => version, 100_000, { tags });
    for (const id of [7, 8]) {
      await pages.take(`p${id}`, async (dependencies) => {
        dependencies.on([productTag(id)]);
        version += 1;
        tags.touch(
          [
            {
              productId: 7,
              sectionIds: [],
              isListed: false,
              isStocked: false,
              isVariant: false,
              isOffered: false,
              isRaised: false,
              isReworded: false,
              hasOtherLook: false,
              addsOther: false,
            },
          ],
          version,
        );
        return page('');
      });
    }
    expect([pages.peek('p7'), pages.peek('p8') !== undefined]).toEqual([undefined, true]);
  });
});
