import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { slowDown } from '../support/slow.js';
import { test } from '../support/test.js';

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

const own = ['basket/getLength', 'comparison/getLength', 'favorites/getLength', 'user/getUser'];

/** Calls for what is the visitor's own, as they are made. */
function followOwn(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/(.*)\/$/.exec(new URL(request.url()).pathname)?.[1] ?? '';
    if (own.includes(name)) calls.push(name);
  });
  return calls;
}
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilAlive(page, 'header-links');
  await untilAnswered(page);
};
const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'В избранное' }).first();

test("a newcomer's pages request nothing of the visitor's own until there is something", async ({ page }) => {
  const calls = followOwn(page);
  for (const address of ['/catalog/', '/', '/catalog/']) {
    await open(page, address);
    await badge(page, 'Избранное').waitFor();
  }
  await untilAlive(page, 'catalog');
  assert.deepEqual(calls, []);
  await heart(page).click();
  await badge(page, 'Избранное 1 товар').waitFor();
  await untilAnswered(page);
  calls.length = 0;
  await open(page, '/');
  await badge(page, 'Избранное 1 товар').waitFor();
  assert.deepEqual([...new Set(calls)].sort(), own);
});

/** A late response to a call of the previous page: it sets the cookies of a session. */
const answerLate = async (page: Page) => {
  const { ok } = await page.evaluate(async () => {
    const body = JSON.stringify({ id: 1 });
    const headers = { 'content-type': 'application/json' };
    return { ok: (await fetch('/api/favorites/addItemToFavorites/', { method: 'POST', headers, body })).ok };
  });
  assert.ok(ok);
};

test(
  'what a newcomer began on the previous page is counted when its response comes late',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/catalog/');
    await page.getByRole('banner').getByRole('link', { name: /Тропа/ }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await untilAlive(page, 'header-links');
    await badge(page, 'Избранное').waitFor();
    await answerLate(page);
    await badge(page, 'Избранное 1 товар').waitFor();
  },
);

test(
  'a list that a newcomer opened while it was empty shows the first product whose response comes late',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/catalog/');
    await badge(page, 'Избранное').click();
    await page.waitForURL((address) => address.pathname === '/favorites/');
    await untilAlive(page, 'header-links');
    await page.getByText('В избранном пока ничего нет').waitFor();
    await untilAnswered(page);
    await answerLate(page);
    await page.getByRole('main').getByRole('article').first().waitFor();
    await badge(page, 'Избранное 1 товар').waitFor();
  },
);

test(
  'where the browser does not report changes of cookies, a page opened from another one makes the calls',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
    const calls = followOwn(page);
    await open(page, '/catalog/');
    assert.equal(await page.evaluate(() => 'cookieStore' in window), false);
    assert.deepEqual(calls, []);
    await page.getByRole('banner').getByRole('link', { name: /Тропа/ }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await untilAlive(page, 'header-links');
    await untilAnswered(page);
    assert.deepEqual([...calls].sort(), own);
  },
);

test('what a newcomer does at once, on a slow connection, is in one session', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/catalog/');
  await untilAlive(page, 'catalog');
  await slowDown(page);
  for (const name of ['В избранное', 'Сравнить'])
    for (const index of [0, 1]) await page.getByRole('main').getByRole('button', { name }).nth(index).click();
  await untilAnswered(page);
  await page.goto('/favorites/');
  await badge(page, 'Избранное 2 товара').waitFor();
  await badge(page, 'Сравнение 2 товара').waitFor();
});

test('a session from before there were marks keeps its counters', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/catalog/');
  await untilAlive(page, 'catalog');
  await heart(page).click();
  await badge(page, 'Избранное 1 товар').waitFor();
  await page.context().clearCookies({ name: 'tropa_visitor' });
  await open(page, '/');
  await badge(page, 'Избранное 1 товар').waitFor();
});
