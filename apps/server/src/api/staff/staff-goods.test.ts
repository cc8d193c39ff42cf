import { sql } from 'kysely';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { stockOf } from '../../testing/stock.js';
import { openStaff } from '../../testing/staff.js';
import type { StaffClient } from '../../testing/staff.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';

const { boots, mug, lamp } = goods;

describeOnOneDatabase('goods, promo codes and reviews for the staff', (open) => {
  let shop: TestShop;
  let staff: StaffClient;
  let content: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    shop = await openTestShop(open);
    [staff, content, admin] = [
      await openStaff(shop, 'orders'),
      await openStaff(shop, 'content'),
      await openStaff(shop, 'admin'),
    ];
    await sql`
      insert into import_keys (kind, key, id) values
        ('variant', 'G1' || chr(10) || 'MUG-1', ${mug.variant}), ('variant', 'G2' || chr(10) || 'SAME', ${boots.small}),
        ('variant', 'G3' || chr(10) || 'SAME', ${boots.large})`.execute(shop.db);
  }, 60_000);
  afterAll(() => shop.close());

  const audit = async (subject: string) =>
    (await admin.get(`/audit?subject=${encodeURIComponent(subject)}`)).body.items;
  const setStock = (items: object[]) => staff.send('PUT', '/stock', { items });
  const setPrices = (items: object[]) => admin.send('PUT', '/prices', { items });

  describe('stock', () => {
    it('variants are found by product, offer and name, in pages', async () => {
      const ids = async (query: string) =>
        (await staff.get(`/variants?${query}`)).body.items.map(({ variantId }: { variantId: number }) => variantId);
      expect((await staff.get('/variants?offerId=MUG-1')).body.items).toEqual([
        {
          variantId: 21,
          productId: 2,
          offerId: 'MUG-1',
          title: 'Кружка',
          name: '',
          price: 1990.5,
          oldPrice: null,
          stock: [{ shopId: 1, amount: 7 }],
        },
      ]);
      expect(await ids(`productId=${boots.id}`)).toEqual([11, 12]);
      expect(await ids(`text=${encodeURIComponent('«югра')}`)).toEqual([11, 12]);
      expect(await ids('text=%25')).toEqual([]);
      expect(await ids('limit=2')).toEqual([11, 12]);
      expect(await ids('limit=2&after=12')).toEqual([21, 31]);
      expect((await staff.get('/shops')).body.items[0]).toEqual({
        id: 1,
        type: 'shops',
        city: 'Тюмень',
        address: 'ул. Республики, 142',
      });
    });

    it('is set to a number or changed by a difference, by id or code from the feed; the product goes on sale', async () => {
      expect((await buy(shop.visitor(), [{ id: lamp.id }])).errorCode).not.toBe(0);
      const reply = await setStock([
        { variantId: lamp.variant, shopId: 2, amount: 4 },
        { offerId: 'MUG-1', shopId: 1, change: -2 },
        { variantId: boots.small, shopId: 1, amount: 3 },
      ]);
      expect(reply).toEqual({ status: 200, body: { changed: 2 } });
      expect(await stockOf(shop.db, mug.variant)).toBe(5);
      expect((await buy(shop.visitor(), [{ id: lamp.id }])).errorCode).toBe(0);
      expect(await audit(`variant:${lamp.variant}`)).toMatchObject([
        { key: 'orders', action: 'stock.set', before: { shopId: 2, amount: 0 }, after: { shopId: 2, amount: 4 } },
      ]);
      expect(await audit(`variant:${boots.small}`)).toEqual([]);
    });

    it.each([
      ['an unknown variant', [{ variantId: 999, shopId: 1, amount: 1 }], 422, 'there is no variant 999'],
      ['an unknown offer', [{ offerId: 'X', shopId: 1, amount: 1 }], 422, 'no offer «X»'],
      ['a code that two offers share', [{ offerId: 'SAME', shopId: 1, amount: 1 }], 422, 'several offers'],
      ['an unknown shop', [{ variantId: 21, shopId: 99, amount: 1 }], 422, 'there is no shop 99'],
      [
        'the same variant twice',
        [
          { variantId: 21, shopId: 1, amount: 1 },
          { offerId: 'MUG-1', shopId: 1, amount: 2 },
        ],
        422,
        'another item changes',
      ],
      ['no variant named', [{ shopId: 1, amount: 1 }], 422, 'variantId or by offerId'],
      [
        'a variant named in two ways',
        [{ variantId: 21, offerId: 'MUG-1', shopId: 1, amount: 1 }],
        422,
        'variantId or by offerId',
      ],
      ['both an amount and a change', [{ variantId: 21, shopId: 1, amount: 1, change: 1 }], 422, 'amount or change'],
      ['an amount below zero', [{ variantId: 21, shopId: 1, amount: -1 }], 422, 'amount'],
      ['a fractional amount', [{ variantId: 21, shopId: 1, amount: 1.5 }], 422, 'amount'],
      ['taking more than there is', [{ variantId: 21, shopId: 1, change: -999 }], 409, 'there are'],
      ['no items', [], 422, 'items'],
    ])('%s: rejected, and nothing is changed', async (_why, items, status, message) => {
      const before = await shop.db.selectFrom('stock').selectAll().orderBy('variant_id').orderBy('shop_id').execute();
      const reply = await setStock(
        [{ variantId: boots.large, shopId: 2, amount: 17 }, ...items].slice(items.length === 0 ? 1 : 0),
      );
      expect([reply.status, reply.body.error.message]).toEqual([status, expect.stringContaining(message)]);
      expect(await shop.db.selectFrom('stock').selectAll().orderBy('variant_id').orderBy('shop_id').execute()).toEqual(
        before,
      );
    });

    it('a difference and sales at once: no piece is lost', async () => {
      await setStock([{ variantId: mug.variant, shopId: 1, amount: 10 }]);
      const sold = Promise.all([1, 2, 3].map(() => buy(shop.visitor(), [{ id: mug.id }])));
      await Promise.all([1, 2, 3, 4].map(() => setStock([{ variantId: mug.variant, shopId: 1, change: 2 }])));
      expect((await sold).map(({ errorCode }) => errorCode)).toEqual([0, 0, 0]);
      expect(await stockOf(shop.db, mug.variant)).toBe(15);
    });
  });

  describe('prices', () => {
    const listed = async () => {
      const visitor = shop.visitor();
      const { result } = await visitor.post('/api/catalog/getItems/', {
        sectionId: 0,
        page: 1,
        limit: 15,
        sort: 'name-asc',
        filter: {},
      });
      const { price, oldPrice } = result.items.find(({ id }: { id: number }) => id === mug.id);
      return { price, oldPrice };
    };

    it('change together and are the same everywhere; the audit has before and after', async () => {
      expect(
        await setPrices([
          { offerId: 'MUG-1', price: 2490.9, oldPrice: 3000 },
          { variantId: lamp.variant, price: 500 },
        ]),
      ).toEqual({
        status: 200,
        body: { changed: 1 },
      });
      for (let tries = 0; (await listed()).price !== 2490.9; tries += 1) {
        if (tries > 100) throw new Error('the list shows the old price');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await listed()).toEqual({ price: 2490.9, oldPrice: 3000 });
      const there = await shop.visitor().post('/api/product/checkAvailability/', { id: mug.id });
      expect(there.result).toMatchObject({ price: 2490.9, oldPrice: 3000 });
      expect((await audit(`variant:${mug.variant}`))[0]).toMatchObject({
        key: 'admin',
        action: 'price.set',
        before: { price: 1990.5, oldPrice: null },
        after: { price: 2490.9, oldPrice: 3000 },
      });
      expect((await setPrices([{ variantId: mug.variant, price: 2490.9, oldPrice: null }])).body).toEqual({
        changed: 1,
      });
    });

    it.each([
      [{ variantId: 21, price: 0 }],
      [{ variantId: 21, price: -1 }],
      [{ variantId: 21, price: 10.001 }],
      [{ variantId: 21, price: 1e9 }],
      [{ variantId: 21, price: '10' }],
      [{ variantId: 21, price: 100, oldPrice: 100 }],
      [{ variantId: 21, price: 100, oldPrice: 50 }],
      [{ variantId: 21, price: 100, isSale: true }],
    ])('%j: rejected', async (item) => {
      expect((await setPrices([item])).status).toBe(422);
    });

    it('prices are changed by admin only, reviews by content', async () => {
      expect((await staff.send('PUT', '/prices', { items: [{ variantId: 21, price: 1 }] })).status).toBe(403);
      expect((await content.send('PUT', '/stock', { items: [{ variantId: 21, shopId: 1, amount: 1 }] })).status).toBe(
        403,
      );
      expect((await staff.get('/reviews')).status).toBe(403);
    });
  });

  describe('promo codes', () => {
    const put = (code: string, terms: object) => admin.send('PUT', `/promo-codes/${encodeURIComponent(code)}`, terms);

    it('is created, works for the buyer, changes and ends', async () => {
      const made = await put('весна-5', { percent: 5, amount: null, maxUses: 10 });
      expect(made).toMatchObject({
        status: 200,
        body: { code: 'ВЕСНА-5', percent: 5, amount: null, uses: 0, isActive: true },
      });
      const visitor = shop.visitor();
      await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
      const apply = async () => (await visitor.post('/api/basket/applyPromocode/', { promocode: 'весна-5' })).errorCode;
      expect(await apply()).toBe(0);
      await put('ВЕСНА-5', { percent: null, amount: 100.5, minTotal: 1000, endsAt: '2999-01-01T00:00:00Z' });
      await put('ВЕСНА-5', { percent: 5, amount: null, isActive: false });
      expect(await apply()).not.toBe(0);
      expect(await audit('promo:ВЕСНА-5')).toMatchObject([
        { after: { isActive: false } },
        { before: { percent: 5 }, after: { percent: null, amount: 100.5, endsAt: '2999-01-01T00:00:00.000Z' } },
        { before: null, after: { maxUses: 10 } },
      ]);
      const { items } = (await admin.get('/promo-codes')).body;
      expect(items.find(({ code }: { code: string }) => code === 'ЗИМА10')).toMatchObject({
        percent: 10,
        maxUses: null,
      });
    });

    it.each([
      ['a b', { percent: 5, amount: null }],
      ['ОБА', { percent: 5, amount: 5 }],
      ['НИЧЕГО', { percent: null, amount: null }],
      ['МНОГО', { percent: 100, amount: null }],
      ['СЧЁТ', { percent: 5, amount: null, uses: 0 }],
      ['КОГДА', { percent: 5, amount: null, endsAt: 'завтра' }],
    ])('%s %j: rejected', async (code, terms) => {
      expect((await put(code, terms)).status).toBe(422);
    });

    it('the limit cannot be below the number of uses', async () => {
      await shop.db.updateTable('promo_codes').set({ uses: 1 }).where('code', '=', 'ПОСЛЕДНИЙ').execute();
      await shop.db.updateTable('promo_codes').set({ max_uses: 3, uses: 3 }).where('code', '=', 'ЗИМА10').execute();
      expect(await put('ЗИМА10', { percent: 10, amount: null, maxUses: 2 })).toMatchObject({ status: 422 });
      expect((await put('ЗИМА10', { percent: 10, amount: null, maxUses: 4 })).body).toMatchObject({
        uses: 3,
        maxUses: 4,
      });
    });
  });

  it('a review awaits the decision, is shown, is hidden; the rating follows', async () => {
    const { id } = await shop.db
      .insertInto('reviews')
      .values({ product_id: mug.id, name: 'Анна', value: 4, text: 'Тепло', status: 'pending' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rating = async () =>
      shop.db
        .selectFrom('products')
        .select(['rating', 'reviews_count'])
        .where('id', '=', mug.id)
        .executeTakeFirstOrThrow();
    const shown = async () =>
      (await shop.visitor().post('/api/product/getReviews/', { id: mug.id, limit: 5, index: 0 })).result.count;
    expect((await content.get('/reviews?status=pending')).body.items).toMatchObject([
      { id, product: 'Кружка', rating: 4, text: 'Тепло' },
    ]);
    expect([await rating(), await shown()]).toEqual([{ rating: 0, reviews_count: 0 }, 0]);
    expect((await content.send('PATCH', `/reviews/${id}`, { status: 'published' })).body).toMatchObject({
      id,
      status: 'published',
    });
    expect([await rating(), await shown()]).toEqual([{ rating: 4, reviews_count: 1 }, 1]);
    await content.send('PATCH', `/reviews/${id}`, { status: 'published' });
    await content.send('PATCH', `/reviews/${id}`, { status: 'rejected' });
    expect([await rating(), await shown()]).toEqual([{ rating: 0, reviews_count: 0 }, 0]);
    expect(await audit(`review:${id}`)).toMatchObject([
      { key: 'content', before: { status: 'published' }, after: { status: 'rejected' } },
      { before: { status: 'pending' }, after: { status: 'published' } },
    ]);
    expect((await content.send('PATCH', '/reviews/999999', { status: 'published' })).status).toBe(404);
    expect((await content.send('PATCH', `/reviews/${id}`, { text: 'другое', status: 'published' })).status).toBe(422);
  });

  it("the shop's answer is shown under the review and audited; an empty one removes it", async () => {
    const { id } = await shop.db
      .insertInto('reviews')
      .values({ product_id: mug.id, name: 'Олег', value: 2, text: 'Мала', status: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = (text: unknown, of: number | string = id) => content.send('PUT', `/reviews/${of}/answer`, { text });
    const shown = async () =>
      (await shop.visitor().post('/api/product/getReviews/', { id: mug.id, limit: 1, index: 0 })).result.reviews[0];
    expect(await shown()).toMatchObject({ text: 'Мала', answer: '', answerDate: '' });
    shop.clock.now = new Date('2026-10-02T21:00:00Z');
    expect((await answer('  Есть побольше.\nЗаходите! ')).body).toMatchObject({
      id,
      answer: 'Есть побольше.\nЗаходите!',
      answeredAt: '2026-10-02T21:00:00.000Z',
    });
    expect(await shown()).toMatchObject({ answer: 'Есть побольше.\nЗаходите!', answerDate: '03.10.2026' });
    // Sending the same again changes nothing.
    await answer('Есть побольше.\nЗаходите!');
    expect((await answer('')).body).toMatchObject({ answer: '', answeredAt: null });
    expect(await shown()).toMatchObject({ answer: '', answerDate: '' });
    expect(await audit(`review:${id}`)).toMatchObject([
      {
        key: 'content',
        action: 'review.answer',
        before: { answer: 'Есть побольше.\nЗаходите!' },
        after: { answer: '' },
      },
      { before: { answer: '' }, after: { answer: 'Есть побольше.\nЗаходите!' } },
    ]);
    expect((await answer('Кому?', 999_999)).status).toBe(404);
    expect((await answer('я'.repeat(2_001))).status).toBe(422);
    expect((await staff.send('PUT', `/reviews/${id}/answer`, { text: 'Нет' })).status).toBe(403);
  });
});
