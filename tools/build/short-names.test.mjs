import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortCodes, shortenNames } from './short-names.mjs';

test('each path has a code of its own, the same in whatever order the paths come', () => {
  const paths = Array.from({ length: 400 }, (_, index) => `libs/kit/part-${index}.module.css`);
  const codes = shortCodes(paths);
  assert.equal(new Set(codes.values()).size, 400);
  assert.ok([...codes.values()].every((code) => /^[a-zA-Z][a-zA-Z0-9]$/.test(code)));
  assert.deepEqual(shortCodes([...paths].reverse()), codes);
});

test('a file that comes later renames next to nothing', () => {
  const paths = Array.from({ length: 100 }, (_, index) => `part-${index}.css`);
  const before = shortCodes(paths);
  const after = shortCodes([...paths, 'another.css']);
  assert.ok(paths.filter((path) => before.get(path) !== after.get(path)).length <= 1);
});

test('more files than codes is an error, not a class that stands for two', () => {
  assert.throws(() => shortCodes(Array.from({ length: 2000 }, (_, index) => `${index}`)), /Too many files/);
});

test('classes and keyframes are renamed whole, other words stay', () => {
  const css =
    '.x1-card{color:red;animation:.2s x1-spin}.x1-card-wide>.x1-card:hover{--x1-cardinal:1}@keyframes x1-spin{to{top:0}}';
  const renamed = shortenNames(css, ['x1-spin', 'x1-card', 'x1-card-wide'], 'Ab');
  assert.equal(
    renamed.css,
    '.t-Ab0{color:red;animation:.2s t-Ab2}.t-Ab1>.t-Ab0:hover{--x1-cardinal:1}@keyframes t-Ab2{to{top:0}}',
  );
  assert.equal(renamed.short.get('x1-card'), 't-Ab0');
});
