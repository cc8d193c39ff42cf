import assert from 'node:assert/strict';
import { environment } from '../support/site.mjs';
import { startServer } from '../support/start-server.mjs';
import { checkTypesOf, checkOneOfEach, searchFor } from './common.mjs';

/** Many concurrently, two sections alternating: no request may see the goods of another. */
async function checkStoresApart(address) {
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => (await fetch(`${address}/goods/${index % 2 === 0 ? 2 : 3}`)).text()),
  );
  const of = (index) => pages.filter((_page, at) => at % 2 === index);
  assert.deepEqual([new Set(of(0)).size, new Set(of(1)).size], [1, 1]);
  assert.match(pages[0], /<h1[^>]*>[^<]*Лыжи/);
  assert.match(pages[1], /<h1[^>]*>[^<]*Ботинки/);
  assert.ok(!pages[1].includes(/<article.*?href="([^"]+)"/s.exec(pages[0])[1]));
}

async function walkThePage(page) {
  const lists = [];
  page.on('request', (request) => request.url().endsWith('/api/catalog/getItems/') && lists.push(request.postData()));
  await page.goto('/goods/2');
  await page.locator('#root[data-hydrated]').waitFor();
  assert.equal(await page.getByRole('article').count(), 15);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /избранное/i })
    .click();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  assert.deepEqual(lists, [], 'the list came with the page');

  assert.ok((await searchFor(page, 'лыжи')) > 0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await page.reload();
  await page.locator('#root[data-hydrated]').waitFor();
  assert.equal(lists.length, 1);
}

/** A page that a plain Node server renders and the browser hydrates without a mismatch. */
export async function ssrNode(world, site) {
  await checkOneOfEach(site, { react: '19.3.1', redux: '5.0.1' });
  await checkTypesOf(site, 'nodenext', { types: ['node'] });
  await site.run('npm', ['run', 'build']);
  const server = await startServer(process.execPath, ['dist/server/server.js'], {
    cwd: site.folder,
    env: { ...environment(), SHOP: world.shop },
  });
  try {
    await checkStoresApart(server.address);
    await world.walk(server.address, walkThePage);
  } finally {
    await server.stop();
  }
}
