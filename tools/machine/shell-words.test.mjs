import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shellWords } from './shell-words.mjs';

const words = ['pack', 'C:\\Users\\Anna Petrova\\a.tgz', 'C:\\Temp\\b.tgz', 'a&b', 'say "no"', ''];

test('a shell gets unsplit arguments', () => {
  assert.deepEqual(shellWords(words, true), [
    'pack',
    '"C:\\Users\\Anna Petrova\\a.tgz"',
    'C:\\Temp\\b.tgz',
    '"a&b"',
    '"say \\"no\\""',
    '""',
  ]);
});

test('without a shell nothing is quoted', () => assert.deepEqual(shellWords(words, false), words));
