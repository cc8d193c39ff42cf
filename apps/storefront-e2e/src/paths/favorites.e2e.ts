import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Adds the first goods of the catalogue to the favourites and opens their page. */
async function markGoods(page: Page, count: number): Promise<void> {
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  for (let index = 0; index < count; index += 1) {
    await cards(page).nth(index).getByRole('button', { name: 'В избранное' }).click();
  }
  await untilAnswered(page);
  await page.goto('/favorites/');
  await cards(page)
    .nth(count - 1)
    .waitFor();
}

test(
  'favourites on a desktop: the count, one removed, all removed, still empty after a reload',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await markGoods(page, 4);
    await badge(page, 'Избранное 4 товара').waitFor();
    await checkAccess();
    await cards(page).nth(1).getByRole('button', { name: 'В избранное' }).click();
    await cards(page).nth(3).waitFor({ state: 'detached' });
    await badge(page, 'Избранное 3 товара').waitFor();
    await page.getByRole('button', { name: 'удалить все' }).click();
    await page.getByText('В избранном пока ничего нет').waitFor();
    await page.getByText('Нажмите на сердце у товара, чтобы вернуться к нему позже.').waitFor();
    await badge(page, 'Избранное').waitFor();
    await checkAccess();
    await page.reload();
    await page.getByText('В избранном пока ничего нет').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click();
    await page.waitForURL('**/catalog/');
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'a card leaves at once and comes back to its place when the shop refuses',
    { tag: '@phone' },
    async ({ page, checkAccess, expectFault }) => {
      expectFault(/500/);
      await markGoods(page, 3);
      const titles = () => cards(page).getByRole('heading').allTextContents();
      const before = await titles();
      let answer = (): void => {};
      const asked = new Promise<void>((said) => {
        void page.route('**/api/favorites/removeItemFromFavorites/', async (route) => {
          said();
          await new Promise<void>((go) => (answer = go));
          await route.fulfill({ status: 500, body: 'oops' });
        });
      });
      await cards(page).nth(1).getByRole('button', { name: 'В избранное' }).click();
      await cards(page).nth(2).waitFor({ state: 'detached' });
      await badge(page, 'Избранное 2 товара').waitFor();
      await asked;
      answer();
      await cards(page).nth(2).waitFor();
      await badge(page, 'Избранное 3 товара').waitFor();
      assert.deepEqual(await titles(), before);

      await page.route('**/api/favorites/removeFavorites/', (route) => route.fulfill({ status: 500, body: 'oops' }));
      const refused = page.waitForResponse('**/api/favorites/removeFavorites/');
      await page.getByRole('button', { name: 'удалить все' }).click();
      await refused;
      assert.deepEqual(await titles(), before);
      await checkAccess();
    },
  );
});
