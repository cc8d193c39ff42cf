import { createMemoryBackend } from './memory-backend.js';
import { applyConditions, conditionsOf } from './story-conditions.js';
import { fixtureUser } from './places.fixtures.js';

const ask = async (backend: ReturnType<typeof createMemoryBackend>, path: string, init?: RequestInit) => {
  const response = await backend.fetchFn(path, init);
  return (await response.json()) as { errorCode: number; result: never };
};

test('with nothing chosen in the toolbar a story stays as it is', async () => {
  const backend = createMemoryBackend({ isSignedIn: true, failures: { '*': 'http500' } });
  applyConditions(backend, conditionsOf({ visitor: 'story', city: 'story', network: 'story', theme: 'dark' }));
  expect(backend.state.user?.id).toBe(fixtureUser.id);
  expect((await ask(backend, '/api/user/getUser/')).errorCode).toBe(1);
});

test.each([
  ['guest', ''],
  ['user', fixtureUser.id],
] as const)('a %s is used, whatever user the story had', async (visitor, id) => {
  const backend = createMemoryBackend({ answers: { getUser: { user: { ...fixtureUser, id: 99 } } } });
  applyConditions(backend, { visitor });
  expect((await ask(backend, '/api/user/getUser/')).result).toMatchObject({ user: { id } });
});

test('the city of the toolbar overrides the response of the story', async () => {
  const backend = createMemoryBackend({ answers: { getLocation: { curLocation: { id: 1, value: 'Тюмень' } } } });
  applyConditions(backend, { city: '2' });
  expect((await ask(backend, '/api/location/getLocation/')).result).toMatchObject({ curLocation: { value: 'Сургут' } });
});

test('an error is a response, a lost network is not, a fast network resets both', async () => {
  const backend = createMemoryBackend({ latency: 1e9 });
  applyConditions(backend, { network: 'error' });
  expect((await ask(backend, '/api/basket/getLength/')).errorCode).toBe(1);
  applyConditions(backend, { network: 'offline' });
  await expect(ask(backend, '/api/basket/getLength/')).rejects.toThrow('Failed to fetch');
  applyConditions(backend, { network: 'fast' });
  expect((await ask(backend, '/api/basket/getLength/')).errorCode).toBe(0);
});

test('a slow network responds late, but responds', async () => {
  jest.useFakeTimers();
  const backend = createMemoryBackend();
  applyConditions(backend, { network: 'slow' });
  let isThere = false;
  void ask(backend, '/api/basket/getLength/').then(() => (isThere = true));
  await jest.advanceTimersByTimeAsync(2000);
  expect(isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(isThere).toBe(true);
  jest.useRealTimers();
});
