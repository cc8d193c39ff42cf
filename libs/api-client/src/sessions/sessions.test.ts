import { createMemoryBackend } from '../testing/memory-backend.js';
import { createTestShop } from '../testing/render-with-shop.js';
import { sessionsApi } from './sessions.endpoints.js';

const open = (isSignedIn = true) => {
  const onError = jest.fn();
  const backend = createMemoryBackend({ isSignedIn });
  const { store } = createTestShop({ backend, settings: { onError } });
  const { getSessions, closeSessions } = sessionsApi.endpoints;
  return {
    backend,
    onError,
    list: () => store.dispatch(getSessions.initiate(undefined, { forceRefetch: true })),
    known: () =>
      getSessions
        .select()(store.getState())
        .data?.map(({ device }) => device),
    close: () => store.dispatch(closeSessions.initiate()),
  };
};

test('the list shows where the user is signed in, and which session is this one', async () => {
  const { data } = await open().list();
  expect(data).toEqual([
    {
      id: 'a1',
      device: 'Chrome, Windows',
      begunAt: '2026-11-20T09:15:00.000Z',
      seenAt: '2026-11-22T08:00:00.000Z',
      isCurrent: true,
    },
    expect.objectContaining({ device: 'Safari, iPhone', isCurrent: false }),
    expect.objectContaining({ device: '', isCurrent: false }),
  ]);
});

test('closing keeps only this session, in the cache without another call', async () => {
  const { backend, list, close, known } = open();
  await list();
  await close();
  expect(known()).toEqual(['Chrome, Windows']);
  expect(backend.calls.map(({ name }) => name)).toEqual(['getSessions', 'closeSessions']);
  expect((await list()).data).toHaveLength(1);
});

test('a rejected sign-out leaves the list unchanged and is reported', async () => {
  const { backend, list, close, known, onError } = open();
  await list();
  backend.fail('closeSessions', 'errorCode1');
  expect((await close()).error).toMatchObject({ kind: 'shop', message: 'Магазин отказал' });
  expect(known()).toHaveLength(3);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a guest is rejected', async () => {
  expect((await open(false).list()).error).toMatchObject({ kind: 'shop', message: 'Вы не авторизованы' });
});

test('a backend without the call is not reported as an error; any other failure is', async () => {
  const { backend, list, onError } = open();
  backend.fail('getSessions', 'http404');
  expect((await list()).error).toMatchObject({ kind: 'http', statusCode: 404 });
  expect(onError).not.toHaveBeenCalled();
  backend.fail('getSessions', 'http500');
  await list();
  expect(onError).toHaveBeenCalledTimes(1);
});
