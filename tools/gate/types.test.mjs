/** The gate checks the types of most projects as one program: it holds what they would check by themselves. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { checkedAlone } from './types.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const read = (config) => {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(root + config, {}, ts.sys);
  const { configFilePath: _path, ...settings } = options;
  return { files: new Set(fileNames), settings };
};

const projects = ['libs', 'apps', 'tools']
  .flatMap((folder) => readdirSync(root + folder).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(`${root}${folder}/package.json`))
  .map((folder) => ({ folder, ...JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) }))
  .filter(({ scripts }) => scripts?.typecheck !== undefined);
const together = projects.filter(({ name }) => !checkedAlone.includes(name));
const all = read('tsconfig.all.json');

test('there are projects of both kinds', () => {
  assert.ok(together.length >= 10);
  assert.equal(projects.length - together.length, checkedAlone.length);
});

for (const { name, folder, scripts } of together) {
  test(`${name}: its files and its settings are those of tsconfig.all.json`, () => {
    assert.equal(scripts.typecheck, 'tsc -p tsconfig.json');
    const own = read(`${folder}/tsconfig.json`);
    assert.deepEqual(own.settings, all.settings);
    assert.deepEqual(
      [...own.files].filter((file) => !all.files.has(file)),
      [],
    );
    assert.ok(own.files.size > 1);
  });
}

test('no file of it declares something for the files of another project', () => {
  const isGlobal = (text) => /^\s*declare global\b/m.test(text) || !/^\s*(import|export)\b/m.test(text);
  const shared = (file) => file.startsWith(`${root}types/`);
  const leaking = [...all.files].filter((file) => !shared(file) && isGlobal(readFileSync(file, 'utf8')));
  assert.deepEqual(leaking, []);
});
