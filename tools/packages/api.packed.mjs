/** The public API of each package matches the committed report, is documented and exports all types it refers to. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { after, test } from 'node:test';
import { apiReports, foreignTypes } from './api-reports.mjs';
import { goOutside } from './outside.mjs';
import { publicPackages, root } from './public-packages.mjs';

const outside = await goOutside({ also: foreignTypes });
after(() => outside.remove());
const reports = await apiReports(outside);

/** A readable diff; '' when there is none. */
const difference = (committed, text) => {
  if (readFileSync(committed, 'utf8') === text) return '';
  const now = resolve(outside.folder, 'now.api.md');
  writeFileSync(now, text);
  try {
    execFileSync('git', ['diff', '--no-index', '--no-color', '--unified=2', committed, now], { encoding: 'utf8' });
  } catch (error) {
    const lines = error.stdout?.split('\n').slice(4).join('\n');
    if (lines) return lines;
  }
  // Git is missing, or sees no difference (only line endings, for example). They differ all the same.
  return `${committed}\nis not byte for byte\n${now}`;
};

for (const { entry, file, text, undocumented, unnamed, exported, problems } of reports) {
  test(`${entry}: the public API is what ${file} says`, () => {
    const committed = resolve(root, file);
    assert.ok(existsSync(committed), `${file} is missing: npm run renew:api`);
    const changed = difference(committed, text);
    assert.ok(
      changed === '',
      `The public API of ${entry} changed:\n${changed}\nIf that is intended: npm run renew:api, and a line in CHANGELOG.md.`,
    );
    assert.deepEqual(problems, []);
  });

  test(`${entry}: every export is documented`, () => {
    assert.ok(exported.length > 0);
    assert.deepEqual(undocumented, [], `${undocumented.length} of ${exported.length} exports have no docstring`);
  });

  test(`${entry}: every type that a signature names can be imported`, () => assert.deepEqual(unnamed, []));
}

test('there is no report for a removed entry', () => {
  const known = new Set(reports.map(({ file }) => file));
  const stale = publicPackages()
    .map(({ folder }) => resolve(folder, 'api'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => relative(root, resolve(folder, name)).replaceAll('\\', '/')))
    .filter((file) => !known.has(file));
  assert.deepEqual(stale, []);
});
