import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageBlocks } from './page-layers.mjs';

const kit = (rules) => `@layer tropa.kit{${rules}}`;
const domain = (rules) => `@layer tropa.domain{${rules}}`;

test('blocks come in the order of the layers, and files of one layer in their own; late ones have names', () => {
  assert.deepEqual(pageBlocks([domain('.a{}'), kit('.late{}.late:hover{}'), kit('.b{}'), domain('.other{}')], [1, 3]), [
    [1, 'l0', '.late{}.late:hover{}'],
    [2, '', '.b{}'],
    [0, '', '.a{}'],
    [3, 'l1', '.other{}'],
  ]);
});

test('a sheet of several layers is taken apart, its list of layers is left out', () => {
  const base = '@layer tropa.tokens{:root{--0:1px}}@layer tropa.reset{a{top:0}}@layer tropa.kit,tropa.domain;';
  assert.deepEqual(pageBlocks([kit('.a{}'), base], []), [
    [1, '', 'a{top:0}'],
    [1, '', ':root{--0:1px}'],
    [0, '', '.a{}'],
  ]);
});

test('a rule outside of the layers would beat them all: it is an error', () => {
  assert.throws(() => pageBlocks(['.a{top:0}'], []), /outside of the layers/);
  assert.throws(() => pageBlocks(['@layer other{.a{top:0}}'], []), /outside of the layers/);
});
