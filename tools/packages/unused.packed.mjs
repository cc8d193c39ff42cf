/**
 * Nothing unused: no file, export or dependency that nobody uses, and no dependency that is used without being
 * declared.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { root } from './public-packages.mjs';

test('knip finds nothing', async () => {
  const words = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'];
  await promisify(execFile)(process.execPath, words, { cwd: root }).catch((error) =>
    assert.fail(`${error.stdout}${error.stderr}`),
  );
});
