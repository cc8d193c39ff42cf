import type { RenderInput } from '@tropa/render-contract';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { openTestShop } from '../../testing/test-shop.js';

const { mug } = goods;

describeOnOneDatabase('the price of delivery in page data', (open) => {
  it.each([
    [{}, true],
    [{ delivery: true }, true],
    [{ delivery: false }, false],
  ])(
    'with the flags %j of basket and order: %j',
    async (flags, isThere) => {
      const shop = await openTestShop(open, {
        settings: { flags },
        parts: { renderPage: (input) => ({ html: JSON.stringify(input), status: input.status }) },
      });
      const visitor = shop.visitor();
      await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
      for (const url of ['/basket', '/order']) {
        const { data } = JSON.parse((await visitor.request({ method: 'GET', url })).body) as RenderInput;
        expect(data._basket).toMatchObject({ items: [{ id: mug.id }] });
        expect('_delivery' in data).toBe(isThere);
      }
      await shop.close();
    },
    60_000,
  );
});
