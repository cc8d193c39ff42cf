/** A guide is the README of a site: its code is the site's own, and all of it. `UPDATE_DOCS=1` rewrites the code. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { codeBlocks, root } from './readme.mjs';

const sites = fileURLToPath(new URL('../sites', import.meta.url));
const guides = readdirSync(sites).filter((name) => existsSync(join(sites, name, 'README.md')));
const read = (...path) => readFileSync(join(sites, ...path), 'utf8');
const isCode = ({ language }) => /^([jt]sx?|astro|html)$/.test(language);

/** What a guide leaves out: manifests, compiler settings, pages of a bundler's template, tests of the gate. */
const plain = /^(README\.md|package\.json|tsconfig\.json|index\.html)$|\.css$/;
const filesOf = (name) =>
  readdirSync(join(sites, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(sites, name).length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !plain.test(file));

for (const name of guides) {
  test(`${name}: the code of the guide is the code of the site`, () => {
    const blocks = codeBlocks(read(name, 'README.md')).filter(isCode);
    assert.deepEqual(
      blocks.filter(({ file }) => file === undefined).map(({ code }) => code),
      [],
      'code that names no file of the site',
    );
    if (process.env.UPDATE_DOCS) {
      const renewed = blocks.reduce(
        (text, { file, code }) => text.replace(`\n${code}\`\`\``, () => `\n${read(name, file)}\`\`\``),
        read(name, 'README.md'),
      );
      writeFileSync(join(sites, name, 'README.md'), renewed);
      return;
    }
    for (const { file, code } of blocks) assert.equal(code, read(name, file), file);
    assert.deepEqual(
      filesOf(name).filter((file) => !blocks.some((block) => block.file === file)),
      [],
      'files without a place in the guide',
    );
  });
}

test('the list of guides is complete', () => {
  const listed = readFileSync(join(root, 'docs/guides/README.md'), 'utf8').matchAll(/sites\/([\w-]+)\/README\.md/g);
  assert.deepEqual([...new Set([...listed].map(([, name]) => name))].sort(), guides.sort());
});
