import assert from 'node:assert/strict';
import { tsImport } from 'tsx/esm/api';
import { checkTypes } from '../support/check-types.mjs';

const { contrastFindings } = await tsImport('../../../apps/storefront-e2e/src/support/axe.ts', import.meta.url);

/** One React, one store library: two copies break hooks and contexts. */
export async function checkOneOfEach(site, expected) {
  for (const [name, version] of Object.entries(expected))
    assert.deepEqual(await site.versionsOf(name), [version], name);
}

/** In strict mode, with packages resolved as the site does. The examples of the READMEs are checked both ways. */
export async function checkTypesOf(site, resolution, options) {
  assert.deepEqual(await checkTypes(site.folder, resolution, options), [], resolution);
}

/** Types into the site's search field and waits for goods under it. @returns how many are shown */
export async function searchFor(page, words) {
  await page.getByRole('combobox', { name: 'Поиск товаров' }).pressSequentially(words);
  const options = page.getByRole('listbox', { name: 'Найденные товары' }).getByRole('option');
  await options.first().waitFor();
  return options.count();
}

/** Where the reader's system is dark, the page that is open is dark too, and everything on it can be read. */
export async function checkInTheDark(page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightest = Math.max(
    ...ground
      .match(/[\d.]+/g)
      .slice(0, 3)
      .map(Number),
  );
  assert.ok(lightest < 90, `a dark ground: ${ground}`);
  assert.deepEqual(await contrastFindings(page), []);
}
