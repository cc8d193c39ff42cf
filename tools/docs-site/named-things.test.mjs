/** What the documentation mentions by name exists: tokens, names of texts, events. Parts: tools/gate/parts.test.mjs. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { root } from './pages.mjs';

const read = (file) => readFileSync(`${root}/${file}`, 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const sorted = (names) => [...new Set(names)].sort();

test('every token that a page names exists', () => {
  const sheet = read('libs/ui-kit/src/tokens/tokens.css');
  const named = readdirSync(`${root}/docs`)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => matches(read(`docs/${file}`), /(--tropa-[a-z][\w-]*\w)/g));
  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((name) => !new RegExp(`${name}:`).test(sheet)),
    [],
  );
});

test('the events of docs/events.md are those of the bus', () => {
  const map = read('libs/api-client/src/events/shop-events.ts').split('interface ShopEventMap')[1].split('\n}')[0];
  const there = matches(map, /^ {2}readonly '?([\w:-]+)'?:/gm);
  const table = read('docs/events.md').split('## All events')[1].split('\n\n')[1];
  const listed = table.split('\n').flatMap((row) => matches(row.split('|')[1] ?? '', /`([^`]+)`/g));
  assert.ok(there.length >= 14);
  assert.deepEqual(sorted(listed), sorted(there));
});
