import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { untilAlive } from '../support/lists.js';
import { startShop, type RunningShop } from '../support/shop.js';
import { walk } from '../support/walk.js';

let other: RunningShop;
before(async () => {
  other = await startShop({ env: { FLAGS: 'city-on-first-visit=on,shops-counter=off' } });
});
after(() => other?.stop());

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' });
const cityButton = (page: Page, city: string) => page.getByRole('button', { name: `Город: ${city}. Изменить` });

async function openSearch(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page, 'city');
  await cityButton(page, 'Тюмень').click();
  await dialogOf(page).getByRole('button', { name: 'Другой город' }).click();
  await dialogOf(page).getByRole('radio').first().waitFor();
}

/** Remembers calls of the location from now on: name and body. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/location\/(\w+)\//.exec(request.url()) ?? [];
    if (name) calls.push(`${name} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

for (const width of ['phone', 'desktop'] as const) {
  walk(
    'the city: asked first, «Всё верно» closes, another is searched and remembered',
    width,
    async ({ page, context, checkAccess }) => {
      const calls = recordCalls(page);
      await page.goto('/');
      await untilAlive(page, 'city');
      await cityButton(page, 'Тюмень').click();
      const dialog = dialogOf(page);
      await dialog.getByText('Ваш город Тюмень?').waitFor();
      await checkAccess();
      await dialog.getByRole('button', { name: 'Всё верно' }).click();
      await dialog.waitFor({ state: 'hidden' });
      assert.deepEqual(calls, ['getLocation']);

      await cityButton(page, 'Тюмень').click();
      await dialog.getByRole('button', { name: 'Другой город' }).click();
      const go = dialog.getByRole('button', { name: 'Продолжить' });
      const field = dialog.getByRole('textbox', { name: 'Город' });
      assert.ok(await field.evaluate((input) => input === document.activeElement), 'the field is ready to type');
      await page.keyboard.type('Екат');
      await dialog.getByRole('radio').nth(1).waitFor({ state: 'detached' });
      assert.ok(await go.isDisabled(), 'a typed name is no choice yet');
      await dialog.getByRole('radio', { name: 'Екатеринбург' }).check();
      await checkAccess();
      await go.click();
      await dialog.waitFor({ state: 'hidden' });
      await cityButton(page, 'Екатеринбург').waitFor();
      await page.getByRole('banner').getByRole('link', { name: '3 магазина' }).waitFor();
      const cookie = (await context.cookies()).find(({ name }) => name === 'LOCATION')?.value ?? '';
      assert.deepEqual(JSON.parse(decodeURIComponent(cookie)), { id: 2, value: 'Екатеринбург' });

      calls.length = 0;
      await page.goto('/catalog/');
      await untilAlive(page, 'city');
      await page.waitForLoadState('networkidle');
      assert.deepEqual(calls, [], 'the cookie and the page know everything');
      await cityButton(page, 'Екатеринбург').click();
      await dialog.getByText('Ваш город Екатеринбург?').waitFor();
    },
  );

  walk('cities come by 15, the next page at the end of the list, the last query wins', width, async ({ page }) => {
    const calls = recordCalls(page);
    await openSearch(page);
    const radios = dialogOf(page).getByRole('radio');
    assert.equal(await radios.count(), 15);
    await radios.last().scrollIntoViewIfNeeded();
    await radios.nth(29).waitFor();
    await radios.last().scrollIntoViewIfNeeded();
    const pages = calls.filter((call) => call.startsWith('searchCities'));
    assert.deepEqual(
      pages.slice(0, 2),
      [1, 2].map((number) => `searchCities {"query":"","limit":15,"page":${number}}`),
    );

    // The first query's answer comes long after the second's.
    await page.route('**/api/location/searchCities/', async (route) => {
      if (route.request().postData()?.includes('"Ом"')) await new Promise((late) => setTimeout(late, 2500));
      await route.continue().catch(() => {});
    });
    const field = dialogOf(page).getByRole('textbox', { name: 'Город' });
    await field.fill('Ом');
    await page.waitForRequest((request) => request.postData()?.includes('"Ом"') ?? false);
    await field.fill('Пермь');
    await dialogOf(page).getByRole('radio', { name: 'Пермь' }).waitFor();
    await page.waitForTimeout(2600);
    assert.equal(await radios.count(), 1);
    await field.fill('Зурбаган');
    await dialogOf(page).getByText('Такого города не нашлось').waitFor();
  });
}

walk('a broken cookie is as good as Tyumen', 'desktop', async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'LOCATION', value: '%7Bbroken', url: page.url() }]);
  const calls = recordCalls(page);
  await page.reload();
  await untilAlive(page, 'city');
  await cityButton(page, 'Тюмень').waitFor();
  await page.getByRole('banner').getByRole('link', { name: '4 магазина' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(calls, []);
});

walk(
  'a shop may ask about the city on the first visit, once; its counter may be switched off',
  'phone',
  async ({ page, checkAccess }) => {
    await page.goto('/');
    const dialog = dialogOf(page);
    await dialog.getByText('Ваш город Тюмень?').waitFor();
    await checkAccess();
    await dialog.getByRole('button', { name: 'Всё верно' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await untilAlive(page, 'dialogs');
    await untilAlive(page, 'city');
    await page.waitForLoadState('networkidle');
    assert.equal(await dialog.count(), 0);
    assert.equal(await page.locator('[data-widget="shops-counter"]').count(), 0);
  },
  { address: () => other.address },
);
