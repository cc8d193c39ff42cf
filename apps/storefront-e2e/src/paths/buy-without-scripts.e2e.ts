import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

/** The buy block, which a phone has in the page too: a bar whose buttons need scripts would only cover it. */
async function buyBlock(page: Page) {
  const block = page.getByRole('group', { name: 'Выбор и покупка' });
  assert.equal(await block.evaluate((element) => getComputedStyle(element).position === 'fixed'), false);
  return block;
}

test('without JavaScript: a product says where it is, and is bought by a form', async ({ page }) => {
  await page.goto('/catalog/?sort=price-desc');
  await page.getByRole('article').first().getByRole('link').first().click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const block = await buyBlock(page);
  assert.equal(await block.getByRole('button', { name: 'Нет в наличии' }).count(), 0);
  assert.equal(await block.locator(':is(button, ul)[aria-busy=true]:visible').count(), 0, 'nothing waits for a script');
  await block
    .getByRole('listitem')
    .filter({ hasText: /— \d+ шт\./ })
    .first()
    .waitFor();
  await block.getByRole('link', { name: '8 (800) 301-42-43' }).waitFor();

  const variants = block.getByRole('combobox', { name: 'Вариант' });
  if ((await variants.count()) > 0) {
    const last = variants.locator('option:not([disabled])').last();
    await variants.selectOption(await last.getAttribute('value'));
  }
  await block.getByRole('button', { name: 'В корзину' }).click();
  await page.waitForURL('**/basket');
  await page.getByRole('article', { name: title }).waitFor();
  await page.getByRole('main').getByRole('link', { name: '8 (800) 301-42-43' }).first().waitFor();
  await page.goto('/order');
  await page.getByRole('main').getByRole('link', { name: '8 (800) 301-42-43' }).first().waitFor();
});

test('without JavaScript: reviews can be read', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalog/');
  const reviewed = page
    .getByRole('article')
    .filter({ hasText: /\d\s?(отзыв|отзыва|отзывов)/ })
    .first();
  await reviewed.getByRole('link').first().click();
  const reviews = page.locator('#reviews');
  await reviews.getByRole('listitem').first().waitFor();
  assert.match(await reviews.innerText(), /\d\d\.\d\d\.\d{4}/);
  assert.equal(await reviews.locator('[aria-label="Загружаются отзывы"]:visible').count(), 0);
});

test('a form of another site buys nothing', { tag: '@desktop' }, async ({ page, shop }) => {
  const answer = await page.request.post(`${shop.address}/basket/add/`, {
    form: { id: '1' },
    headers: { origin: 'https://other.example' },
  });
  assert.equal(answer.status(), 403);
});
