import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { callsOnly, demand } from '../support/api.js';
import { test } from '../support/test.js';

interface Card {
  readonly id: number;
  readonly link: string;
  readonly reviewsCount?: number;
}

const call = '/api/product/getReviews/';

/** A product with more reviews than two portions hold. */
async function findReviewed(page: Page): Promise<{ link: string; count: number }> {
  const { items } = await demand<{ items: Card[] }>(page, '/api/catalog/getItems/', { limit: 60, sort: 'price-desc' });
  for (const { id, link } of items) {
    const { count } = await demand<{ count: number }>(page, call, { id, limit: 5, index: 0 });
    if (count > 10) return { link, count };
  }
  throw new Error('no product with more than ten reviews');
}

test(
  'reviews: five at a time, more on request, and how to leave one',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await page.goto(callsOnly);
    const { link, count } = await findReviewed(page);
    await page.goto(link);
    const reviews = page.getByRole('region', { name: /^Отзывы/ });
    await reviews.scrollIntoViewIfNeeded();
    const shown = reviews.getByRole('article');
    await shown.nth(4).waitFor();
    assert.equal(await shown.count(), 5);
    await reviews.getByRole('button', { name: 'Показать ещё' }).click();
    await shown.nth(9).waitFor();
    assert.equal(await shown.count(), 10);
    for (let known = 10; known < count; known = Math.min(known + 5, count)) {
      await reviews.getByRole('button', { name: 'Показать ещё' }).click();
      await shown.nth(Math.min(known + 5, count) - 1).waitFor();
    }
    assert.equal(await shown.count(), count);
    assert.equal(await reviews.getByRole('button', { name: 'Показать ещё' }).count(), 0);

    await reviews.getByRole('button', { name: 'Оставить отзыв' }).click();
    const dialog = page.getByRole('dialog', { name: 'Оставить отзыв' });
    await dialog.getByText(/после покупки товар появится там/).waitFor();
    await checkAccess();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  },
);

test(
  'a page of reviews that fails to load shows no message and is fetched again',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/getReviews/);
    expectFault(/net::ERR_FAILED/);
    await page.goto(callsOnly);
    const { link } = await findReviewed(page);
    await page.goto(link);
    const reviews = page.getByRole('region', { name: /^Отзывы/ });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('article').nth(4).waitFor();
    await page.route(`**${call}**`, (route) => route.abort());
    const [failed] = await Promise.all([
      page.waitForEvent('requestfailed'),
      reviews.getByRole('button', { name: 'Показать ещё' }).click(),
    ]);
    assert.match(failed.url(), /getReviews/);
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.unroute(`**${call}**`);
    await reviews.getByRole('button', { name: 'Показать ещё' }).click();
    await reviews.getByRole('article').nth(9).waitFor();
    assert.equal(await reviews.getByRole('article').count(), 10);
  },
);
