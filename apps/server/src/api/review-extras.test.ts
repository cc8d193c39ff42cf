import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDiskPhotos, createS3Photos } from '../adapters/photo-store.js';
import type { PhotoStore } from '../adapters/photo-store.js';
import { openBucket } from '../adapters/s3/s3-bucket.js';
import { exportReviews } from '../content-files/export-reviews.js';
import { getReviewsPageData } from '../pages/personal-data/reviews-page-data.js';
import { findSession } from '../shop/sessions/sessions.js';
import { sweepOld } from '../shop/upkeep/sweep-old.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { openStaff } from '../testing/staff.js';
import type { StaffClient } from '../testing/staff.js';
import { startS3 } from '../testing/stand-ins/s3-server.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const folder = mkdtempSync(join(tmpdir(), 'tropa-photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A photo as a phone makes it: it lies on its side, and its EXIF data contain where it was made. */
const photo = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .withExif({ IFD0: { Make: 'Phone of the test' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const sendForm = async (
  visitor: Visitor,
  fields: object,
  files: readonly (readonly [name: string, data: Buffer])[],
) => {
  const boundary = 'photos-of-the-test';
  const part = (head: string, data: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(data),
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value))),
    ...files.map(([name, data]) => part(`name="photos"; filename="${name}"`, data)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const reply = await visitor.request({ method: 'POST', url: '/api/sendReview/', headers, payload });
  return reply.json();
};

describeOnOneDatabase('reviews: photos, size, stars, «полезно»', (open) => {
  let shop: TestShop;
  let staff: StaffClient;
  let own: string;
  beforeAll(async () => {
    own = mkdtempSync(join(folder, 'shop-'));
    shop = await openTestShop(open, {
      settings: { isDemo: false, staffEmail: 'shop@tropa.example' },
      adapters: { photos: createDiskPhotos(own) },
    });
    staff = await openStaff(shop, 'admin');
    await shop.db.updateTable('stock').set({ amount: 1000 }).execute();
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.deleteFrom('reviews').execute();
    await shop.db.deleteFrom('rate_limits').execute();
  });

  const buyer = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    const { result } = await buy(visitor, [{ id: boots.id, retailId: boots.small }, { id: mug.id }]);
    await shop.db.updateTable('orders').set({ status: 'done' }).where('number', '=', result.orderNum).execute();
    return visitor;
  };
  const page = async (visitor: Visitor) =>
    getReviewsPageData(shop.db, await findSession(shop.db, visitor.cookies.get('tropa_session') ?? '', shop.clock.now));
  const words = { id: boots.id, rating: 4, comment: 'Маломерят' };
  const ask = (asked: object = {}) => shop.visitor().post('/api/product/getReviews/', { id: boots.id, ...asked });
  const publish = async () => {
    for (const { id } of await shop.db.selectFrom('reviews').select('id').where('status', '=', 'pending').execute())
      expect((await staff.send('PATCH', `/reviews/${id}`, { status: 'published' })).status).toBe(200);
  };
  const get = (url: string) => shop.visitor().request({ method: 'GET', url });

  it('photos: await moderation, then shown; re-encoded, without the place, rotated; a rejected one is gone', async () => {
    const author = await buyer();
    const answer = await sendForm(author, { ...words, fit: 'small' }, [
      ['IMG_1.jpg', await photo()],
      [
        'two.png',
        await sharp(await photo(3000, 2000))
          .png()
          .toBuffer(),
      ],
    ]);
    expect(answer.errorCode).toBe(0);
    const { item } = answer.result;
    expect(item).toMatchObject({
      fit: 'small',
      photos: [
        { width: 300, height: 400 },
        { width: 1600, height: 1067 },
      ],
    });
    expect(item.photos[0].src).toMatch(/^\/media\/reviews\/[\da-f]{32}\.webp$/);

    // Nobody else sees it yet.
    expect((await ask()).result).toMatchObject({ reviews: [], count: 0 });
    const waiting = await get(item.photos[0].src);
    expect([waiting.statusCode, waiting.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const [listed] = (await staff.get('/reviews?status=pending')).body.items;
    expect(listed).toMatchObject({ fit: 'small', photos: item.photos.map(({ src }: { src: string }) => src) });

    await publish();
    const [shown] = (await ask()).result.reviews;
    expect(shown).toMatchObject({ fit: 'small', helpful: 0, photos: item.photos });
    const reply = await get(shown.photos[0].src);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    const { format, exif, orientation, width, height } = await sharp(reply.rawPayload).metadata();
    expect({ format, exif, orientation, width, height }).toEqual({
      format: 'webp',
      exif: undefined,
      orientation: undefined,
      width: 300,
      height: 400,
    });
    expect(reply.rawPayload.includes('Phone of the test')).toBe(false);
    const small = await get(shown.photos[0].preview);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });

    await staff.send('PATCH', `/reviews/${listed.id}`, { status: 'rejected' });
    expect((await get(shown.photos[0].src)).statusCode).toBe(404);
    expect((await ask()).result.count).toBe(0);
  });

  it.each([
    [
      'what is not a picture',
      async (): Promise<[string, Buffer][]> => [['x.jpg', Buffer.from('<svg onload="alert(1)"/>')]],
      10,
    ],
    ['a picture by its first bytes alone', async () => [['x.jpg', Buffer.from('\xff\xd8\xff\xe0 no', 'latin1')]], 10],
    ['an empty file', async () => [['x.jpg', Buffer.alloc(0)]], 10],
    [
      'six photos',
      async () => {
        const data = await photo();
        return Array.from({ length: 6 }, (_, index): [string, Buffer] => [`${index}.jpg`, data]);
      },
      10,
    ],
    [
      'a good photo with a bad one',
      async () => [
        ['a.jpg', await photo()],
        ['b.jpg', Buffer.from('no')],
      ],
      10,
    ],
  ] as const)('is rejected: %s; and nothing stays', async (_why, files, code) => {
    const author = await buyer();
    const before = readdirSync(own).length;
    expect((await sendForm(author, words, (await files()) as [string, Buffer][])).errorCode).toBe(code);
    expect(readdirSync(own)).toHaveLength(before);
    expect((await page(author))._reviews).toEqual([]);
    // The words are not lost: they may be sent again.
    expect((await sendForm(author, words, [])).errorCode).toBe(0);
  });

  it('a visitor who did not buy has no photo stored either', async () => {
    const stranger = shop.visitor();
    await registerUser(shop.db, stranger, newPhone());
    const before = readdirSync(own).length;
    expect((await sendForm(stranger, words, [['a.jpg', await photo()]])).errorCode).toBe(11);
    expect(readdirSync(own)).toHaveLength(before);
  });

  it('the fit is asked where there are sizes; without photos the call is as before', async () => {
    const author = await buyer();
    const asked = (await page(author))._itemsToReview ?? [];
    expect(asked.map(({ id, asksFit, maxPhotos }) => [id, asksFit, maxPhotos])).toEqual(
      expect.arrayContaining([
        [boots.id, true, 5],
        [mug.id, false, 5],
      ]),
    );
    const plain = await author.post('/api/sendReview/', { id: mug.id, rating: 5, comment: 'Тепло' });
    expect(plain.result.item).toMatchObject({ rating: 5, photos: [] });
    expect((await author.post('/api/sendReview/', { ...words, fit: 'huge' })).errorCode).toBe(10);
  });

  it('are filtered by stars, the summary is of all published ones', async () => {
    for (const [rating, fit] of [
      [5, 'true'],
      [5, 'small'],
      [3, 'true'],
    ] as const)
      expect((await (await buyer()).post('/api/sendReview/', { ...words, rating, fit })).errorCode).toBe(0);
    await publish();
    await (await buyer()).post('/api/sendReview/', { ...words, rating: 1, fit: 'large' });
    const summary = {
      stars: [
        { value: 5, count: 2 },
        { value: 4, count: 0 },
        { value: 3, count: 1 },
        { value: 2, count: 0 },
        { value: 1, count: 0 },
      ],
      fit: { small: 1, true: 2, large: 0 },
    };
    const all = (await ask()).result;
    expect([all.count, all.summary]).toEqual([3, summary]);
    const five = (await ask({ value: 5, limit: 1, index: 1 })).result;
    expect([five.count, five.reviews.map(({ value }: { value: number }) => value), five.summary]).toEqual([
      2,
      [5],
      summary,
    ]);
    expect((await ask({ value: 1 })).result).toMatchObject({ count: 0, reviews: [] });
    expect((await ask({ value: 6 })).errorCode).toBe(10);
  });

  it("«полезно»: one vote per visitor, taken back, none for one's own, kept at sign-in", async () => {
    const author = await buyer();
    await author.post('/api/sendReview/', words);
    await publish();
    const [{ id }] = (await ask()).result.reviews;
    const mark = (visitor: Visitor, isHelpful = true) => visitor.post('/api/product/markReview/', { id, isHelpful });
    const marks = async (visitor: Visitor) =>
      (await visitor.post('/api/product/getReviewMarks/', { id: boots.id })).result;
    const [guest, other] = [shop.visitor(), shop.visitor()];
    expect(await marks(guest)).toEqual({ helpful: [], own: [] });
    expect(guest.cookies.size).toBe(0);
    expect((await mark(guest)).result).toEqual({ helpful: 1 });
    expect((await mark(guest)).result).toEqual({ helpful: 1 });
    expect((await mark(other)).result).toEqual({ helpful: 2 });
    expect((await mark(other, false)).result).toEqual({ helpful: 1 });
    expect((await mark(other, false)).result).toEqual({ helpful: 1 });
    expect((await mark(author)).errorCode).toBe(32);
    expect(await marks(author)).toEqual({ helpful: [], own: [id] });
    expect((await ask()).result.reviews[0].helpful).toBe(1);
    await registerUser(shop.db, guest, newPhone());
    expect(await marks(guest)).toEqual({ helpful: [id], own: [] });
    expect((await mark(guest)).result).toEqual({ helpful: 1 });
    expect((await shop.visitor().post('/api/product/markReview/', { id: 999_999, isHelpful: true })).errorCode).toBe(
      11,
    );
  });

  it('are exported with the summary of votes and the addresses of photos', async () => {
    const author = await buyer();
    const { result } = await sendForm(author, { ...words, fit: 'large' }, [['a.jpg', await photo()]]);
    await publish();
    const lines: string[] = [];
    for await (const part of exportReviews(shop.db, 'https://tropa.example')) lines.push(part);
    const [review, ...others] = lines
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(others).toEqual([]);
    expect(review).toMatchObject({
      productId: boots.id,
      rating: 4,
      text: 'Маломерят',
      fit: 'large',
      status: 'published',
      helpful: 0,
      photos: [`https://tropa.example${result.item.photos[0].src}`],
    });
  });

  it("a guest's vote outlives the sweep", async () => {
    const author = await buyer();
    await author.post('/api/sendReview/', words);
    await publish();
    const [{ id }] = (await ask()).result.reviews;
    await shop.visitor().post('/api/product/markReview/', { id, isHelpful: true });
    await sweepOld(shop.db, new Date(shop.clock.now.getTime() + 40 * 86_400_000));
    expect((await ask()).result.reviews[0].helpful).toBe(1);
  });

  it('concurrent votes: each is counted, the same one once', async () => {
    const author = await buyer();
    await author.post('/api/sendReview/', words);
    await publish();
    const [{ id }] = (await ask()).result.reviews;
    const body = { id, isHelpful: true };
    const visitors = [shop.visitor(), shop.visitor(), shop.visitor()];
    await Promise.all(visitors.map((visitor) => visitor.post('/api/product/markReview/', body)));
    await Promise.all(
      visitors.flatMap((visitor) => [visitor, visitor].map((one) => one.post('/api/product/markReview/', body))),
    );
    expect((await ask()).result.reviews[0].helpful).toBe(3);
  });
});

describe.each(['a folder', 'a bucket'])('where photos of reviews are kept: %s', (kind) => {
  let store: PhotoStore;
  let end = async (): Promise<void> => undefined;
  beforeAll(async () => {
    if (kind === 'a folder') store = createDiskPhotos(join(folder, 'store'));
    else {
      const s3 = await startS3();
      store = createS3Photos(openBucket(s3.settings));
      end = () => s3.close();
    }
  });
  afterAll(() => end());

  it('is kept under a key that cannot be guessed, is read and deleted', async () => {
    const [one, other] = [await store.save(Buffer.from('one')), await store.save(Buffer.from('other'))];
    expect(one).toMatch(/^[\da-f]{32}$/);
    expect(one).not.toBe(other);
    expect((await store.read(one))?.toString()).toBe('one');
    await store.remove(one);
    await store.remove(one);
    expect(await store.read(one)).toBeNull();
    expect((await store.read(other))?.toString()).toBe('other');
  });

  it('a foreign path is not a key', async () => {
    await expect(async () => store.read('../secret')).rejects.toThrow('not a key');
    await expect(async () => store.remove('../secret')).rejects.toThrow('not a key');
  });
});
