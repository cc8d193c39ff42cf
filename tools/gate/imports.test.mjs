import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * `@nx/enforce-module-boundaries` sees cycles between projects only; this sees those of files inside one. Oxlint's
 * `import/no-cycle` would, but does not resolve `./Card.js` to `Card.tsx` (1.94).
 */
const projects = ['libs', 'apps', 'tools'];

const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|storybook-static)\//.test(file);
const read = (folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`);
const files = new Set(projects.flatMap(read).filter(isSource));

const resolve = (from, specifier) => {
  const path = posix.join(posix.dirname(from), specifier);
  const written = path.replace(/\.js$/, '');
  return [path, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => written + end)].find((it) => files.has(it));
};

/**
 * The modules that a file imports before its own code runs: `import type` is gone by then, and `import()` comes later.
 * An `import { type A }` counts: its module is loaded all the same.
 */
const importsOf = (file) =>
  ts
    .createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter((it) => (ts.isImportDeclaration(it) && !it.importClause?.isTypeOnly) || isReExport(it))
    .map((it) => it.moduleSpecifier.text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(file, specifier))
    .filter(Boolean);

const isReExport = (it) => ts.isExportDeclaration(it) && it.moduleSpecifier !== undefined && !it.isTypeOnly;

/** The first cycle reachable from each file, as a list that ends where it began. */
export const findCycles = (graph) => {
  const cycles = [];
  const done = new Set();
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) return void cycles.push([...way.slice(at), file]);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
};

test('a cycle is found, a diamond is not one', () => {
  const graph = (edges) => new Map(Object.entries(edges));
  assert.deepEqual(findCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })), []);
  assert.deepEqual(findCycles(graph({ a: ['b'], b: ['c'], c: ['b'] })), [['b', 'c', 'b']]);
  assert.deepEqual(findCycles(graph({ a: ['a'] })), [['a', 'a']]);
});

const sourcesIn = (folder) =>
  [...files].filter((file) => file.startsWith(`apps/server/src/${folder}/`) && !file.endsWith('.test.ts'));

test('the transport of the server holds no SQL: queries are in its shop/', () => {
  const transport = sourcesIn('api');
  assert.ok(transport.length > 50);
  const query =
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`|from 'kysely'|['"`]\s*(select|insert into|update|delete from|with \w+ as)\s/;
  assert.deepEqual(
    transport.filter((file) => query.test(readFileSync(root + file, 'utf8'))),
    [],
  );
});

test('the rules of the shop and its settings know neither transport nor pages, not even their types', () => {
  const below = [...sourcesIn('shop'), ...sourcesIn('settings'), 'apps/server/src/settings.ts'];
  assert.ok(below.length > 100);
  const upward = /(from|import)\s*\(?\s*'(\.\.?\/)+(api|pages)\//;
  assert.deepEqual(
    below.filter((file) => upward.test(readFileSync(root + file, 'utf8'))),
    [],
  );
});

test('no file imports itself, directly or through others', () => {
  assert.ok(files.size > 500);
  const graph = new Map([...files].map((file) => [file, importsOf(file)]));
  assert.ok([...graph.values()].flat().length > 1000);
  assert.deepEqual(
    findCycles(graph).map((cycle) => cycle.join(' → ')),
    [],
  );
});
