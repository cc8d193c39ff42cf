import { getReviewsPageData } from '../pages/personal-data/reviews-page-data.js';
import { findSession } from '../shop/sessions/sessions.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const { boots, mug } = goods;
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnOneDatabase("one's own reviews", (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
    await shop.db.updateTable('stock').set({ amount: 100 }).execute();
  }, 60_000);
  afterAll(() => shop.close());

  const user = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, newPhone());
    return visitor;
  };
  const receive = async (visitor: Visitor, values: object = {}): Promise<void> => {
    const { result } = await buy(visitor, [{ id: boots.id, retailId: boots.small }, { id: mug.id }], values);
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    const way = 'delivery' in values ? 'delivering' : 'ready';
    for (const to of ['assembling', way, 'done']) {
      const reply = await visitor.request({
        method: 'POST',
        url: `/demo/orders/${id}`,
        headers: formHeaders,
        payload: `to=${to}`,
      });
      expect([to, reply.statusCode]).toEqual([to, 303]);
    }
  };
  const page = async (visitor: Visitor) =>
    getReviewsPageData(shop.db, await findSession(shop.db, visitor.cookies.get('tropa_session') ?? '', shop.clock.now));
  const send = (visitor: Visitor, values: object) =>
    visitor.post('/api/sendReview/', { id: mug.id, rating: 5, comment: 'Тепло держит', ...values });
  const unrated = {
    img: '',
    rating: 0,
    comment: '',
    answer: '',
    answerDate: '',
    photos: [],
    fit: null,
    maxPhotos: 5,
    asksFit: false,
  };
  const mugItem = { ...unrated, id: 2, link: '/product/kruzhka/', title: 'Кружка' };

  it("await received goods only; a sent one moves to the list and is shown on the product's page", async () => {
    const visitor = await user();
    await buy(visitor, [{ id: mug.id }]);
    expect(await page(visitor)).toEqual({ _itemsToReview: [], _reviews: [] });
    expect(await send(visitor, {})).toMatchObject({
      errorCode: 11,
      errorMessage: 'Оценить можно только полученный товар, и один раз',
    });
    await receive(visitor);
    expect((await page(visitor))._itemsToReview).toEqual([
      { ...unrated, id: 1, link: '/product/botinki-yugra/', title: 'Ботинки «Югра»', asksFit: true },
      mugItem,
    ]);
    const answer = await send(visitor, { comment: '  Тепло держит <b>долго</b> ' });
    const written = { ...mugItem, rating: 5, comment: 'Тепло держит <b>долго</b>' };
    expect(answer.result).toEqual({ item: written });
    expect(await page(visitor)).toMatchObject({ _itemsToReview: [{ id: 1 }], _reviews: [written] });
    const shown = await visitor.post('/api/product/getReviews/', { id: mug.id });
    expect(shown.result).toMatchObject({
      count: 1,
      reviews: [{ name: 'Анна', value: 5, text: 'Тепло держит <b>долго</b>' }],
    });
    const { rating, reviews_count } = await shop.db
      .selectFrom('products')
      .select(['rating', 'reviews_count'])
      .where('id', '=', mug.id)
      .executeTakeFirstOrThrow();
    expect([rating, reviews_count]).toEqual([5, 1]);
  });

  it('are one per product, after a double click too', async () => {
    const visitor = await user();
    await receive(visitor, { delivery: 'courier', address: 'ул. Ленина, 1' });
    const answers = await Promise.all([send(visitor, { rating: 4 }), send(visitor, { rating: 4 })]);
    expect(answers.map((answer) => answer.errorCode).sort()).toEqual([0, 11]);
    expect((await page(visitor))._reviews).toHaveLength(1);
  });

  it('a dismissed one is not awaited any more', async () => {
    const visitor = await user();
    await receive(visitor);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect((await visitor.post('/api/cancelReview/', { id: boots.id })).errorCode).toBe(0);
    }
    expect((await page(visitor))._itemsToReview).toEqual([mugItem]);
    expect((await send(visitor, { id: boots.id })).errorCode).toBe(11);
  });

  it('a product dismissed before the purchase, or unknown, changes nothing: bought later, it awaits a review', async () => {
    const visitor = await user();
    for (const id of [mug.id, 999_999]) {
      expect(await visitor.post('/api/cancelReview/', { id })).toMatchObject({ httpStatus: 200, errorCode: 0 });
    }
    await receive(visitor);
    expect((await page(visitor))._itemsToReview).toEqual([expect.objectContaining({ id: boots.id }), mugItem]);
  });

  it("others' reviews are not shown; an unpublished one is shown to its author alone", async () => {
    const [visitor, other] = [await user(), await user()];
    await receive(visitor);
    await send(visitor, { comment: 'Ещё не проверен' });
    await shop.db.updateTable('reviews').set({ status: 'pending' }).where('text', '=', 'Ещё не проверен').execute();
    expect((await page(visitor))._reviews).toEqual([expect.objectContaining({ comment: 'Ещё не проверен' })]);
    expect((await page(other))._reviews).toEqual([]);
    const { reviews } = (await other.post('/api/product/getReviews/', { id: mug.id, limit: 5, index: 0 })).result;
    expect(JSON.stringify(reviews)).not.toContain('Ещё не проверен');
  });

  it.each([
    [{ rating: 0 }, 'Неверное значение поля «rating»'],
    [{ rating: 6 }, 'Неверное значение поля «rating»'],
    [{ rating: 4.5 }, 'Неверное значение поля «rating»'],
    [{ comment: ' ' }, 'Неверное значение поля «comment»'],
    [{ comment: 'я'.repeat(5001) }, 'Неверное значение поля «comment»'],
  ])('rejects %j', async (values, errorMessage) => {
    const visitor = await user();
    expect(await send(visitor, values)).toMatchObject({ httpStatus: 200, errorCode: 10, errorMessage });
  });

  it('are not accessible to a visitor', async () => {
    const visitor = shop.visitor();
    const refusal = { httpStatus: 200, errorCode: 12, errorMessage: 'Вы не авторизованы' };
    expect(await send(visitor, {})).toMatchObject(refusal);
    expect(await visitor.post('/api/cancelReview/', { id: 1 })).toMatchObject(refusal);
    expect(await page(visitor)).toEqual({ _itemsToReview: [], _reviews: [] });
  });

  it("the shop's demo page of orders skips no step and does not listen to another site", async () => {
    const visitor = await user();
    const { result } = await buy(visitor, [{ id: mug.id }]);
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', result.orderNum)
      .executeTakeFirstOrThrow();
    const step = (to: string, headers = {}) =>
      visitor.request({
        method: 'POST',
        url: `/demo/orders/${id}`,
        headers: { ...formHeaders, ...headers },
        payload: `to=${to}`,
      });
    expect((await step('done')).statusCode).toBe(400);
    expect((await step('assembling', { origin: 'https://evil.example' })).statusCode).toBe(403);
    const shown = await visitor.request({ method: 'GET', url: '/demo/orders' });
    expect(shown.body).toContain(`№ ${result.orderNum}, Анна`);
    expect(shown.body).toContain('value="assembling">Собирается');
  });
});
