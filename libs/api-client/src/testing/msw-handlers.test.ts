import { createMemoryBackend } from './memory-backend.js';
import { mswHandlers, type MswHttp } from './msw-handlers.js';

type Handler = {
  readonly method: string;
  readonly path: string;
  readonly resolve: Parameters<MswHttp<unknown>['get']>[1];
};
const http: MswHttp<Handler> = {
  get: (path, resolve) => ({ method: 'GET', path, resolve }),
  post: (path, resolve) => ({ method: 'POST', path, resolve }),
};
const site = 'https://site.example';

test('there is a handler for every call, and none for anything else', () => {
  const handlers = mswHandlers(http, createMemoryBackend());
  expect(handlers.length).toBeGreaterThan(49);
  expect(handlers).toContainEqual(expect.objectContaining({ method: 'POST', path: '*/api/basket/addItemToBasket/' }));
  expect(handlers).toContainEqual(expect.objectContaining({ method: 'GET', path: '*/api/basket/getLength/' }));
});

test('the list is handled at the shop’s own address', () => {
  const paths = mswHandlers(http, createMemoryBackend({ catalogUrl: '/goods/list/' })).map(({ path }) => path);
  expect(paths).toContain('*/goods/list/');
  expect(paths).not.toContain('*/api/catalog/getItems/');
});

test('a handler responds as the backend does; a network failure is passed on', async () => {
  const backend = createMemoryBackend();
  const handler = mswHandlers(http, backend).find(({ path }) => path === '*/api/favorites/addItemToFavorites/')!;
  const request = () =>
    new Request(`${site}/api/favorites/addItemToFavorites/`, {
      method: 'POST',
      body: '{"id":21}',
      headers: { 'Content-Type': 'application/json' },
    });
  expect(await (await handler.resolve({ request: request() })).json()).toMatchObject({ result: { length: 1 } });
  expect(backend.state.favorites).toEqual([21]);
  backend.fail('addToFavorites', 'network');
  expect((await handler.resolve({ request: request() })).type).toBe('error');
});

describe('the fetch of the memory backend', () => {
  const address = `${site}/api/favorites/addItemToFavorites/`;
  const json = { 'Content-Type': 'application/json' };
  const bytes = new TextEncoder().encode('{"id":21}');

  test.each<[string, () => [RequestInfo | URL, RequestInit?]]>([
    ['text', () => [address, { method: 'POST', body: '{"id":21}', headers: json }]],
    ['an address object', () => [new URL(address), { method: 'POST', body: '{"id":21}', headers: json }]],
    ['bytes', () => [address, { method: 'POST', body: bytes, headers: json }]],
    ['a blob', () => [address, { method: 'POST', body: new Blob([bytes], { type: 'application/json' }) }]],
    [
      'a stream',
      () => [
        address,
        { method: 'POST', body: new Blob([bytes]).stream(), headers: json, duplex: 'half' } as unknown as RequestInit,
      ],
    ],
    ['a Request', () => [new Request(address, { method: 'POST', body: '{"id":21}', headers: json })]],
    ['a form', () => [address, { method: 'POST', body: new URLSearchParams({ id: '21' }) }]],
  ])('takes %s', async (_kind, ask) => {
    const backend = createMemoryBackend();
    const answer = await backend.fetchFn(...ask());
    expect(await answer.json()).toMatchObject({ errorCode: 0, result: { length: 1 } });
    expect(backend.state.favorites).toEqual([21]);
  });

  test('is aborted by the signal of a Request', async () => {
    const backend = createMemoryBackend({ latency: 10_000 });
    const controller = new AbortController();
    const asking = backend.fetchFn(new Request(`${site}/api/basket/getLength/`, { signal: controller.signal }));
    controller.abort();
    await expect(asking).rejects.toThrow('aborted');
  });
});
