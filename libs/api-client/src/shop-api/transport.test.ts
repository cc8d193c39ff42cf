/** @jest-environment jest-fixed-jsdom */
import { File as NodeFile } from 'node:buffer';
import { articlesApi } from '../articles/articles.endpoints.js';
import { basketApi } from '../basket/basket.endpoints.js';
import { promocodeApi } from '../promocode/promocode.endpoints.js';
import { favoritesApi } from '../favorites/favorites.endpoints.js';
import { listingApi } from '../listing/listing.endpoints.js';
import { orderApi } from '../order/order.endpoints.js';
import { ordersApi } from '../orders/orders.endpoints.js';
import { searchApi } from '../search/search.endpoints.js';
import { sessionsApi } from '../sessions/sessions.endpoints.js';
import { createShopStore } from '../store/shop-store.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { userApi } from '../user/user.endpoints.js';
import { webformApi } from '../webform/webform.endpoints.js';
import { apiErrorMessage, isApiError, type ApiError } from './api-error.js';
import { selectIsLoading } from './loading.slice.js';
import { toFormData, toQueryString, withoutEmpty } from './request-body.js';
import type { ErrorInfo, ShopSettings } from './shop-settings.js';

// FormData is Node's here: it would not accept a jsdom File as a Blob.
Object.assign(globalThis, { File: NodeFile });

const answer = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

/** A store whose server responds as the test says, and the requests sent to it. */
function shopOf(
  respond: (url: string, init: RequestInit) => Response | Promise<Response>,
  settings: ShopSettings = {},
) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const reported: [ApiError, ErrorInfo][] = [];
  const fetchFn = (async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) });
    return respond(url, init);
  }) as typeof fetch;
  const store = createShopStore({
    settings: { fetchFn, onError: (error, info) => void reported.push([error, info]), ...settings },
  });
  return { store, sent, reported };
}

const ok = (result: unknown) => answer({ statusCode: 200, errorCode: 0, errorMessage: '', result });

describe('the envelope', () => {
  const ask = async (response: () => Response) => {
    const { store, reported } = shopOf(response);
    const result = await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    return { data: result.data, error: result.error, reported };
  };

  test('errorCode 0 yields the result', async () => {
    expect((await ask(() => ok({ length: 3 }))).data).toBe(3);
  });

  test("another errorCode rejects even under HTTP 200, with the envelope's status and message", async () => {
    const { error, reported } = await ask(() =>
      answer({ statusCode: 403, errorCode: 2, errorMessage: 'Нельзя', result: { length: 3 } }),
    );
    expect(error).toEqual({ kind: 'shop', statusCode: 403, errorCode: 2, message: 'Нельзя' });
    expect(reported).toEqual([[error, { source: 'getBasketLength' }]]);
  });

  test('a refusal with Retry-After says when the call will be accepted', async () => {
    const refusal = { statusCode: 200, errorCode: 13, errorMessage: 'Рано', result: null };
    const { error } = await ask(() => answer(refusal, { headers: { 'Retry-After': '41' } }));
    expect(error).toEqual({ kind: 'shop', statusCode: 200, errorCode: 13, message: 'Рано', retryAfter: 41 });
  });

  test('a failed status is errorCode 1 with the status text, whatever the body says', async () => {
    const body = { statusCode: 502, errorCode: 7, errorMessage: 'нет', result: null };
    const { error } = await ask(() => answer(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(error).toEqual({ kind: 'http', statusCode: 502, errorCode: 1, message: 'Bad Gateway' });
  });

  test('under HTTP/2 the status text is empty: a fallback is used', async () => {
    const { error } = await ask(() => answer('<html>', { status: 503 }));
    expect(error).toMatchObject({ kind: 'http', message: 'HTTP 503' });
  });

  test.each([
    ['no JSON', () => answer('<html>')],
    ['an empty body', () => answer('')],
    ['JSON without an envelope', () => answer({ length: 3 })],
    ['null', () => answer('null')],
    ['an errorCode that is no number', () => answer({ errorCode: '0', result: { length: 3 } })],
    ['a result of another shape', () => ok({ size: 3 })],
    ['no result', () => ok(undefined)],
  ])('%s is a contract error', async (_name, response) => {
    const { error, reported } = await ask(response);
    expect(error).toMatchObject({ kind: 'contract' });
    expect(reported).toHaveLength(1);
  });

  test('numbers may come as text', async () => {
    expect((await ask(() => ok({ length: '12' }))).data).toBe(12);
  });

  test("a network failure has no status and the failure's message", async () => {
    const { store } = shopOf(() => Promise.reject(new TypeError('socket hang up')));
    const { error } = await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    expect(error).toEqual({ kind: 'network', message: 'socket hang up' });
  });
});

describe('requests', () => {
  test('GET sends a query string, objects in it as JSON', async () => {
    const { store, sent } = shopOf(() => ok({ items: [], count: 0 }));
    await store.dispatch(articlesApi.endpoints.getArticles.initiate({ page: 2, filter: { год: 2026 } }));
    const url = new URL(sent[0]?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/api/articles/getArticles/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: '2', limit: '9', filter: '{"год":2026}' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('POST sends JSON with a UTF-8 content type; an empty variant is left out', async () => {
    const { store, sent } = shopOf(() => ok({ price: 10.5, length: 1 }));
    for (const retailId of [undefined, null, 0]) {
      await store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 5, retailId }));
    }
    expect(sent.map(({ init }) => init.body)).toEqual(['{"id":5}', '{"id":5}', '{"id":5}']);
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(sent[0]?.init.credentials).toBe('same-origin');
  });

  test('the order carries its idempotency key as a header only', async () => {
    const { store, sent } = shopOf(() => ok({ payment_link: null, orderNum: 5 }));
    const values = {
      name: '',
      phone: '9123456789',
      email: '',
      delivery: 'courier',
      address: 'Ленина 1',
      city: { id: 1, value: 'Тюмень' },
      comment: '',
      payment: 'card',
    } as const;
    const { data } = await store.dispatch(
      orderApi.endpoints.createOrder.initiate({ ...values, idempotencyKey: 'k-1' }),
    );
    expect(data).toEqual({ paymentLink: '', orderNum: '5' });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k-1');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(values);
  });

  test('the list call drops empty values and keeps 0 and false', async () => {
    expect(
      withoutEmpty({
        a: null,
        b: '',
        c: [],
        d: {},
        e: undefined,
        f: 0,
        g: false,
        h: { i: '', j: { k: [] } },
        l: ['x'],
      }),
    ).toEqual({
      f: 0,
      g: false,
      l: ['x'],
    });
    const { store, sent } = shopOf(() => ok({ items: [], count: 0 }));
    const args = {
      url: '/other/list/',
      sectionId: 0,
      page: 1,
      limit: 15,
      sort: 'name-asc',
      filter: { query: '', brand: 'a,b' },
    } as const;
    await store.dispatch(listingApi.endpoints.getListing.initiate(args));
    expect(sent[0]?.url).toBe('/other/list/');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      sectionId: 0,
      page: 1,
      limit: 15,
      sort: 'name-asc',
      filter: { brand: 'a,b' },
    });
  });

  test('a form with files goes as multipart: files one by one, arrays and objects as JSON', async () => {
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'б.pdf')];
    const form = toFormData({
      resume: files,
      tags: ['x', 'y'],
      city: { id: 1 },
      sex: 0,
      isOn: false,
      none: null,
      photo: files[0],
    });
    expect((form.getAll('resume') as File[]).map((file) => file.name)).toEqual(['a.pdf', 'б.pdf']);
    expect([form.get('tags'), form.get('city'), form.get('sex'), form.get('isOn'), form.has('none')]).toEqual([
      '["x","y"]',
      '{"id":1}',
      '0',
      'false',
      false,
    ]);
    expect((form.get('photo') as File).name).toBe('a.pdf');

    const { store, backend } = createTestShop();
    await store.dispatch(
      webformApi.endpoints.sendMessage.initiate({
        form: 'work',
        id: 1,
        name: 'Анна',
        phone: '9123456789',
        email: 'a@b.ru',
        position: '2',
        comment: '',
        resume: files,
      }),
    );
    const [call] = backend.callsOf('sendMessage');
    expect(call?.headers.get('Content-Type')).toBeNull();
    expect(call?.body).toMatchObject({ id: '1', name: 'Анна', position: '2' });
    expect(call?.body).not.toHaveProperty('form');
    expect((call?.body.resume as File[] | undefined)?.map((file) => file.name)).toEqual(['a.pdf', 'б.pdf']);
  });

  test('a query string leaves nothing out but empty values', () => {
    expect(toQueryString(undefined)).toBe('');
    expect(toQueryString({ a: null, b: undefined })).toBe('');
    expect(toQueryString({ a: 0, b: false, c: 'я &', d: '' })).toBe('?a=0&b=false&c=%D1%8F+%26&d=');
  });

  test("base address, credentials and headers are the host's", async () => {
    const { store, sent } = shopOf(() => ok({ length: 0 }), {
      baseUrl: 'https://shop.example/ru/',
      credentials: 'include',
      headers: { 'X-Site': 'club' },
    });
    await store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    expect(sent[0]).toMatchObject({
      url: 'https://shop.example/ru/api/basket/getLength/',
      init: { credentials: 'include' },
    });
    expect(sent[0]?.headers.get('X-Site')).toBe('club');
  });
});

test('a list rejected because the visitor signs out meanwhile is not reported as an error; a later one is', async () => {
  const refused = () => answer({ statusCode: 200, errorCode: 12, errorMessage: 'Вы не авторизованы', result: null });
  let refuseFirst = (_response: Response) => {};
  const { store, reported } = shopOf((url) => {
    if (url.includes('logout')) return ok(null);
    return url.includes('getSessions') ? new Promise((resolve) => (refuseFirst = resolve)) : refused();
  });
  const first = store.dispatch(sessionsApi.endpoints.getSessions.initiate());
  await store.dispatch(userApi.endpoints.logout.initiate());
  refuseFirst(refused());
  expect((await first).error).toMatchObject({ errorCode: 12 });
  expect(reported).toEqual([]);

  const { error } = await store.dispatch(ordersApi.endpoints.getOrders.initiate({ page: 1 }));
  expect(reported).toEqual([[error, { source: 'getOrders' }]]);
});

describe('the API key', () => {
  const counted = (key: () => Response) =>
    shopOf((url) => (url.endsWith('/api/getkey/') ? key() : ok({ length: 1 })), {
      apiKey: { header: 'X-Key', applicationHeader: { name: 'X-App', value: 'club' } },
    });
  const ask = (store: ReturnType<typeof shopOf>['store']) =>
    store.dispatch(basketApi.endpoints.getBasketLength.initiate(undefined, { forceRefetch: true }));

  test.each([
    ['bare text', () => answer('k-42')],
    ['bare JSON text', () => answer('"k-42"')],
    ['enveloped', () => ok('k-42')],
    ['enveloped under key', () => ok({ key: 'k-42' })],
  ])('is fetched once for all calls (%s)', async (_name, key) => {
    const { store, sent } = counted(key);
    await Promise.all([ask(store), store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate())]);
    await ask(store);
    const keyCalls = sent.filter(({ url }) => url.endsWith('getkey/'));
    expect(keyCalls.map(({ headers }) => headers.get('X-App'))).toEqual(['club']);
    const others = sent.filter(({ url }) => !url.endsWith('getkey/'));
    expect(others.map(({ headers }) => headers.get('X-Key'))).toEqual(['k-42', 'k-42', 'k-42']);
  });

  test.each([
    ['refused', () => answer({ statusCode: 200, errorCode: 1, errorMessage: 'нет', result: null })],
    ['failed', () => answer('', { status: 500 })],
    ['empty', () => ok('')],
  ])('when it is %s the call fails with the exact sentence, and the next call fetches it again', async (_name, key) => {
    let isBroken = true;
    const { store, sent } = counted(() => (isBroken ? key() : ok('k-1')));
    const { error } = await ask(store);
    expect(error).toMatchObject({ message: 'Не удалось получить api-ключ' });
    expect(apiErrorMessage(error)).toBe('Не удалось получить api-ключ');
    isBroken = false;
    expect((await ask(store)).data).toBe(1);
    expect(sent.filter(({ url }) => url.endsWith('getkey/'))).toHaveLength(2);
  });

  test.each([401, 403])(
    'a read rejected by %i gets a new key and is sent once more; parallel ones share the key',
    async (status) => {
      let keys = 0;
      const shop = shopOf(
        (url, { headers }) => {
          if (url.endsWith('/api/getkey/')) return answer(`k-${++keys}`);
          return new Headers(headers).get('X-Api-Key') === 'k-2'
            ? ok({ length: 1, itemsId: [5] })
            : answer('', { status });
        },
        { apiKey: {} },
      );
      const results = await Promise.all([
        ask(shop.store),
        shop.store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate()),
      ]);
      expect(results.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
      expect(keys).toBe(2);
      expect(
        shop.sent.filter(({ url }) => url.includes('/basket/')).map(({ headers }) => headers.get('X-Api-Key')),
      ).toEqual(['k-1', 'k-2']);
    },
  );

  test.each([401, 403])('a mutation rejected by %i is not repeated; the next click has a new key', async (status) => {
    let keys = 0;
    const { store, sent } = shopOf(
      (url, { headers }) => {
        if (url.endsWith('getkey/')) return answer(`k-${++keys}`);
        return new Headers(headers).get('X-Api-Key') === 'k-2' ? ok({ price: 10, length: 1 }) : answer('', { status });
      },
      { apiKey: {} },
    );
    const press = () => store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 21 }));
    const additions = () =>
      sent.filter(({ url }) => url.includes('addItemToBasket')).map(({ headers }) => headers.get('X-Api-Key'));
    expect((await press()).error).toMatchObject({ kind: 'http', statusCode: status });
    expect(additions()).toEqual(['k-1']);
    expect((await press()).data).toMatchObject({ length: 1 });
    expect(additions()).toEqual(['k-1', 'k-2']);
  });

  test('a call rejected with the new key too fails: no third try', async () => {
    let keys = 0;
    const shop = shopOf((url) => (url.endsWith('getkey/') ? answer(`k-${++keys}`) : answer('', { status: 403 })), {
      apiKey: {},
    });
    expect((await ask(shop.store)).error).toMatchObject({ kind: 'http', statusCode: 403 });
    expect([keys, shop.sent.length]).toEqual([2, 4]);
  });

  test('a refusal by the shop itself, a failure and a call without a fetched key are sent once', async () => {
    const refused = () => answer({ statusCode: 403, errorCode: 7, errorMessage: 'Нельзя', result: null });
    for (const [respond, settings] of [
      [refused, { apiKey: {} }],
      [() => answer('', { status: 500 }), { apiKey: {} }],
      [() => answer('', { status: 403 }), { apiKey: { value: 'k' } }],
      [() => answer('', { status: 403 }), {}],
    ] as const) {
      const shop = shopOf((url) => (url.endsWith('getkey/') ? answer('k-1') : respond()), settings);
      await ask(shop.store);
      expect(shop.sent.filter(({ url }) => !url.endsWith('getkey/'))).toHaveLength(1);
    }
  });

  test('a key known in advance is not fetched; without the setting there is no header', async () => {
    const known = shopOf(() => ok({ length: 1 }), { apiKey: { value: 'k-7' } });
    await ask(known.store);
    expect(known.sent.map(({ headers }) => headers.get('X-Api-Key'))).toEqual(['k-7']);
    const none = shopOf(() => ok({ length: 1 }));
    await ask(none.store);
    expect(none.sent[0]?.headers.has('X-Api-Key')).toBe(false);
  });
});

describe('the loading counter', () => {
  test('is on while any call that enables it is in flight, also after a failure', async () => {
    const { store, backend } = createTestShop();
    const adding = backend.hold('addItemToBasket');
    const sending = backend.hold('createOrder');
    expect(selectIsLoading(store.getState())).toBe(false);
    const first = store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 21 }));
    const second = store.dispatch(basketApi.endpoints.addItemToBasket.initiate({ id: 999 }));
    expect(selectIsLoading(store.getState())).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    adding.release(1);
    await second;
    expect(selectIsLoading(store.getState())).toBe(true);
    adding.releaseAll();
    await first;
    expect(selectIsLoading(store.getState())).toBe(false);
    sending.releaseAll();
  });

  test('stays off for calls that do not enable it', async () => {
    const { store, backend } = createTestShop();
    const length = backend.hold('getBasketLength');
    const call = store.dispatch(basketApi.endpoints.getBasketLength.initiate());
    expect(selectIsLoading(store.getState())).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    length.releaseAll();
    await call;
  });
});

describe('items of a list', () => {
  const good = {
    id: 1,
    link: '/a/',
    title: 'A',
    price: 10.01,
    oldPrice: null,
    img: '',
    recommended: true,
    newItem: false,
  };

  test('are validated one by one: an invalid one is dropped and reported, never the list', async () => {
    const { store, reported } = shopOf(() =>
      ok({ items: [good, { ...good, price: 'много' }, null, { ...good, id: '3' }] }),
    );
    const { data } = await store.dispatch(searchApi.endpoints.searchProducts.initiate({ query: 'a' }));
    expect(data?.items.map((item) => [item.id, item.price])).toEqual([
      [1, 1001],
      [3, 1001],
    ]);
    // Paging counts what was received, not what could be shown.
    expect(data?.sentCount).toBe(4);
    expect(reported.map(([error, info]) => [error.kind, info.source, info.isPartial])).toEqual([
      ['contract', 'searchProducts', true],
      ['contract', 'searchProducts', true],
    ]);
    expect(reported[0]?.[0].message).toContain('items.1.price');
  });

  test('inside an item only the inner item is dropped', async () => {
    const line = {
      ...good,
      retailId: null,
      quantity: 2,
      store: [{ id: 1, address: 'А', amount: 3 }, { id: 2 }],
      properties: null,
    };
    const { store } = shopOf(() => ok({ items: [line] }));
    const { data } = await store.dispatch(basketApi.endpoints.getBasketItems.initiate());
    expect(data).toMatchObject({
      items: [{ stock: 3, quantity: 2, properties: [] }],
      price: 2002,
      salePrice: 2002,
      length: 1,
    });
  });

  test('a list that is not an array is a contract error', async () => {
    const { store, reported } = shopOf(() => ok({ items: 'пусто' }));
    const { error } = await store.dispatch(searchApi.endpoints.searchProducts.initiate({ query: 'a' }));
    expect(error).toMatchObject({ kind: 'contract' });
    expect(reported).toHaveLength(1);
  });
});

test('a failure that the host ignores is only logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = shopOf(() => answer('', { status: 500, statusText: 'Internal Server Error' }), {
    onError: undefined,
  });
  const { error } = await store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate());
  expect(log.mock.calls).toEqual([['getFavoritesLength: Internal Server Error', error]]);
  expect(document.body.textContent).toBe('');
  log.mockRestore();
});

test('a refusal is not logged as an error: the visitor reads it, and the page is not broken', async () => {
  const [fault, log] = (['error', 'info'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  );
  const refusal = { statusCode: 200, errorCode: 4, errorMessage: 'Промокод не найден', result: null };
  const { store } = shopOf(() => answer(refusal), { onError: undefined });
  const { error } = await store.dispatch(promocodeApi.endpoints.applyPromocode.initiate({ promocode: 'НЕТ' }));
  expect(fault?.mock.calls).toEqual([]);
  expect(log?.mock.calls).toEqual([['applyPromocode: Промокод не найден', error]]);
  fault?.mockRestore();
  log?.mockRestore();
});

describe('stores and aborts', () => {
  test('two stores on one page talk to two servers and share nothing', async () => {
    const one = createTestShop({ backend: createMemoryBackend({ prepare: (state) => (state.favorites = [11]) }) });
    const two = createTestShop({ backend: createMemoryBackend({ prepare: (state) => (state.favorites = [12, 13]) }) });
    const read = favoritesApi.endpoints.getFavoritesLength;
    await Promise.all([one.store.dispatch(read.initiate()), two.store.dispatch(read.initiate())]);
    expect([
      read.select()(one.store.getState()).data?.itemsId,
      read.select()(two.store.getState()).data?.itemsId,
    ]).toEqual([[11], [12, 13]]);
    expect([one.backend.calls.length, two.backend.calls.length]).toEqual([1, 1]);
  });

  test('an aborted call reaches fetch as aborted and is not reported', async () => {
    const { store, sent, reported } = shopOf(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('stop', 'AbortError'))),
        ),
    );
    const call = store.dispatch(searchApi.endpoints.searchProducts.initiate({ query: 'a' }));
    await new Promise((resolve) => setTimeout(resolve));
    call.abort();
    await call;
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(reported).toEqual([]);
  });
});

test.each<[unknown, string]>([
  [{ kind: 'shop', message: 'Промокод не найден', statusCode: 200, errorCode: 1 }, 'Промокод не найден'],
  [{ kind: 'shop', message: '', statusCode: 200, errorCode: 1 }, 'Произошла непредвиденная ошибка.'],
  [{ kind: 'network', message: 'Failed to fetch' }, 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.'],
  [
    { kind: 'http', message: 'Too Many Requests', statusCode: 429, errorCode: 1 },
    'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
  ],
  [
    { kind: 'http', message: 'Bad Gateway', statusCode: 502, errorCode: 1 },
    'Магазин сейчас не отвечает. Попробуйте ещё раз немного позже.',
  ],
  [{ kind: 'contract', message: 'items: nonsense' }, 'Произошла непредвиденная ошибка.'],
  [{ name: 'Error', message: 'boom' }, 'Произошла непредвиденная ошибка.'],
  [undefined, 'Произошла непредвиденная ошибка.'],
])('a visitor reads a Russian sentence about %j', (error, sentence) => {
  expect(apiErrorMessage(error)).toBe(sentence);
  expect(isApiError(error)).toBe(
    sentence !== 'Произошла непредвиденная ошибка.' || (error as ApiError)?.kind !== undefined,
  );
});

describe('tasks of the page', () => {
  const host = globalThis as { scheduler?: { yield: () => Promise<void> } };
  afterEach(() => delete host.scheduler);

  test('where the browser can yield, each read starts a new task; a change is sent at once', async () => {
    const waiting: (() => void)[] = [];
    host.scheduler = { yield: () => new Promise((resolve) => waiting.push(resolve)) };
    const { store, sent } = shopOf(() => ok({ length: 1 }));
    const reads = [
      store.dispatch(basketApi.endpoints.getBasketLength.initiate()),
      store.dispatch(favoritesApi.endpoints.getFavoritesLength.initiate()),
    ];
    await store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id: 1 }));
    expect(sent.map(({ url }) => url)).toEqual(['/api/favorites/addItemToFavorites/']);
    expect(waiting).toHaveLength(2);
    waiting[0]?.();
    expect((await reads[0])?.data).toBe(1);
    expect(sent).toHaveLength(2);
    waiting[1]?.();
    expect((await reads[1])?.data).toMatchObject({ length: 1 });
  });
});
