import { catalogUrlSeed, itemsSeed } from '../listing/listing.seed.js';
import { listingApi } from '../listing/listing.endpoints.js';
import { listingArgsFromUrl } from '../listing/listing-url.js';
import { menuItemsSeed } from '../page-data/account.seed.js';
import { seedStore } from '../page-data/page-seed.js';
import { createShopStore } from '../store/shop-store.js';
import { withWholeAddresses } from './whole-addresses.js';

const inner = 'http://shop.internal:4200';
const publicUrl = 'https://shop.example';
const card = { id: 1, link: '/product/tent/', title: 'Палатка', price: 10, img: '/media/1.webp' };
const catalogUrl = '/api/catalog/getItems/';

test('a server that calls the shop by an internal name passes its addresses on unchanged', () => {
  const answer = { link: '/product/tent/' };
  expect(withWholeAddresses(answer, { baseUrl: inner })).toBe(answer);
});

test('a server that knows the public address writes that into links and pictures, and never the internal name', async () => {
  const fetchFn = jest.fn(async () => Response.json({ errorCode: 0, result: { items: [card], count: 1 } }));
  const { dispatch, getState } = createShopStore({ settings: { baseUrl: inner, publicUrl, fetchFn } });
  const args = listingArgsFromUrl('/goods/', { sectionId: 0, catalogUrl });
  const { data } = await dispatch(listingApi.endpoints.getListing.initiate(args));
  expect(fetchFn).toHaveBeenCalledWith(inner + catalogUrl, expect.anything());
  expect(data?.items[0]).toMatchObject({
    link: 'https://shop.example/product/tent/',
    img: 'https://shop.example/media/1.webp',
  });
  expect(JSON.stringify(getState())).not.toContain('shop.internal');
});

test('page data get it too; variables about the host’s own pages and calls do not', () => {
  const store = createShopStore({ settings: { baseUrl: inner, publicUrl } });
  const data = {
    _items: { items: [card], count: 1 },
    _catalogUrl: catalogUrl,
    _menuItems: [{ link: '/cabinet/orders/', title: 'Заказы' }],
  };
  seedStore(store, data, { seeds: [itemsSeed, catalogUrlSeed, menuItemsSeed], url: '/goods/' });
  const seeded = JSON.stringify(store.getState());
  expect(seeded).toContain('"link":"https://shop.example/product/tent/"');
  expect(seeded).toContain('"img":"https://shop.example/media/1.webp"');
  expect(seeded).toContain('"/cabinet/orders/"');
  expect(seeded).not.toContain('https://shop.example/api/');
});
