import type { BasketLine } from '@tropa/api-client';
import { createRemovals } from './removals.js';

const line = (id: number, quantity = 1) => ({ id, quantity, title: `Товар ${id}` }) as BasketLine;
const boots = line(1, 3);
const tent = line(2);

/** A shop whose responses the test controls. */
function setup() {
  const calls: { call: string; answer: () => void; refuse: () => void }[] = [];
  const ask = (name: string) => (asked: BasketLine) =>
    new Promise<number>((resolve, reject) => {
      calls.push({
        call: `${name} ${asked.id} × ${asked.quantity}`,
        answer: () => resolve(Date.now()),
        refuse: () => reject(new Error('нет')),
      });
    });
  const onRefused = jest.fn();
  const removals = createRemovals({ remove: ask('remove'), restore: ask('restore'), onChange: () => {}, onRefused });
  return { calls, removals, onRefused, sent: () => calls.map(({ call }) => call) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const gone = (removals: ReturnType<typeof createRemovals>) =>
  [...removals.all()].filter(([, removal]) => removal.isGone).map(([key]) => key);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a line disappears at once, and comes back with the quantity that was shown', async () => {
  const { calls, removals, sent } = setup();
  removals.remove(boots);
  expect(gone(removals)).toEqual(['1:']);
  expect(removals.isBusy()).toBe(true);
  calls[0]?.answer();
  await settle();
  expect(removals.isBusy()).toBe(false);
  removals.restore('1:');
  expect(gone(removals)).toEqual([]);
  calls[1]?.answer();
  await settle();
  expect(sent()).toEqual(['remove 1 × 3', 'restore 1 × 3']);
});

test('undone before the response: the undo waits for it', async () => {
  const { calls, removals, sent } = setup();
  removals.remove(boots);
  removals.restore('1:');
  await settle();
  expect(sent()).toEqual(['remove 1 × 3']);
  calls[0]?.answer();
  await settle();
  expect(sent()).toEqual(['remove 1 × 3', 'restore 1 × 3']);
});

test('deleted, undone and deleted again before any response: one call is enough', async () => {
  const { calls, removals, sent } = setup();
  removals.remove(boots);
  removals.restore('1:');
  removals.remove(boots);
  calls[0]?.answer();
  await settle();
  expect(sent()).toEqual(['remove 1 × 3']);
  expect(gone(removals)).toEqual(['1:']);
});

test('waiting for one line does not wait for the others', async () => {
  const { calls, removals } = setup();
  removals.remove(boots);
  removals.remove(tent);
  const done: string[] = [];
  void removals.settledOf('1:').then(() => done.push('boots'));
  void removals.settledOf('2:').then(() => done.push('tent'));
  calls[1]?.answer();
  await settle();
  expect(done).toEqual(['tent']);
});

test('several deletions in a row do not wait for one another', () => {
  const { removals, sent } = setup();
  removals.remove(boots);
  removals.remove(tent);
  expect(gone(removals)).toEqual(['1:', '2:']);
  expect(sent()).toEqual(['remove 1 × 3', 'remove 2 × 1']);
});

test('a rejected deletion shows the line again', async () => {
  const { calls, removals, onRefused } = setup();
  removals.remove(boots);
  calls[0]?.refuse();
  await settle();
  expect(gone(removals)).toEqual([]);
  expect(onRefused).toHaveBeenCalledWith(boots, expect.any(Error));
});

test('a line whose undo was rejected stays deleted and can be restored again', async () => {
  const { calls, removals, sent } = setup();
  removals.remove(boots);
  calls[0]?.answer();
  await settle();
  removals.restore('1:');
  calls[1]?.refuse();
  await settle();
  expect(gone(removals)).toEqual(['1:']);
  removals.restore('1:');
  calls[2]?.answer();
  await settle();
  expect(sent()).toEqual(['remove 1 × 3', 'restore 1 × 3', 'restore 1 × 3']);
  expect(gone(removals)).toEqual([]);
});

test('a deletion that is rejected after the visitor undid it is not reported', async () => {
  const { calls, removals, onRefused, sent } = setup();
  removals.remove(boots);
  removals.restore('1:');
  calls[0]?.refuse();
  await settle();
  expect(gone(removals)).toEqual([]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(sent()).toEqual(['remove 1 × 3']);
});

test('a fetch that started before the call does not bring a deleted line back', async () => {
  const { calls, removals } = setup();
  const early = Date.now();
  await jest.advanceTimersByTimeAsync(5);
  removals.remove(boots);
  removals.basketRead(early, new Set(['1:']));
  expect(gone(removals)).toEqual(['1:']);
  calls[0]?.answer();
  await settle();
  removals.basketRead(early, new Set(['1:']));
  expect(gone(removals)).toEqual(['1:']);
  expect(removals.isAhead()).toBe(true);
  removals.basketRead(Date.now(), new Set());
  expect(gone(removals)).toEqual(['1:']);
  expect(removals.isAhead()).toBe(false);
});

test('a fetch that saw the shop halfway through restoring does not settle it', async () => {
  const { calls, removals } = setup();
  removals.remove(boots);
  calls[0]?.answer();
  await settle();
  removals.restore('1:');
  await jest.advanceTimersByTimeAsync(5);
  // One piece is back by now, the others are not.
  const halfWay = Date.now();
  await jest.advanceTimersByTimeAsync(5);
  calls[1]?.answer();
  await settle();
  removals.basketRead(halfWay, new Set(['1:']));
  expect(removals.all().get('1:')?.line.quantity).toBe(3);
  expect(removals.isAhead()).toBe(true);
  removals.basketRead(Date.now(), new Set(['1:']));
  expect([...removals.all().keys()]).toEqual([]);
});

test('what another tab has restored is no longer deleted here', async () => {
  const { calls, removals } = setup();
  removals.remove(boots);
  calls[0]?.answer();
  await settle();
  removals.basketRead(Date.now(), new Set(['1:']));
  expect([...removals.all().keys()]).toEqual([]);
});

test('a deletion whose response was lost, though the shop accepted it, can still be undone', async () => {
  const { calls, removals } = setup();
  removals.remove(boots);
  calls[0]?.refuse();
  await settle();
  expect(gone(removals)).toEqual([]);
  removals.basketRead(Date.now(), new Set());
  expect(gone(removals)).toEqual(['1:']);
});

test('settled waits for all calls', async () => {
  const { calls, removals } = setup();
  removals.remove(boots);
  removals.remove(tent);
  let isDone = false;
  void removals.settled().then(() => (isDone = true));
  calls[0]?.answer();
  await settle();
  expect(isDone).toBe(false);
  calls[1]?.refuse();
  await settle();
  expect(isDone).toBe(true);
});
