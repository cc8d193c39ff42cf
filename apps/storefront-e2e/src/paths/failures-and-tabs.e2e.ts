import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const card = (page: Page, index: number) => page.getByRole('main').getByRole('article').nth(index);

const openCatalogue = async (page: Page) => {
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  await untilAnswered(page);
};

test(
  'without a network nothing is counted that the shop has not taken, and every control says so',
  { tag: '@desktop' },
  async ({ page, context, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await openCatalogue(page);
    await badge(page, 'Корзина').waitFor();
    await context.setOffline(true);
    for (const [index, name, words] of [
      [0, 'В корзину', 'Не удалось добавить в корзину'],
      [1, 'В избранное', 'Не удалось'],
      [2, 'Сравнить', 'Не удалось'],
    ] as const) {
      await card(page, index).getByRole('button', { name }).click();
      await card(page, index).getByRole('status').filter({ hasText: words }).waitFor();
      await card(page, index)
        .getByRole('button', { name, pressed: name === 'В корзину' ? undefined : false })
        .waitFor();
    }
    for (const name of ['Корзина', 'Избранное', 'Сравнение']) await badge(page, name).waitFor();
    await context.setOffline(false);
    await untilAnswered(page);
    await card(page, 0).getByRole('button', { name: 'В корзину' }).click();
    await badge(page, 'Корзина 1 товар').waitFor();
  },
);

test(
  'counters of two open tabs agree at once: basket, favourites, comparison',
  { tag: '@desktop' },
  async ({ page, context }) => {
    // A session begins with the first change: both tabs share it.
    await openCatalogue(page);
    await card(page, 3).getByRole('button', { name: 'В избранное' }).click();
    await badge(page, 'Избранное 1 товар').waitFor();
    await untilAnswered(page);
    const other = await context.newPage();
    await openCatalogue(other);
    await badge(other, 'Избранное 1 товар').waitFor();

    const calls: string[] = [];
    other.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
    await card(page, 0).getByRole('button', { name: 'В корзину' }).click();
    await badge(other, 'Корзина 1 товар').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Продолжить покупки' }).click();
    await card(page, 1).getByRole('button', { name: 'В избранное' }).click();
    await badge(other, 'Избранное 2 товара').waitFor();
    await card(other, 1).getByRole('button', { name: 'В избранное', pressed: true }).waitFor();
    await card(page, 2).getByRole('button', { name: 'Сравнить' }).click();
    await badge(other, 'Сравнение 1 товар').waitFor();
    assert.deepEqual(calls, [], 'what the other tab reports needs no call');
    await card(other, 1).getByRole('button', { name: 'В избранное' }).click();
    await badge(page, 'Избранное 1 товар').waitFor();
  },
);
