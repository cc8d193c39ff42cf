import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { favoritesApi, createShop } from '@tropa/api-client';
import { createMemoryBackend, mswHandlers } from '@tropa/api-client/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
after(() => server.close());

let backend;
beforeEach(() => {
  backend = createMemoryBackend();
  server.resetHandlers(...mswHandlers(http, backend));
});

const shop = () => createShop({ settings: { baseUrl: 'https://shop.example', onError: () => {} } });

test('a product is added to the favourites', async () => {
  const { store } = shop();
  await store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id: 11 })).unwrap();
  assert.deepEqual(backend.state.favorites, [11]);
});

test('the shop rejects the change, and the page gets the error', async () => {
  backend.fail('addToFavorites', 'errorCode1');
  const { error } = await shop().store.dispatch(favoritesApi.endpoints.addToFavorites.initiate({ id: 11 }));
  assert.equal(error.kind, 'shop');
});
