/** Whether a release is possible: the version plans, and the workflow that makes it. */
import assert from 'node:assert/strict';
import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { git, skip, succeeds } from './git.mjs';
import { nxRelease } from './nx-release.mjs';
import { root } from './public-packages.mjs';

test('what differs from main has a version plan, and every plan can be read', { skip }, async () => {
  const bases = await Promise.all(
    ['main', 'origin/main'].map(async (base) => ({
      base,
      isKnown: await succeeds(git('rev-parse', '--verify', '--quiet', `${base}^{commit}`)),
    })),
  );
  const base = bases.find(({ isKnown }) => isKnown)?.base ?? 'HEAD';
  assert.match(await nxRelease(['plan:check', `--base=${base}`]), /version plans?/);
});

test('the workflow runs commands that exist, and signs what it publishes', async () => {
  const workflow = await readFile(resolve(root, '.github/workflows/release.yml'), 'utf8');
  const { scripts } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));
  const named = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  assert.ok(named.includes('release'));
  assert.deepEqual(
    named.filter((name) => scripts[name] === undefined),
    [],
  );
  const files = [...workflow.matchAll(/node --test (.+)/g)].flatMap(([, words]) => words.split(' '));
  assert.ok(files.length > 0);
  for (const file of files) await access(resolve(root, file));
  assert.match(workflow, /id-token: write/);
  assert.match(workflow, /NPM_CONFIG_PROVENANCE: 'true'/);
});
