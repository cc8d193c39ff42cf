/** What the packages cost a host, and that what it does not use costs nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'vite';
import { measureSizes } from './measure-sizes.mjs';
import { goOutside } from './outside.mjs';

const budgets = JSON.parse(readFileSync(new URL('size-budgets.json', import.meta.url), 'utf8'));
const outside = await goOutside();
after(() => outside.remove());
const sizes = await measureSizes(outside, budgets);

for (const kind of ['entries', 'imports', 'styles']) {
  for (const [name, budget] of Object.entries(budgets[kind])) {
    test(`${kind}: ${name} is within ${budget} bytes`, () => {
      const size = sizes[kind][name];
      assert.ok(size <= budget, `${size} bytes, ${size - budget} over the budget`);
      assert.ok(
        size >= budget * 0.7,
        `${size} bytes: so much smaller that the budget in size-budgets.json should be lowered`,
      );
    });
  }
}

test('every entry but those for tests, and every style sheet, has a budget', () => {
  const entries = outside.packages.flatMap(({ entries: ofPackage }) => ofPackage.map(({ name }) => name));
  assert.deepEqual(Object.keys(budgets.entries).sort(), entries.filter((name) => !name.endsWith('/testing')).sort());
  const styled = outside.packages
    .filter(({ files }) => files.includes('dist/styles.layer.css'))
    .map(({ name }) => name);
  assert.deepEqual(Object.keys(budgets.styles).sort(), styled.sort());
});

/** The code that a host's Vite build produces from a module, minus an empty build. */
const bundled = async (code) => {
  const file = resolve(outside.folder, 'host.mjs');
  await writeFile(file, code);
  const foreign = outside.packages.flatMap(({ declared }) => declared).filter((name) => !name.startsWith('@tropa/'));
  const [{ output }] = await build({
    root: outside.folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: (id) => foreign.some((name) => id === name || id.startsWith(`${name}/`)) },
    },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ code: chunk }) => chunk)
    .join('')
    .trim();
};

for (const { name, entries } of outside.packages) {
  test(`${name}: importing nothing costs nothing`, async () => {
    const lines = entries.flatMap(({ name: entry }, index) => [
      `import '${entry}';`,
      `import {} from '${entry}';`,
      `import * as unused${index} from '${entry}';`,
    ]);
    assert.equal(await bundled(lines.join('\n')), '');
  });
}

test('the measurement of unused code would detect used code', async () => {
  assert.match(await bundled(`export { formatRoubles } from '@tropa/ui-kit';`), /padStart/);
});
