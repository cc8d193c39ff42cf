import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered, untilLoaded } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { gate } from '../support/gate.js';
import { test } from '../support/test.js';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' });
const cityButton = (page: Page, city: string) => page.getByRole('button', { name: `Город: ${city}. Изменить` });

async function openSearch(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page, 'city');
  await cityButton(page, 'Тюмень').click();
  await dialogOf(page).getByRole('button', { name: 'Другой город' }).click();
  await dialogOf(page).getByRole('radio').first().waitFor();
}

/** Records the location calls from now on: name and body. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/location\/(\w+)\//.exec(request.url()) ?? [];
    if (name) calls.push(`${name} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

test(
  'the city: asked first, «Всё верно» closes, another is searched and remembered',
  { tag: ['@phone', '@soak:desktop'] },
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
    assert.ok(await go.isDisabled(), 'a typed name is not a choice yet');
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
    await untilAnswered(page);
    assert.deepEqual(calls, [], 'the cookie and the page know everything');
    await cityButton(page, 'Екатеринбург').click();
    await dialog.getByText('Ваш город Екатеринбург?').waitFor();
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'cities come by 15, the next page at the end of the list, the last query wins',
    { tag: '@phone' },
    async ({ page }) => {
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

      // The first query's response arrives long after the second's.
      const [late, lateCame] = [gate(), gate()];
      await page.route('**/api/location/searchCities/', async (route) => {
        if (!route.request().postData()?.includes('"Ом"')) return route.continue();
        const response = await route.fetch();
        await late.opened;
        // The page may have aborted the call.
        await route.fulfill({ response }).catch(() => {});
        lateCame.open();
      });
      const field = dialogOf(page).getByRole('textbox', { name: 'Город' });
      await field.fill('Ом');
      await page.waitForRequest((request) => request.postData()?.includes('"Ом"') ?? false);
      await field.fill('Пермь');
      await dialogOf(page).getByRole('radio', { name: 'Пермь' }).waitFor();
      late.open();
      await lateCame.opened;
      await nextFrames(page);
      assert.equal(await radios.count(), 1);
      await field.fill('Зурбаган');
      await dialogOf(page).getByText('Такого города не нашлось').waitFor();
    },
  );
});

test('a broken cookie means Tyumen', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'LOCATION', value: '%7Bbroken', url: page.url() }]);
  const calls = recordCalls(page);
  await page.reload();
  await untilAlive(page, 'city');
  await cityButton(page, 'Тюмень').waitFor();
  await page.getByRole('banner').getByRole('link', { name: '4 магазина' }).waitFor();
  await untilAnswered(page);
  assert.deepEqual(calls, []);
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'city-on-first-visit=on,shops-counter=off' } });

  test(
    'a shop may ask about the city on the first visit, once; its counter may be switched off',
    { tag: '@soak:phone' },
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
      await untilLoaded(page);
      assert.equal(await dialog.count(), 0);
      assert.equal(await page.locator('[data-widget="shops-counter"]').count(), 0);
    },
  );
});

test('another city: asked first, searched, remembered', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  await page.goto('/');
  await untilAlive(page, 'city');
  await page.getByRole('button', { name: 'Город: Тюмень. Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.getByText('Ваш город Тюмень?').waitFor();
  await checkAccess();
  await dialog.getByRole('button', { name: 'Другой город' }).click();
  const go = dialog.getByRole('button', { name: 'Продолжить' });
  await dialog.getByRole('textbox', { name: 'Город' }).fill('Омск');
  const omsk = dialog.getByRole('radio', { name: 'Омск', exact: true });
  // «Томск» is found too, the rest of the list is filtered out.
  await dialog.getByRole('radio').nth(4).waitFor({ state: 'detached' });
  await omsk.waitFor();
  assert.ok(await go.isDisabled(), 'a typed name is not a choice yet');
  await omsk.check();
  await checkAccess();
  await go.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).waitFor();
  await page.goto('/catalog/');
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).waitFor();
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).click();
  await dialog.getByText('Ваш город Омск?').waitFor();
  await dialog.getByRole('button', { name: 'Всё верно' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
