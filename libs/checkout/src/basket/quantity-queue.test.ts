import { createQuantityQueue } from './quantity-queue.js';

const boot = { id: 1, retailId: 11 };
const tent = { id: 2 };

/** A server whose responses the test controls. */
function slowServer() {
  const calls: { id: number; quantity: number; answer: () => void; refuse: () => void }[] = [];
  const send = (item: { id: number }, quantity: number) =>
    new Promise<number>((resolve, reject) => {
      calls.push({ id: item.id, quantity, answer: () => resolve(Date.now()), refuse: () => reject(new Error('нет')) });
    });
  return { calls, send, sent: () => calls.map((call) => [call.id, call.quantity]) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sends the last of several steps once, 500 ms after it', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(400);
  queue.set(boot, 3);
  await jest.advanceTimersByTimeAsync(499);
  expect(server.sent()).toEqual([]);
  expect(queue.intent(boot)).toBe(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(server.sent()).toEqual([[1, 3]]);
});

test('the pause is per item', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(300);
  queue.set(tent, 4);
  await jest.advanceTimersByTimeAsync(200);
  expect(server.sent()).toEqual([[1, 2]]);
  await jest.advanceTimersByTimeAsync(300);
  expect(server.sent()).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

test('leaving the page waits for no call: the newest quantity is sent at once, one in flight is not sent twice', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  queue.set(tent, 4);
  await jest.advanceTimersByTimeAsync(500);
  queue.set(boot, 5);
  queue.leave();
  expect(server.sent()).toEqual([
    [1, 2],
    [2, 4],
    [1, 5],
  ]);
  queue.leave();
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.sent()).toHaveLength(3);
});

test('calls of one item wait for one another, so the last intent wins', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  queue.set(boot, 5);
  await jest.advanceTimersByTimeAsync(500);
  expect(server.sent()).toEqual([[1, 2]]);
  server.calls[0]?.answer();
  await settle();
  expect(server.sent()).toEqual([
    [1, 2],
    [1, 5],
  ]);
  expect(queue.intent(boot)).toBe(5);
});

test('flush sends at once what is pending and resolves when all responses have come', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  queue.set(boot, 3);
  queue.set(tent, 7);
  let isFlushed = false;
  void queue.flush().then((isTaken) => (isFlushed = isTaken));
  await settle();
  expect(server.sent()).toEqual([
    [1, 2],
    [2, 7],
  ]);
  server.calls[0]?.answer();
  server.calls[1]?.answer();
  await settle();
  expect(isFlushed).toBe(false);
  server.calls[2]?.answer();
  await settle();
  expect(server.sent()[2]).toEqual([1, 3]);
  expect(isFlushed).toBe(true);
  expect(queue.isBusy()).toBe(false);
});

test('the quantity stays until the basket is fetched again', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  queue.basketRead(Date.now());
  expect(queue.intent(boot)).toBe(2);
  server.calls[0]?.answer();
  await settle();
  expect(queue.intent(boot)).toBe(2);
  queue.basketRead(Date.now());
  expect(queue.intent(boot)).toBeUndefined();
});

test('a fetch that started before the call was sent does not include it', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  const early = Date.now();
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  server.calls[0]?.answer();
  await settle();
  queue.basketRead(early);
  expect(queue.intent(boot)).toBe(2);
});

test('a quantity chosen again while its older call is rejected is sent again', async () => {
  const server = slowServer();
  const onRefused = jest.fn();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {}, onRefused });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  queue.set(boot, 3);
  queue.set(boot, 2);
  server.calls[0]?.refuse();
  await settle();
  expect(queue.intent(boot)).toBe(2);
  await jest.advanceTimersByTimeAsync(500);
  expect(server.sent()).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a rejected quantity is replaced by the one on the server', async () => {
  const server = slowServer();
  const [onChange, onRefused] = [jest.fn(), jest.fn()];
  const queue = createQuantityQueue({ send: server.send, onChange, onRefused });
  queue.set(boot, 2);
  await jest.advanceTimersByTimeAsync(500);
  onChange.mockClear();
  server.calls[0]?.refuse();
  await settle();
  expect(queue.intent(boot)).toBeUndefined();
  expect(onChange).toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledWith(boot, expect.any(Error));
});

test('flush reports that a quantity was rejected', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 99);
  const flushed = queue.flush();
  await settle();
  server.calls[0]?.refuse();
  expect(await flushed).toBe(false);
});

test('a deleted item sends nothing', async () => {
  const server = slowServer();
  const queue = createQuantityQueue({ send: server.send, onChange: () => {} });
  queue.set(boot, 2);
  queue.forget(boot);
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.sent()).toEqual([]);
  await queue.flush();
});
