import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runWithSecondLook } from './second-look.mjs';

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'tropa-second-look-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Reports so many failures at each run, the last number for all the rest; writes down that it ran. */
const failing = (name, ...failures) => [
  process.execPath,
  '-e',
  `
  const { appendFileSync, readFileSync } = require('node:fs');
  const file = ${JSON.stringify(join(folder, name))};
  appendFileSync(file, 'x');
  const runs = readFileSync(file, 'utf8').length;
  const failed = ${JSON.stringify(failures)}[Math.min(runs, ${failures.length}) - 1];
  console.log('# pass ' + (9 - failed) + '\\n# fail ' + failed);
  process.exit(failed > 0 ? 1 : 0);`,
];
const options = { cwd: process.cwd(), countsItself: true, quiet: true };

test('what passes is run once', async () => {
  assert.deepEqual(await runWithSecondLook('a', failing('a', 0, 9), options), {
    passed: 9,
    failed: 0,
    skipped: 0,
    unsteady: 0,
  });
});

test('a failure that does not come again is told and does not count', async () => {
  assert.deepEqual(await runWithSecondLook('b', failing('b', 2, 0), options), {
    passed: 9,
    failed: 0,
    skipped: 0,
    unsteady: 2,
  });
});

test('a failure that comes again counts', async () => {
  assert.deepEqual(await runWithSecondLook('c', failing('c', 1), options), {
    passed: 8,
    failed: 1,
    skipped: 0,
    unsteady: 0,
  });
});

test('many failures get no second look', async () => {
  assert.deepEqual(await runWithSecondLook('d', failing('d', 3, 0), options), {
    passed: 6,
    failed: 3,
    skipped: 0,
    unsteady: 0,
  });
});
