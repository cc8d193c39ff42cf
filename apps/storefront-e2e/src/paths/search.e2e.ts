import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { untilAlive } from '../support/lists.js';
import { walk } from '../support/walk.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск товаров' });
const found = (page: Page) => page.getByRole('listbox', { name: 'Найденные товары' });
const searchCall = '**/api/catalog/search/';

walk('suggestions: arrows and Enter open a product, Esc closes', 'desktop', async ({ page, checkAccess }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/catalog/search/') && calls.push(request.postData() ?? ''));
  await page.goto('/');
  await untilAlive(page, 'search');
  await field(page).pressSequentially('кросовки', { delay: 20 });
  await found(page).getByRole('option').first().waitFor();
  assert.equal(calls.length, 1, 'one call after the pause, not one per key');
  assert.ok(await found(page).getByRole('option').evaluateAll((options) => options.every((one) => /россов/.test(one.textContent ?? ''))));
  await checkAccess();
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  const second = found(page).getByRole('option').nth(1);
  assert.equal(await second.getAttribute('id'), active);
  assert.equal(await second.getAttribute('aria-selected'), 'true');
  await field(page).press('Escape');
  await found(page).waitFor({ state: 'hidden' });
  await field(page).press('ArrowDown');
  await found(page).waitFor();
  await field(page).press('ArrowDown');
  const chosen = found(page).locator('[aria-selected="true"]');
  const href = await chosen.getAttribute('href');
  await field(page).press('Enter');
  await page.waitForURL(`**${href}`);
});

walk('the list goes on at its end; nothing found is said', 'phone', async ({ page, checkAccess }) => {
  await page.goto('/');
  await untilAlive(page, 'search');
  await field(page).fill('рюкзак');
  const options = found(page).getByRole('option');
  await options.nth(14).waitFor({ state: 'attached' });
  const before = await options.count();
  await options.nth(before - 1).scrollIntoViewIfNeeded();
  await options.nth(before).waitFor({ state: 'attached' });
  await field(page).fill('ыыыыъъъъ');
  await page.getByText('Извините, по вашему запросу ничего не найдено').waitFor();
  await checkAccess();
});

walk('a late answer of an older query is dropped', 'desktop', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page, 'search');
  let release: (() => void) | undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(searchCall, async (route) => {
    if (!/палатка/.test(route.request().postData() ?? '')) return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  const asked = page.waitForRequest(searchCall);
  await field(page).fill('палатка');
  await asked;
  await field(page).fill('велосипед');
  await found(page).getByRole('option', { name: /елосипед/ }).first().waitFor();
  release?.();
  await page.waitForTimeout(300);
  assert.equal(await found(page).getByRole('option', { name: /^Палатка/ }).count(), 0);
});

walk('ctrl opens the results in a new tab, an empty query goes nowhere', 'desktop', async ({ page, context }) => {
  await page.goto('/');
  await untilAlive(page, 'search');
  const submit = page.getByRole('button', { name: 'Найти' });
  await submit.click();
  await page.waitForTimeout(200);
  assert.equal(new URL(page.url()).pathname, '/');
  await field(page).fill('палатка');
  const tab = context.waitForEvent('page');
  await submit.click({ modifiers: ['ControlOrMeta'] });
  const results = await tab;
  await results.waitForURL('**/search/?q=*');
  assert.equal(new URL(results.url()).searchParams.get('q'), 'палатка');
  await results.getByRole('article', { name: /алатка/ }).first().waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
});
