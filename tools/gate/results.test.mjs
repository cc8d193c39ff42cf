import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import JestResults from './jest-results.mjs';
import nodeResults from './node-results.mjs';
import { none, readResults, sumResults } from './results.mjs';

const inFolder = (use) => {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-results-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a suite that wrote nothing has no tests', () => assert.deepEqual(readResults('/nowhere/results.json'), none));

test("Jest's counts come through its file; a suite that does not load is a failure", () =>
  inFolder((rootDir) => {
    const results = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    new JestResults().onRunComplete(new Set([{ config: { rootDir } }]), results);
    assert.deepEqual(readResults(join(rootDir, 'output/results.json')), { passed: 5, failed: 2, flaky: 0, skipped: 2 });
  }));

test("Playwright's flaky tests count as passed, and are reported", () =>
  inFolder((folder) => {
    const file = join(folder, 'results.json');
    writeFileSync(file, JSON.stringify({ suites: [], stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } }));
    assert.deepEqual(readResults(file), { passed: 9, failed: 1, flaky: 2, skipped: 3 });
  }));

test("Node's events are counted: suites are not tests, what is skipped has not passed", async () => {
  const events = [
    { type: 'test:pass', data: { details: {} } },
    { type: 'test:pass', data: { details: { type: 'suite' } } },
    { type: 'test:pass', data: { skip: true, details: {} } },
    { type: 'test:fail', data: { details: {} } },
    { type: 'test:stdout', data: { message: 'ℹ pass 9' } },
  ];
  let written = '';
  for await (const text of nodeResults(Readable.from(events))) written += text;
  assert.deepEqual(JSON.parse(written), { passed: 1, failed: 1, skipped: 1 });
});

test('counts add up by kind', () =>
  assert.deepEqual(
    sumResults([
      { ...none, passed: 1 },
      { ...none, passed: 2, failed: 1 },
    ]),
    { ...none, passed: 3, failed: 1 },
  ));
