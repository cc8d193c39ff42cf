import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const styleSheets = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\/src\/.*\.css$/.test(file) && !file.includes('node_modules')),
);
test('there are style sheets to look at', () => assert.ok(styleSheets.length > 20));

const read = (file) => readFileSync(root + file, 'utf8');

test('a style sheet reads only tokens that exist', () => {
  const known = new Set(
    styleSheets.flatMap((file) => [...read(file).matchAll(/(--tropa-[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  const unknown = styleSheets.flatMap((file) =>
    [...read(file).matchAll(/var\((--tropa-[\w-]+)\s*\)/g)]
      .map(([, name]) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual([...new Set(unknown)], []);
});

test('every rule of a component lies in a layer', () => {
  const outside = styleSheets
    .filter((file) => file.endsWith('.module.css'))
    .filter((file) => !/^(\s|\/\*[\s\S]*?\*\/)*@layer tropa\.(kit|domain)\b/.test(read(file)));
  assert.deepEqual(outside, []);
});

test('the layout changes at the breakpoints of the specification alone: 600, 1024, 1440, 1920', () => {
  const allowed = new Set(['600', '599.98', '599', '1024', '1023.98', '1440', '1439.98', '1920', '1919.98']);
  const others = styleSheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*?width:\s*([\d.]+)px/g)]
      .filter(([, width]) => !allowed.has(width))
      .map(([, width]) => `${file}: ${width}`),
  );
  assert.deepEqual(others, []);
});

test("sizes in a lib count in --tropa-rem, not in the root's text, which is the host's", () => {
  const bare = styleSheets
    .filter((file) => file.startsWith('libs/'))
    .flatMap((file) =>
      [...read(file).matchAll(/^.*(?<![\w.])[\d.]+rem\b.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    )
    .filter((line) => !/\/tokens\.css: (--tropa-rem: 1rem;|\/\*)/.test(line));
  assert.deepEqual(bare, []);
});
