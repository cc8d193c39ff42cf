import { basketApi } from '../basket/basket.endpoints.js';
import { listingApi } from '../listing/listing.endpoints.js';
import { createShop } from '../store/shop.js';
import { withWholeAddresses } from './whole-addresses.js';

const shop = 'https://shop.example/base';
const answer = {
  items: [{ id: 1, link: '/product/tent/', img: '/media/1/320.webp', title: '/ 5 шт.', price: 1290 }],
  images: ['/media/1/960.webp', 'https://cdn.example/2.webp', '//cdn.example/3.webp'],
  agent: `<p>См. <a href="/service/">сервис</a>, <img src='/media/4.webp'> и <a href="https://x.example/">x</a> 1/2</p>`,
  payment_link: '/pay/42',
  empty: null,
};

test('addresses of a shop on another origin get its host', () => {
  expect(withWholeAddresses(answer, { baseUrl: shop })).toEqual({
    items: [
      {
        id: 1,
        link: 'https://shop.example/product/tent/',
        img: 'https://shop.example/media/1/320.webp',
        title: '/ 5 шт.',
        price: 1290,
      },
    ],
    images: ['https://shop.example/media/1/960.webp', 'https://cdn.example/2.webp', '//cdn.example/3.webp'],
    agent: `<p>См. <a href="https://shop.example/service/">сервис</a>, <img src='https://shop.example/media/4.webp'> и <a href="https://x.example/">x</a> 1/2</p>`,
    payment_link: 'https://shop.example/pay/42',
    empty: null,
  });
});

test.each([undefined, '', '/shop', location.origin])("the page's own shop (%s) is left as it is", (baseUrl) => {
  expect(withWholeAddresses(answer, baseUrl === undefined ? {} : { baseUrl })).toBe(answer);
});

test('the public address overrides the one that is called, and the page’s own too: a server renders the same HTML', () => {
  const whole = withWholeAddresses(answer, { baseUrl: '', publicUrl: 'https://shop.example/shop/' });
  expect(whole).toEqual(withWholeAddresses(answer, { baseUrl: shop }));
  expect(whole).toEqual(
    withWholeAddresses(answer, { baseUrl: 'http://shop.internal:4200', publicUrl: 'https://shop.example' }),
  );
});

test.each(['shop.example', '//shop.example', '/shop', ''])(
  'an invalid public address %j throws when the shop is created',
  (publicUrl) => {
    expect(() => createShop({ settings: { publicUrl } })).toThrow('must be the whole address of the shop');
  },
);

test('a key of the shop is not an address, even if it begins with a slash', async () => {
  const asked: RequestInit[] = [];
  const fetchFn = jest.fn((url: RequestInfo | URL, init?: RequestInit) => {
    asked.push(init ?? {});
    const isKey = String(url).endsWith('/getkey/');
    return Promise.resolve(
      isKey ? Response.json({ key: '/AbC+' }) : Response.json({ errorCode: 0, result: { length: 0 } }),
    );
  });
  const { store } = createShop({ settings: { baseUrl: shop, fetchFn, apiKey: {} } });
  await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
  expect(asked.at(-1)?.headers).toMatchObject({ 'X-Api-Key': '/AbC+' });
});

describe('a shop on another origin', () => {
  const baseUrl = 'https://shop.example';
  const ask = async (fetchFn: jest.Mock) => {
    const onError = jest.fn();
    const { store } = createShop({ settings: { baseUrl, fetchFn, onError } });
    const { data } = await store.dispatch(listingApi.endpoints.getListing.initiate(args));
    return { store, data, onError };
  };
  const args = { url: '/api/catalog/getItems/', sectionId: 0, page: 1, limit: 15, sort: '', filter: {} } as never;
  const reply = (body: unknown, init?: ResponseInit) => jest.fn(() => Promise.resolve(Response.json(body, init)));
  const card = { id: 1, link: '/product/1/', title: 'Палатка', price: 10, oldPrice: null, img: '/media/1.webp' };

  test("gets the visitor's cookie, and its addresses are absolute", async () => {
    const fetchFn = reply({
      statusCode: 200,
      errorCode: 0,
      errorMessage: '',
      result: { count: 1, items: [{ ...card, recommended: false, newItem: false }] },
    });
    const { data } = await ask(fetchFn);
    expect(fetchFn).toHaveBeenCalledWith(
      'https://shop.example/api/catalog/getItems/',
      expect.objectContaining({ credentials: 'include' }),
    );
    expect(data?.items[0]).toMatchObject({
      link: 'https://shop.example/product/1/',
      img: 'https://shop.example/media/1.webp',
    });
  });

  test('that does not allow the origin: the log says which setting to change', async () => {
    const { store, onError } = await ask(jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(onError).toHaveBeenLastCalledWith(
      { kind: 'network', message: 'Failed to fetch' },
      {
        source: 'getListing',
        details: `If https://shop.example answers otherwise, add ${location.origin} to its ALLOWED_ORIGINS.`,
      },
    );
    // Once: all calls of a page fail for the same reason.
    await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    expect(onError).toHaveBeenLastCalledWith(
      { kind: 'network', message: 'Failed to fetch' },
      { source: 'getBasketLength' },
    );
  });

  test('that rejects a call and says why: the log says it too', async () => {
    const why = 'Requests from other sites are rejected: add http://localhost to ALLOWED_ORIGINS';
    const refusal = { statusCode: 403, errorCode: 1, errorMessage: why };
    const { onError } = await ask(reply(refusal, { status: 403, statusText: 'Forbidden' }));
    expect(onError).toHaveBeenCalledWith(
      { kind: 'http', message: 'Forbidden', statusCode: 403, errorCode: 1 },
      { source: 'getListing', details: why },
    );
  });
});
