import { describeOnDatabases } from '../testing/databases.js';
import { buy } from '../testing/ordering.js';
import { newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import { bytesOf, feedOf, offerOf } from './feed.fixtures.js';
import { importYml } from './import-yml.js';

jest.setTimeout(60_000);

const sized = (id: string, size: string, fields: Record<string, string> = {}) =>
  offerOf(
    id,
    { name: `Ботинки Кедр, ${size}`, vendor: 'Кедр', ...fields },
    { attributes: 'group_id="77"', inside: `<param name="Размер">${size}</param>` },
  );
const tent = offerOf('t', { name: 'Палатка Тайга' });

describeOnDatabases('orders and baskets when the feed comes again', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 120_000);
  afterAll(() => shop.close());

  it('keep their lines, prices and page, of the same feed and of one with other prices, names, and goods that are gone', async () => {
    const { db } = shop;
    const load = (...offers: string[]) =>
      importYml(db, bytesOf(feedOf({ offers: offers.join('') }), 'utf-8', 4_000), { source: 'test.yml' });
    await load(sized('a', '41'), sized('b', '42'), tent);
    const idOf = async (title: string) =>
      (await db.selectFrom('products').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id;
    const [boots, house] = [await idOf('Ботинки Кедр'), await idOf('Палатка Тайга')];
    const variantOf = async (size: string) =>
      (await db.selectFrom('variants').select('id').where('name', '=', size).executeTakeFirstOrThrow()).id;
    const visitor = shop.visitor();
    await registerUser(db, visitor, newPhone());
    const lines = [{ id: boots, retailId: await variantOf('41') }, { id: house }];
    const { orderNum: number } = (await buy(visitor, lines)).result as { orderNum: string };
    await visitor.post('/api/basket/addItemToBasket/', { id: boots, retailId: await variantOf('42') });

    const rows = () => db.selectFrom('order_lines').selectAll().orderBy('id').execute();
    const shown = async () => {
      const { result } = await visitor.post('/api/user/getOrder/', { number });
      return result.order;
    };
    const basket = async () => (await visitor.get('/api/basket/getItems/')).result;
    const [rowsBefore, before, basketBefore] = [await rows(), await shown(), await basket()];
    expect(before.items).toHaveLength(2);
    expect(basketBefore.items).toHaveLength(1);

    expect(await load(sized('a', '41'), sized('b', '42'), tent)).toMatchObject({ added: 0, changed: 0, gone: 0 });
    expect([await rows(), await shown(), await basket()]).toEqual([rowsBefore, before, basketBefore]);

    await load(
      sized('a', '41', { price: '7777', name: 'Ботинки Кедр Новые, 41' }),
      sized('b', '42', { price: '6000' }),
    );
    const { status, items, price } = await shown();
    expect([status, price]).toEqual([before.status, before.price]);
    expect(items.map((line: { title: string; price: number }) => [line.title, line.price])).toEqual(
      before.items.map((line: { title: string; price: number }) => [line.title, line.price]),
    );
    expect(await rows()).toEqual(rowsBefore);
    // A basket is of today: the same line at the new price.
    expect((await basket()).items).toMatchObject([{ id: boots, price: 6000 }]);
  });
});
