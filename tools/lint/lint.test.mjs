/**
 * A rule that is misspelt in the settings, or whose files no longer match, says nothing: here the settings of the
 * workspace meet code that breaks them. Layers are not among it: see layers-probe.mjs.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Code of a lib, by the rule that it breaks. */
const broken = {
  'typescript(no-floating-promises)': `export function go() { Promise.resolve(1); }`,
  'typescript(consistent-type-imports)': `import { ReactNode } from 'react'; export type Shown = ReactNode;`,
  'tropa(no-export-all)': `export * from './fine.js';`,
  'tropa(no-eager-intl)': `export const price = new Intl.NumberFormat('ru');`,
  'import(no-default-export)': `export default 1;`,
  'eslint(no-restricted-imports)': `import { useOptimistic } from 'react'; export const hook = useOptimistic;`,
  'eslint(no-console)': `export const say = () => console.log(1);`,
  'react-hooks(rules-of-hooks)': `import { useState } from 'react';
    export function Shelf({ isOpen }: { isOpen: boolean }) { if (isOpen) useState(1); return null; }`,
  'react(purity)': `export function Clock() { return <i>{Date.now()}</i>; }`,
  'testing-library(no-debugging-utils)': `import { screen } from '@testing-library/react'; screen.debug();`,
  'jsx-a11y(alt-text)': `export const Photo = () => <img src="/photo" />;`,
};
const fine = `export * as shelves from './shelves.js';
export const formatter = () => new Intl.NumberFormat('ru');
export const one = (async () => 1)();
export const Photo = () => <img src="/photo" alt="" />;`;

const fileOf = (rule) =>
  `libs/catalog/src/${rule.replaceAll(/\W+/g, '_')}${rule.startsWith('testing-library') ? '.test' : ''}.tsx`;

let folder;
let reports;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-lint-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const own of ['.oxlintrc.json', 'tools/lint/tropa.mjs']) await cp(join(root, own), join(folder, own));
  await mkdir(join(folder, 'libs/catalog/src'), { recursive: true });
  await writeFile(join(folder, 'nx.json'), '{}');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx' }, include: ['libs'] }),
  );
  for (const [rule, code] of Object.entries({ ...broken, fine })) await writeFile(join(folder, fileOf(rule)), code);
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const said = await new Promise((done) =>
    execFile(oxlint, ['--format=unix', 'libs'], { cwd: folder, timeout: 60_000 }, (_, out, failures) =>
      done(out + failures),
    ),
  );
  reports = [...said.matchAll(/^(\S+?):\d+:\d+: .*\[\w+\/(\S+)\]$/gm)].map(([, file, rule]) => ({ file, rule }));
  assert.notEqual(reports.length, 0, said);
});
after(() => rm(folder, { recursive: true, force: true }));

for (const rule of Object.keys(broken)) {
  test(`${rule} is reported`, () => {
    assert.deepEqual(
      reports.filter(({ file }) => file === fileOf(rule)).map((report) => report.rule),
      [rule],
    );
  });
}

test('what is right is not reported', () => {
  assert.deepEqual(
    reports.filter(({ file }) => file === fileOf('fine')),
    [],
  );
});

test('an unused directive is an error: the probe of the layers relies on it', async () => {
  assert.match(await readFile(join(root, '.oxlintrc.json'), 'utf8'), /"reportUnusedDisableDirectives": "error"/);
});
