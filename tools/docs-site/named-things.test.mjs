/** What the documentation promises by name is there: parts of components, tokens, texts' names, events. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { root } from './pages.mjs';

const read = (file) => readFileSync(`${root}/${file}`, 'utf8');
const sources = readdirSync(`${root}/libs`, { recursive: true })
  .filter((file) => /^[\w-]+\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => read(`libs/${file}`));
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const sorted = (names) => [...new Set(names)].sort();

test('the parts of docs/markup.md are those of the components', () => {
  const section = read('docs/markup.md').split('## Parts')[1];
  const rows = section.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const listed = rows.flatMap((row) => matches(row.split('|')[2], /`([^`]+)`/g));
  const there = sources.flatMap((source) => matches(source, /(?:data-)?\bpart="([a-z-]+)"/g));
  assert.ok(rows.length >= 8, `only ${rows.length} rows`);
  assert.deepEqual(sorted(listed), sorted(there));
});

test('every token that a page names is one', () => {
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
