import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive, untilSettled } from '../support/lists.js';
import { untilAnswered, untilLoaded } from '../support/calls.js';
import { nextFrames } from '../support/frames.js';
import { test } from '../support/test.js';

const cards = (page: Page) => page.locator('[data-widget="articles"]').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const pageLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: `Страница ${number}` });

/** How many cards share the row of the second one: the columns of the grid. */
const columns = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all
      .filter((card) => card.dataset.format !== 'big')
      .map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

test(
  'articles are paged: links, the address, back, an article and the way back to its list',
  { tag: '@phone' },
  async ({ page, checkAccess, width }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/articles/')) calls.push(new URL(request.url()).search);
    });
    await watchShifts(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Статьи' }).click();
    await page.getByRole('heading', { level: 1, name: 'Статьи' }).waitFor();
    await untilAlive(page, 'articles');
    await untilLoaded(page);
    assert.equal(await cards(page).count(), 9);
    assert.deepEqual(calls, [], 'the page brought its articles');
    assert.deepEqual(await shifts(page), []);

    const big = cards(page).first();
    assert.equal(await big.getAttribute('data-format'), 'big');
    const [bigBox, listBox] = [
      await big.boundingBox(),
      await page.getByRole('region', { name: 'Список статей' }).boundingBox(),
    ];
    assert.ok(bigBox && listBox && Math.abs(bigBox.width - listBox.width) < 2, 'the big article spans the list');
    assert.equal(await columns(page), width === 'phone' ? 1 : 2);

    const first = await titles(page);
    await pageLink(page, 2).click();
    await page.waitForURL('**/articles/?page=2');
    await untilSettled(page);
    const second = await titles(page);
    assert.equal(new Set([...first, ...second]).size, 18);
    assert.deepEqual(calls, ['?page=2&limit=9']);
    await page.goBack();
    await page.waitForURL('**/articles/');
    assert.deepEqual(await titles(page), first);
    await page.goForward();
    await page.waitForURL('**/articles/?page=2');

    await page.reload();
    assert.deepEqual(await titles(page), second);
    const [title = ''] = second;
    await cards(page).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Читайте также' }).waitFor();
    assert.equal(await page.getByRole('navigation', { name: 'Страницы' }).count(), 0);
    await checkAccess();
    await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Статьи' }).click();
    await page.waitForURL('**/articles/');
  },
);

test(
  'a page of articles that fails to load says so, and loads on retry',
  { tag: '@desktop' },
  async ({ page, checkAccess, expectFault }) => {
    await page.goto('/articles/');
    await untilAlive(page, 'articles');
    await page.route('**/api/articles/getArticles/**', (route) => route.abort());
    expectFault(/^(failed|console)/);
    await pageLink(page, 2).click();
    await page.getByRole('alert').getByText('Статьи не загрузились').waitFor();
    await checkAccess();
    await page.unroute('**/api/articles/getArticles/**');
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await cards(page).first().waitFor();
    assert.equal(await cards(page).count(), 9);
    assert.equal(await page.getByRole('alert').getByText('Статьи не загрузились').count(), 0);
  },
);

test(
  'a large screen shows ten articles: fetched once on the first visit, rendered by the server afterwards',
  { tag: '@wide' },
  async ({ page, checkAccess }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/articles/')) calls.push(new URL(request.url()).search);
    });
    await page.goto('/articles/');
    await cards(page).nth(9).waitFor();
    assert.deepEqual(calls, ['?page=1&limit=10']);
    assert.equal(await columns(page), 3);
    await checkAccess();

    await page.setViewportSize({ width: 800, height: 900 });
    await nextFrames(page);
    await untilAnswered(page);
    assert.equal(await cards(page).count(), 10, 'the size of the window changes nothing');
    await page.setViewportSize({ width: 1920, height: 900 });

    await page.reload();
    await untilAlive(page, 'articles');
    await untilAnswered(page);
    assert.equal(await cards(page).count(), 10);
    assert.equal(calls.length, 1, 'the server knows it from the cookie');
    await pageLink(page, 2).click();
    await page.waitForURL('**/articles/?page=2');
    await untilSettled(page);
    assert.deepEqual(calls.slice(1), ['?page=2&limit=10']);
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('articles are read and paged without JavaScript', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/articles/');
    const first = await titles(page);
    assert.equal(first.length, 9);
    await pageLink(page, 2).click();
    await page.waitForURL('**/articles/?page=2');
    const second = await titles(page);
    assert.equal(new Set([...first, ...second]).size, 18);
    await cards(page).getByRole('link').first().click();
    assert.match(page.url(), /\/articles\/[a-z0-9-]+\/$/);
    assert.ok(
      (await page.getByRole('main').getByRole('article').first().innerText()).length > 400,
      'the text is there',
    );
  });
});
