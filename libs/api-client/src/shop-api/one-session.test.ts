/** @jest-environment jest-fixed-jsdom */
import { basketApi } from '../basket/basket.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { createShopStore } from '../store/shop-store.js';
import { hasSession } from './one-session.js';
import type { ShopSettings } from './shop-settings.js';

const sessionMark = 'has_session';
const begin = () => (document.cookie = `${sessionMark}=1`);
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => (document.cookie = `${sessionMark}=; max-age=0`));

describe('whether the visitor has a session', () => {
  it('is known from the cookie', () => {
    document.cookie = `${sessionMark}_too=1`;
    expect(hasSession({ sessionMark })).toBe(false);
    begin();
    expect(hasSession({ sessionMark })).toBe(true);
    expect(hasSession({ sessionMark, baseUrl: location.origin })).toBe(true);
  });

  it.each<[string, Pick<ShopSettings, 'sessionMark' | 'baseUrl'>]>([
    ['a shop that names no mark', {}],
    ['an empty name', { sessionMark: '' }],
    ['a shop of another origin', { sessionMark, baseUrl: 'https://shop.example' }],
  ])('is unknown for %s', (_, settings) => {
    begin();
    expect(hasSession(settings)).toBeUndefined();
  });
});

describe('changes', () => {
  /** A shop whose responses wait until they are given. */
  function open(settings: ShopSettings = { sessionMark }) {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    const fetchFn = (url: RequestInfo | URL) => {
      asked.push(String(url).replace(/^.*\/api\/|\/$/g, ''));
      const result = { length: 1, itemsId: [1], price: 0 };
      const body = JSON.stringify({ statusCode: 200, errorCode: 0, errorMessage: '', result });
      return new Promise<Response>((resolve) => answers.push(() => resolve(new Response(body))));
    };
    const store = createShopStore({ settings: { onError: () => {}, ...settings, fetchFn } });
    const like = (id: number) => store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id }));
    const answer = async (index: number) => {
      answers[index]?.();
      await settle();
    };
    return { asked, store, like, answer };
  }
  const add = 'favorites/addItemToFavorites';

  it('of a visitor without a session wait for the first one, and then are all sent', async () => {
    const { asked, store, like, answer } = open();
    void like(1);
    void like(2);
    void like(3);
    void store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    await settle();
    expect(asked).toEqual([add, 'basket/getLength']);
    begin();
    await answer(0);
    expect(asked.slice(2)).toEqual([add, add]);
  });

  it('are sent one after another as long as no session has begun', async () => {
    const { asked, like, answer } = open();
    for (const id of [1, 2, 3]) void like(id);
    await answer(0);
    expect(asked).toHaveLength(2);
    await answer(1);
    expect(asked).toHaveLength(3);
  });

  it('that wait for a failed one are sent all the same', async () => {
    let isDown = true;
    const asked: unknown[] = [];
    const { dispatch } = createShopStore({
      settings: {
        sessionMark,
        onError: () => {},
        fetchFn: (_url, init) => {
          asked.push(JSON.parse(String(init?.body)));
          if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
          const body = { statusCode: 200, errorCode: 0, errorMessage: '', result: { length: 1 } };
          return Promise.resolve(new Response(JSON.stringify(body)));
        },
      },
    });
    const like = (id: number) => dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id }));
    const first = like(1);
    const second = like(2);
    expect(await first).toHaveProperty('error');
    isDown = false;
    await second;
    expect(asked).toContainEqual({ id: 2 });
  });

  it.each<[string, ShopSettings, () => void]>([
    ['of a visitor with a session', { sessionMark }, begin],
    ['to a shop that names no mark', {}, () => {}],
  ])('%s do not wait', (_, settings, prepare) => {
    prepare();
    const { asked, like } = open(settings);
    void like(1);
    void like(2);
    expect(asked).toEqual([add, add]);
  });

  it('to a shop of another origin wait until it has accepted one', async () => {
    const { asked, like, answer } = open({ sessionMark, baseUrl: 'https://shop.example' });
    void like(1);
    void like(2);
    void like(3);
    expect(asked).toHaveLength(1);
    await answer(0);
    expect(asked).toHaveLength(3);
    void like(4);
    expect(asked).toHaveLength(4);
  });

  it('of one product keep their order behind the first', async () => {
    const { asked, store, like, answer } = open();
    void like(1);
    void like(2);
    void store.dispatch(favoritesApi.endpoints.removeFromFavorites.initiate({ id: 2 }));
    begin();
    await answer(0);
    expect(asked).toEqual([add, add]);
    await answer(1);
    expect(asked).toEqual([add, add, 'favorites/removeItemFromFavorites']);
  });
});
