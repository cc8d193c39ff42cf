import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { callsOnly, demand, type Goods } from '../support/api.js';
import { basketLines, basketTotal } from '../support/basket.js';
import { untilAnswered } from '../support/calls.js';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { holdScripts } from '../support/slow.js';
import { test } from '../support/test.js';

/** A visitor with two goods in the basket, in the favourites and in the comparison, put there by calls. */
async function fillLists(page: Page): Promise<string[]> {
  await page.goto(callsOnly);
  const { items } = await demand<{ items: (Goods & { isAvailable?: boolean })[] }>(page, '/api/catalog/getItems/', {
    limit: 15,
  });
  const goods = items.filter(({ isAvailable }) => isAvailable !== false).slice(0, 2);
  for (const { id, retailId } of goods) {
    await demand(page, '/api/basket/addItemToBasket/', { id, ...(retailId && { retailId }) });
    await demand(page, '/api/favorites/addItemToFavorites/', { id });
    await demand(page, '/api/comparison/addItemToComparison/', { id });
  }
  return goods.map(({ title }) => title);
}

const pages = { '/basket': 'basket', '/favorites/': 'favorites', '/catalog/compare/': 'compare' } as const;

for (const [address, widget] of Object.entries(pages)) {
  test(
    `${address} shows what the visitor has before any script runs; the scripts move nothing and ask for nothing`,
    { tag: '@phone' },
    async ({ page }) => {
      const titles = await fillLists(page);
      await watchShifts(page);
      const release = await holdScripts(page);
      const answer = await page.goto(address, { waitUntil: 'commit' });
      // From here on: the previous page may still have made calls of its own.
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The city does not belong to the visit: it is fetched once and kept in a cookie.
        if (pathname.startsWith('/api/') && pathname !== '/api/location/getLocation/') calls.push(pathname);
      });
      assert.equal(answer?.headers()['cache-control'], 'no-store');
      const main = page.getByRole('main');
      for (const title of titles) await main.getByRole('link', { name: title }).first().waitFor();
      for (const link of ['Избранное 2 товара', 'Сравнение 2 товара'])
        assert.equal(await page.getByRole('link', { name: link, includeHidden: true }).count(), 1, link);
      if (widget === 'basket') {
        assert.equal(await basketLines(page).count(), 2);
        await basketTotal(page).getByText('Товары, 2 шт.').waitFor();
        await basketTotal(page).getByText('Доставка в Тюмень').waitFor();
      }
      assert.equal(await page.locator('[data-ready]').count(), 0);
      // Cards out of view have no text until the first frame has found out which are in it.
      for (const title of titles) await expect(main).toContainText(title, { useInnerText: true });
      const before = await main.innerText();
      release();
      await untilAlive(page, widget);
      await untilAlive(page, 'header-links');
      await untilAnswered(page);
      assert.deepEqual(calls, []);
      assert.equal(await main.innerText(), before);
      // The row of sections is measured by its script on every page.
      const moved = (await shifts(page)).filter((shift) => !shift.includes('header-menu'));
      assert.deepEqual(moved, []);
    },
  );
}

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'a basket that was changed elsewhere before the scripts loaded is fetched again',
    { tag: '@desktop' },
    async ({ page }) => {
      const [first] = await fillLists(page);
      const release = await holdScripts(page, /\/assets\/(?!loader)[^/]*\.js$/);
      const loader = page.waitForResponse(/\/assets\/loader[^/]*\.js$/);
      await page.goto('/basket', { waitUntil: 'commit' });
      await loader;
      const line = page.getByRole('article', { name: first! });
      await line.waitFor();
      const other = await page.context().newPage();
      await other.goto('/basket');
      await untilAlive(other, 'basket');
      await other.getByRole('button', { name: `Удалить «${first}»` }).click();
      await other.getByText('В корзине 1 товар').waitFor();
      await other.close();
      await page.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      release();
      await line.waitFor({ state: 'detached' });
      await page.getByText('В корзине 1 товар').waitFor();
    },
  );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript visitors see their own basket and favourites',
    { tag: '@phone' },
    async ({ page, browser, shop }) => {
      const filler = await browser.newContext({ baseURL: shop.address });
      const titles = await fillLists(await filler.newPage());
      await page.context().addCookies((await filler.cookies()).filter(({ name }) => name === 'tropa_session'));
      await filler.close();
      for (const address of ['/basket', '/favorites/']) {
        await page.goto(address);
        for (const title of titles) assert.ok(await page.getByRole('main').getByText(title).first().isVisible(), title);
      }
      await page.context().clearCookies();
      await page.goto('/basket');
      assert.ok(await page.getByText('В корзине пока ничего нет').isVisible());
    },
  );
});
