import assert from 'node:assert/strict';
import { join } from 'node:path';
import { serveSite } from '../support/serve-site.mjs';
import { checkTypesOf, checkInTheDark, checkOneOfEach, searchFor } from './common.mjs';

const count = async (page) =>
  Number((await page.getByRole('heading', { level: 1 }).locator('..').innerText()).replaceAll(/\D/g, ''));

async function walkTheShop(page) {
  const lists = [];
  page.on('request', (request) => request.url().endsWith('/api/catalog/getItems/') && lists.push(request.postData()));
  await page.goto('/');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  assert.equal(await cards.count(), 15);
  assert.equal(lists.length, 1, 'one call though React mounts everything twice in strict mode');

  // The site's own reducer and middleware still work beside the shop's.
  await page.getByRole('button', { name: 'Вступить' }).click();
  await page.getByText('Нас 8').waitFor();
  assert.ok(Number(await page.locator('html').getAttribute('data-actions')) > 2);

  assert.ok((await searchFor(page, 'лыжи')) > 0);
  await page.keyboard.press('Escape');

  const all = await count(page);
  await page.getByRole('checkbox').first().check();
  await page.waitForURL(/\?\w+=/);
  await page.locator('main [aria-busy="true"], main [data-stale]').first().waitFor({ state: 'detached' });
  const some = await count(page);
  assert.ok(some > 0 && some < all, `${some} of ${all}`);

  // The counter does not wait for the shop's response, but a reload has to.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/favorites/') && answer.request().method() === 'POST',
  );
  await cards
    .first()
    .getByRole('button', { name: /избранное/i })
    .click();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  await kept;
  await page.reload();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  await checkInTheDark(page);
}

/** A Vite site on React 19 with a store of its own uses only the catalogue. */
export async function viteReact19(world, site) {
  await checkOneOfEach(site, {
    react: '19.3.1',
    'react-dom': '19.3.1',
    redux: '5.0.1',
    '@tropa/api-client': world.version,
  });
  await checkTypesOf(site, 'bundler', { types: ['vite/client'] });
  await site.run('npm', ['run', 'build']);
  const server = await serveSite({ folder: join(site.folder, 'dist'), shop: world.shop });
  try {
    await world.walk(server.address, walkTheShop);
  } finally {
    await server.stop();
  }
}
