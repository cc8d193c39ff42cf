import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from './builds.mjs';
import { median, medians, percentile } from './statistics.mjs';

test('the median of odd and even counts, in any order', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('a percentile is one of the values', () => {
  const values = [50, 10, 40, 20, 30];
  assert.equal(percentile(values, 0.5), 30);
  assert.equal(percentile(values, 0.98), 50);
  assert.equal(percentile(values, 0), 10);
  assert.ok(Number.isNaN(percentile([], 0.5)));
});

test('medians are computed key by key; text is taken from the last record', () => {
  assert.deepEqual(
    medians([
      { a: 1, b: 9, script: 'one' },
      { a: 3, b: 7, script: 'two' },
      { a: 2, b: 8, script: 'three' },
    ]),
    { a: 2, b: 8, script: 'three' },
  );
});

test('builds are measured in turn, alternating which one goes first', async () => {
  const order = [];
  const found = await inTurn(['now', 'before'], 3, (build, run) => {
    order.push(build);
    return { ms: build === 'now' ? run : 10 * run };
  });
  assert.deepEqual(order, ['now', 'before', 'before', 'now', 'now', 'before']);
  assert.deepEqual(found, [{ ms: 1 }, { ms: 10 }]);
});
