import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveRuntime, smallerChunks } from './smaller-chunks.mjs';

const chunk = (name, code) => ({ type: 'chunk', name, fileName: `${name}-1.js`, code });
const bundleOf = (...chunks) => Object.fromEntries(chunks.map((one) => [one.fileName, one]));
const runtime = () =>
  chunk('rolldown-runtime', 'var __a = 1;\nvar __b = () => __a + 1;\nexport { __b as n, __a as t };');
const host = (code = 'const mine = one();\nexport { mine as a };') =>
  chunk('vendor', `import { n as one } from "./rolldown-runtime-1.js";\n${code}`);
const guest = (
  code = 'import { n as __b, t as __a } from "./rolldown-runtime-1.js";\nimport { a as mine } from "./vendor-1.js";',
) => chunk('widget', `${code}\nexport const sum = __a + __b() + mine;`);

const urlOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

test('the helpers move into the host, and every chunk still finds them', async () => {
  const bundle = bundleOf(runtime(), host(), guest());
  await smallerChunks('vendor').generateBundle({}, bundle);
  assert.deepEqual(Object.keys(bundle), ['vendor-1.js', 'widget-1.js']);
  const vendor = urlOf(bundle['vendor-1.js'].code);
  const widget = urlOf(bundle['widget-1.js'].code.replaceAll('./vendor-1.js', vendor));
  assert.equal((await import(widget)).sum, 1 + 2 + 2);
});

test('a build without helpers stays as it is', () => {
  const bundle = bundleOf(chunk('vendor', 'export {};'));
  moveRuntime(bundle, 'vendor');
  assert.equal(bundle['vendor-1.js'].code, 'export {};');
});

test('a host that has such a name itself is an error of the build', () => {
  assert.throws(() => moveRuntime(bundleOf(runtime(), host('const __a = 2;')), 'vendor'), /names of the runtime: __a/);
});

test('an import of the helpers in a way that is not known is an error of the build', () => {
  const wrong = guest('import * as all from "./rolldown-runtime-1.js";');
  assert.throws(() => moveRuntime(bundleOf(runtime(), host(), wrong), 'vendor'), /widget-1\.js asks for the runtime/);
});

test('a build without the host is an error', () => {
  assert.throws(() => moveRuntime(bundleOf(runtime(), guest()), 'vendor'), /no chunk vendor/);
});
