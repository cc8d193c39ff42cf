import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { checkTypes } from './check-types.mjs';

let folder;
const write = async (file, text) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
/** A package whose declarations have an error. */
const broken = (name) => write(`node_modules/${name}/index.d.ts`, 'export const size: Missing;');

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-types-'));
  await broken('@tropa/some');
  await broken('other');
  await broken('@types/third');
  await write('src/imports.ts', "import '@tropa/some';\nimport 'other';\nexport {};\n");
});
after(() => rm(folder, { recursive: true, force: true }));

test('reports errors in the site and in our packages, and ignores third-party declarations', async () => {
  await write('src/wrong.ts', "export const size: number = 'long';\n");
  const found = await checkTypes(folder, 'bundler', { types: ['third'] });
  assert.deepEqual(found.map((line) => line.replace(/: error (TS\d+): .*/, ' $1')).sort(), [
    'node_modules/@tropa/some/index.d.ts(1,20) TS2304',
    'src/wrong.ts(1,14) TS2322',
  ]);
});

test('reports nothing for a correct site', async () => {
  await write('right/size.ts', 'export const size: number = 1;\n');
  assert.deepEqual(await checkTypes(folder, 'nodenext', { include: ['right'] }), []);
});

test('a site without files, or with an unknown option, is not a success', async () => {
  await assert.rejects(checkTypes(folder, 'bundler', { include: ['nowhere'] }), /Nothing to check/);
  await assert.rejects(checkTypes(folder, 'bundler', { include: ['right'], types: ['none'] }), /TS2688/);
});

test('a missing site is not a success', async () => {
  await assert.rejects(checkTypes(join(folder, 'absent'), 'bundler'));
});

test('third-party declarations that cannot be parsed, so that no types were checked, are not a success', async () => {
  await write('node_modules/unreadable/index.d.ts', 'export const = ;');
  await write('stopped/imports.ts', "import 'unreadable';\nexport const size: number = 'long';\n");
  await assert.rejects(checkTypes(folder, 'bundler', { include: ['stopped'] }), /not looked at types/);
});
