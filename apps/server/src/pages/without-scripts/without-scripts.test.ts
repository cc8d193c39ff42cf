import type { RenderInput } from '@tropa/render-contract';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';

const { boots, mug, lamp } = goods;

describeOnOneDatabase('a page without scripts', (open) => {
  let shop: TestShop;
  const rendered: RenderInput[] = [];
  beforeAll(async () => {
    const renderPage = (input: RenderInput) => {
      rendered.push(input);
      return { html: `<title>${input.meta.title}</title>`, status: input.status };
    };
    shop = await openTestShop(open, { parts: { renderPage } });
  }, 60_000);
  afterAll(() => shop.close());

  const send = (body: string, headers: Record<string, string> = {}, url = '/basket/add/') =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test', ...headers },
      body,
    });
  const own = { origin: 'http://shop.test' };

  it('puts the chosen variant into the basket and goes there', async () => {
    const answer = await send(`id=${boots.id}&retailId=${boots.small}`, own);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/basket']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie] = answer.cookies;
    const basket = await shop.app.inject({
      url: '/api/basket/getItems/',
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    expect(basket.json()).toMatchObject({ result: { items: [{ id: boots.id, retailId: boots.small, quantity: 1 }] } });
  });

  it('accepts goods without variants', async () => {
    expect((await send(`id=${mug.id}&retailId=`, own)).statusCode).toBe(303);
  });

  it('rejects pages of other sites and a prefetch', async () => {
    const before = rendered.length;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { ...own, 'sec-purpose': 'prefetch' },
    ];
    for (const headers of foreign) {
      const answer = await send(`id=${mug.id}`, headers);
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
    expect(rendered.slice(before).every(({ page }) => page === 'error')).toBe(true);
  });

  it.each([
    ['sold out', `id=${lamp.id}`, 'Товара нет в наличии'],
    ['unknown', 'id=987654', 'Товар не найден'],
    ['no number', 'id=%3Cscript%3E', 'Товар не найден'],
    ['nothing', '', 'Товар не найден'],
  ])('says why nothing was added: %s', async (_name, body, words) => {
    const answer = await send(body, own);
    expect(answer.statusCode).toBe(409);
    expect(rendered.at(-1)).toMatchObject({ page: 'error', status: 409, data: { _title: words } });
  });

  it('is the only address that reads such forms', async () => {
    expect((await send(`id=${mug.id}`, own, '/api/basket/addItemToBasket/')).statusCode).toBe(415);
    expect((await send('id='.padEnd(3000, '1'), own)).statusCode).toBe(413);
  });

  it('shows where the chosen variant is and what buyers say; another variant has another page', async () => {
    const facts = async (url: string) => {
      expect((await shop.app.inject({ url })).statusCode).toBe(200);
      return rendered.at(-1);
    };
    const first = await facts('/product/botinki-yugra/');
    expect(first?.withoutScripts?.shops).toEqual([{ address: 'ул. Республики, 142', amount: 3 }]);
    expect(first?.data).not.toHaveProperty('withoutScripts');
    const lost = await facts('/product/fonar/');
    expect(lost?.withoutScripts).toMatchObject({ pickupDate: '', shops: [], otherShops: 0, reviews: [] });
    const large = await facts(`/product/botinki-yugra/?offer=${boots.large}`);
    expect(large?.withoutScripts?.shops).not.toEqual(first?.withoutScripts?.shops);
  });

  const inCity = (id: number) => ({
    cookie: `LOCATION=${encodeURIComponent(JSON.stringify({ id, value: 'Любой' }))}`,
  });

  it('is for the city that the visitor chose, as the call is; else for the default one', async () => {
    const at = async (headers: Record<string, string>) => {
      const before = rendered.length;
      await shop.app.inject({ url: `/product/botinki-yugra/?offer=${boots.small}`, headers });
      expect(rendered).toHaveLength(before + 1);
      const facts = rendered.at(-1)?.withoutScripts;
      const { result } = (
        await shop.app.inject({
          method: 'POST',
          url: '/api/product/checkAvailability/',
          headers: { host: 'shop.test', ...headers, ...own },
          payload: { id: boots.id, retailId: boots.small },
        })
      ).json();
      expect(facts).toMatchObject({ pickupDate: result.pickupDate, deliveryDate: result.deliveryDate });
      expect(facts?.shops).toEqual(result.store.map(({ id: _id, ...one }: { id: number }) => one));
      return facts;
    };
    const near = { city: 'Тюмень', isInCity: true, pickupDate: expect.stringMatching(/^(сегодня|завтра)/) };
    expect(await at(inCity(1))).toMatchObject(near);
    expect(await at({})).toMatchObject(near);
    const far = await at(inCity(3));
    expect(far).toMatchObject({ city: 'Сургут', isInCity: false });
    expect(far?.shops).toEqual([{ address: 'Тюмень, ул. Республики, 142', amount: 3 }]);
  });

  it('does not promise today what it promised in the morning', async () => {
    const url = '/product/kruzhka/';
    const pickup = async (time: string) => {
      const before = rendered.length;
      shop.clock.now = new Date(`2026-11-23T${time}:00+05:00`);
      await shop.app.inject({ url });
      return rendered.slice(before).map(({ withoutScripts }) => withoutScripts?.pickupDate);
    };
    const { now } = shop.clock;
    expect(await pickup('09:00')).toEqual(['сегодня']);
    expect(await pickup('17:59')).toEqual([]);
    expect(await pickup('18:00')).toEqual(['завтра']);
    shop.clock.now = now;
  });

  it('shows where the first available variant is, if the address names none', async () => {
    const shopsAt = async (url: string) => {
      await shop.app.shop.catalogueVersion.refresh();
      const before = rendered.length;
      expect((await shop.app.inject({ url })).statusCode).toBe(200);
      expect(rendered).toHaveLength(before + 1);
      return rendered.at(-1)?.withoutScripts?.shops.map(({ amount }) => amount);
    };
    const sold = shop.db.updateTable('stock').where('variant_id', '=', boots.small);
    await sold.set({ amount: 0 }).execute();
    try {
      expect(await shopsAt('/product/botinki-yugra/')).toEqual([1, 1]);
      expect(await shopsAt(`/product/botinki-yugra/?offer=${boots.small}`)).toEqual([]);
    } finally {
      await sold.where('shop_id', '=', 1).set({ amount: 3 }).execute();
    }
  });

  it('has its page without a variant too', async () => {
    await shop.db.updateTable('products').set({ default_variant_id: null }).where('id', '=', lamp.id).execute();
    await shop.db.deleteFrom('variants').where('product_id', '=', lamp.id).execute();
    expect((await shop.app.inject({ url: '/product/fonar/?again=1' })).statusCode).toBe(200);
  });
});
