import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { allTexts, dictionaries } from './all-texts.mjs';
import { root } from './pages.mjs';

const file = `${root}/docs/all-texts.md`;

test('docs/all-texts.md is current (UPDATE_DOCS=1 writes it)', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(file, allTexts());
  assert.equal(readFileSync(file, 'utf8'), allTexts());
});

test('every dictionary that a site can name is on the page, with a description', () => {
  const source = readFileSync(`${root}/apps/storefront/src/embedded/text-names.ts`, 'utf8');
  const names = [...source.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort();
  const found = dictionaries.flatMap(([, ofOwner]) => ofOwner);
  assert.ok(names.length > 90);
  assert.deepEqual(found.map(({ name }) => name).sort(), names);
  assert.deepEqual(
    found.filter(({ comment, texts }) => comment === '' || texts.length === 0).map(({ name }) => name),
    [],
  );
});
