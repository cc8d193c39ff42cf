import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered } from '../support/calls.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const sections = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Разделы с картинками' });

test(
  'an empty list of the visitor’s own leads on to the sections',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    for (const [address, widget] of [
      ['/favorites/', 'favorites'],
      ['/catalog/compare/', 'compare'],
      ['/basket', 'basket'],
    ] as const) {
      await page.goto(address);
      await untilAlive(page, widget);
      await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).waitFor();
      const tiles = sections(page).getByRole('link');
      await tiles.first().waitFor();
      assert.ok((await tiles.count()) >= 8, `${address} offers sections`);
      assert.deepEqual(await overflows(page), []);
      await checkAccess();
    }
    await sections(page).getByRole('link', { name: 'Туризм' }).click();
    await page.waitForURL('**/catalog/turizm/');
  },
);

test(
  'the sections disappear with the first product and come back when the last is removed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    await page.getByRole('main').getByRole('article').first().getByRole('button', { name: 'В избранное' }).click();
    await untilAnswered(page);
    await page.goto('/favorites/');
    await untilAlive(page, 'favorites');
    const goods = page.getByRole('main').getByRole('article');
    await goods.first().waitFor();
    assert.equal(await sections(page).isVisible(), false);
    await goods.first().getByRole('button', { name: 'В избранное' }).click();
    await sections(page).waitFor();
  },
);
