import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTally, sumTallies } from './tally.mjs';

test('reads the closing lines of jest, of node and of the plain form', () => {
  assert.deepEqual(readTally('Tests:       1 failed, 2 skipped, 30 passed, 33 total\nTests: 4 passed, 4 total'), {
    passed: 34,
    failed: 1,
    skipped: 2,
  });
  assert.deepEqual(readTally('# pass 7\n# fail 1\n# cancelled 1\n# skipped 3\n# todo 0'), {
    passed: 7,
    failed: 2,
    skipped: 3,
  });
  assert.deepEqual(readTally('stories: 12 passed, 1 failed'), { passed: 12, failed: 1, skipped: 0 });
});

test('reads colours away and ignores prose that only looks like a count', () => {
  assert.deepEqual(readTally('\u001b[32mTests:\u001b[39m 2 passed, 2 total\n3 passed of 4, 1 failed there'), {
    passed: 2,
    failed: 0,
    skipped: 0,
  });
});

test('adds tallies up', () => {
  const one = { passed: 1, failed: 0, skipped: 2 };
  assert.deepEqual(sumTallies([one, one]), { passed: 2, failed: 0, skipped: 4 });
});
