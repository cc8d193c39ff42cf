import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const line = [{ id: goods.mug.id }];

describeOnOneDatabase('e-mail of an order', (open) => {
  const shops: TestShop[] = [];
  const shopWith = async (isOrderEmailOptional: boolean) => {
    const shop = await openTestShop(open, { settings: { isOrderEmailOptional } });
    shops.push(shop);
    return shop;
  };
  afterAll(() => Promise.all(shops.map((shop) => shop.close())));

  it('is required, as in the specification', async () => {
    const shop = await shopWith(false);
    const answer = await buy(shop.visitor(), line, { email: '' });
    expect(answer).toMatchObject({ errorCode: 10, errorMessage: 'Обязательное поле' });
  }, 60_000);

  it('is optional where the shop decided so: the receipt goes to the phone; a misspelt one is rejected', async () => {
    const shop = await shopWith(true);
    expect(await buy(shop.visitor(), line, { email: 'anna@' })).toMatchObject({ errorCode: 10 });
    const { errorCode, result } = await buy(shop.visitor(), line, { email: '', payment: 'card' });
    expect(errorCode).toBe(0);
    const stored = await shop.db
      .selectFrom('orders')
      .select(['email', 'phone'])
      .where('number', '=', result.orderNum as string)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ email: '', phone: '9123456789' });
    expect(await shop.db.selectFrom('outbox').select('id').where('recipient', '=', '').execute()).toEqual([]);
  }, 60_000);
});
