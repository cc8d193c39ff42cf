import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, medians } from './statistics.mjs';

test('the median of odd and even counts, in any order', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('medians go key by key', () => {
  assert.deepEqual(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
    { a: 2, b: 8 },
  );
});
