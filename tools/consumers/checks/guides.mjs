import assert from 'node:assert/strict';
import { join } from 'node:path';
import { serveSite } from '../support/serve-site.mjs';
import { environment } from '../support/site.mjs';
import { startServer } from '../support/start-server.mjs';
import { checkTypes } from '../support/check-types.mjs';
import { checkInTheDark, searchFor } from './common.mjs';

/** Guides whose page is rendered on a server of its own. */
export const renderedGuides = ['next-app-router', 'react-router', 'astro'];

const html = async (address, headers = {}) => (await fetch(address, { headers })).text();
const cardsIn = (text) => text.match(/<article\b/g)?.length ?? 0;
const firstPicture = (text) => /<article.*?src="([^"]+)"/s.exec(text)[1];
const firstLink = (text) => /<article.*?href="([^"]+)"/s.exec(text)[1];

/** Another name of the same shop, such as a site's server often uses: no browser may see it. */
const innerName = (shop) => shop.replace('127.0.0.1', 'localhost');

/** The page of a section: rendered by the server, hydrated, and client-side from then on. */
async function walkTheGoods(page) {
  const lists = [];
  page.on('request', (request) => request.url().endsWith('/api/catalog/getItems/') && lists.push(request.postData()));
  const hydrated = page.waitForResponse((response) => response.url().endsWith('/api/favorites/getLength/'));
  await page.goto('/goods/2');
  await hydrated;
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  const cards = page.getByRole('article');
  assert.equal(await cards.count(), 15);

  const kept = page.waitForResponse(
    (response) => response.url().includes('/api/favorites/') && response.request().method() === 'POST',
  );
  await cards
    .first()
    .getByRole('button', { name: /избранное/i })
    .click();
  await kept;
  await page.reload();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  assert.deepEqual(lists, [], 'the list comes with the page');

  assert.ok((await searchFor(page, 'лыжи')) > 0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await page.locator('main [aria-busy="true"], main [data-stale]').first().waitFor({ state: 'detached' });
  assert.equal(lists.length, 1);
  await checkInTheDark(page);
}

/** The site's own card in our list, and the events that the site receives. */
async function walkTheOwnCards(page) {
  await page.goto('/goods/2');
  const card = page.locator('article.card').first();
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('button', { name: /избранное/i }).click();
  await page.getByText(`${title}: отложили`).waitFor();
  assert.equal(await page.locator('main article:not(.card)').count(), 0, 'every card is the site’s own');
}

/** A site whose own server renders the shop's page and proxies the shop's calls. */
export async function renderedGuide(world, site, name) {
  await site.run('npm', ['run', 'build'], {
    SHOP: innerName(world.shop),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  // Next checks the types of its site itself.
  if (name !== 'next-app-router')
    assert.deepEqual(
      await checkTypes(site.folder, 'bundler', { types: ['node', 'vite/client'], include: ['app', 'src'] }),
      [],
    );
  const port = String(world.takeAllowedPort());
  const address = `http://127.0.0.1:${port}`;
  const server = await startServer('npm', ['start'], {
    cwd: site.folder,
    env: {
      ...environment(),
      NODE_ENV: 'production',
      SHOP: innerName(world.shop),
      SHOP_PUBLIC_URL: world.shop,
      HOST: '127.0.0.1',
      PORT: port,
    },
  });
  try {
    const first = await html(`${address}/goods/2`);
    assert.equal(cardsIn(first), 15, 'the server renders the list');
    assert.notEqual(
      firstLink(await html(`${address}/goods/2?page=2`)),
      firstLink(first),
      'and the page that is asked for',
    );
    assert.ok(
      !first.includes(new URL(innerName(world.shop)).host),
      'the name by which the server calls the shop is in no page',
    );
    if (name === 'next-app-router') {
      assert.ok(firstLink(first).startsWith(`${world.shop}/product/`), `goods lead to the shop: ${firstLink(first)}`);
      assert.ok(
        firstPicture(first).startsWith(`${world.shop}/media/`),
        `pictures are the shop's: ${firstPicture(first)}`,
      );
      const chosen = await html(`${address}/goods/2`, { cookie: 'limit=30' });
      assert.equal(cardsIn(chosen), 30, 'as many as the visitor has chosen');
    }
    await world.walk(address, walkTheGoods);
    if (name === 'next-app-router') await world.walk(address, walkTheOwnCards);
  } finally {
    await server.stop();
  }
}

export async function buildStatic(site) {
  assert.deepEqual(await checkTypes(site.folder, 'bundler', { types: ['vite/client'] }), []);
  await site.run('npm', ['run', 'build']);
  return join(site.folder, 'dist');
}

async function walkTheForms(page) {
  await page.goto('/');
  const callback = page.getByRole('form', { name: 'Обратный звонок' });
  await callback.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await callback.getByRole('textbox', { name: 'Телефон' }).pressSequentially('912');
  await callback.getByRole('button').click();
  await callback.getByText('Телефон не может быть меньше 10 символов').waitFor();
  await callback.getByRole('textbox', { name: 'Телефон' }).pressSequentially('3456789');
  await callback.getByRole('button').click();
  await callback.getByText('Анна, 9123456789').waitFor();

  // The shop's own form beside it, by the same rules in valibot.
  const field = page.getByRole('textbox', { name: /mail/i });
  await field.fill('анна');
  await field.press('Enter');
  await page.getByText('Некорректный email').waitFor();
}

/** Forms of a site with zod beside those of the shop with valibot. */
export async function zodGuide(world, site) {
  const folder = await buildStatic(site);
  const { address, stop } = await serveSite({ folder, shop: world.shop });
  try {
    await world.walk(address, walkTheForms);
  } finally {
    await stop();
  }
}
