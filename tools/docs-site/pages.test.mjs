import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, linkOnSite } from './pages.mjs';

test('a file of the repository has its address on the site, or none', () => {
  assert.deepEqual(
    ['docs/README.md', 'docs/guides/README.md', 'tools/consumers/sites/astro/README.md', 'libs/catalog/README.md'].map(
      addressOf,
    ),
    ['index.md', 'guides.md', 'guides/astro.md', 'packages/catalog.md'],
  );
  assert.deepEqual(['libs/api-client/api/wire.api.md', 'libs/catalog/api/index.api.md'].map(addressOf), [
    'reference/api-client-wire.md',
    'reference/catalog.md',
  ]);
  assert.equal(addressOf('docs/coverage-s1.md'), null);
  assert.equal(addressOf('README.md'), null);
});

test('links between files become links of the site, and lead to GitHub where there is no page', () => {
  const from = (href) => linkOnSite('libs/catalog/README.md', href);
  const github = 'https://github.com/tropa-shop/tropa';
  assert.equal(from('../../docs/events.md#counters'), '/events.md#counters');
  assert.equal(from(`${github}/blob/main/docs/events.md`), '/events.md');
  assert.equal(from(`${github}/tree/main/libs/ui-kit`), `${github}/blob/main/libs/ui-kit`);
  assert.equal(from('src/index.ts'), `${github}/blob/main/libs/catalog/src/index.ts`);
  for (const href of ['#weight', 'https://redux-toolkit.js.org', 'mailto:a@example.ru']) assert.equal(from(href), href);
});
