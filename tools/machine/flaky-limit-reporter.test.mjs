import assert from 'node:assert/strict';
import { test } from 'node:test';
import FlakyLimitReporter from './flaky-limit-reporter.mjs';

const testsWith = (counts) =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => ({
      outcome: () => outcome,
      titlePath: () => ['', 'phone', `${outcome} ${index}`],
    })),
  );

/** What the reporter prints and decides after a run with so many tests of each outcome. */
function report(t, counts, status = 'passed', options) {
  const reporter = new FlakyLimitReporter(options);
  const lines = [];
  t.mock.method(console, 'log', (text) => lines.push(...text.split('\n')));
  reporter.onBegin({}, { allTests: () => testsWith(counts) });
  const verdict = reporter.onEnd({ status });
  reporter.onExit();
  return { lines, status: verdict?.status ?? status };
}

test('three flaky tests are named, and the run passes', (t) => {
  assert.deepEqual(report(t, { expected: 5, flaky: 3, skipped: 1 }), {
    lines: [
      'flaky: phone › flaky 0',
      'flaky: phone › flaky 1',
      'flaky: phone › flaky 2',
      '8 passed, 0 failed, 1 skipped',
    ],
    status: 'passed',
  });
});

test('a fourth flaky test fails the run', (t) => {
  const { lines, status } = report(t, { expected: 5, flaky: 4 });
  assert.equal(status, 'failed');
  assert.deepEqual(lines.slice(-2), ['4 flaky tests, at most 3 are allowed', '5 passed, 4 failed, 0 skipped']);
});

test('the limit is an option', (t) => {
  assert.equal(report(t, { flaky: 1 }, 'passed', { limit: 0 }).status, 'failed');
});

test('a failed test fails the run, and so does an error outside the tests', (t) => {
  assert.deepEqual(report(t, { expected: 1, unexpected: 2 }, 'failed'), {
    lines: ['1 passed, 2 failed, 0 skipped'],
    status: 'failed',
  });
  assert.deepEqual(report(t, { expected: 1 }, 'failed').lines, ['1 passed, 1 failed, 0 skipped']);
});
