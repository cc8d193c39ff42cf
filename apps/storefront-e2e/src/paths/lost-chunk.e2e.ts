import { expect } from '@playwright/test';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

// Races of clicks and code: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

test(
  'a widget whose code does not arrive takes no other with it',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/CatalogWidget/);
    expectFault(/ERR_CONNECTION_RESET/);
    await page.route('**/assets/CatalogWidget-*.js', (route) => route.abort('connectionreset'));
    await page.goto('/catalog/');
    await untilAlive(page, 'header-links');
    await untilAlive(page, 'city');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/product/**');
  },
);

test(
  'a dialog whose code does not arrive says so, and opens at the next attempt',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, expectFault, checkAccess }) => {
    expectFault(/AuthDialogHost|ERR_CONNECTION_RESET|could not be loaded/);
    let isLost = true;
    await page.route('**/assets/AuthDialogHost-*.js', (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/orders');
    await untilAlive(page, 'dialogs');
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('alert').filter({ hasText: 'Не получилось загрузить' }).waitFor();
    await checkAccess();
    isLost = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
  },
);

test(
  'a dialog whose styles do not arrive is not opened without them',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/AuthDialogHost|ERR_CONNECTION_RESET|preload CSS/);
    let isLost = true;
    await page.route('**/assets/AuthDialogHost-*.css', (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/orders');
    await untilAlive(page, 'dialogs');
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('alert').filter({ hasText: 'Не получилось загрузить' }).waitFor();
    isLost = false;
    const sheet = page.waitForResponse('**/assets/AuthDialogHost-*.css');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
    await sheet;
  },
);

test(
  'a shop whose code does not arrive lets the clicked button go, and the next click starts it',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/start-|ERR_CONNECTION_RESET/);
    let isLost = true;
    await page.route('**/assets/start-*.js', (route) => (isLost ? route.abort('connectionreset') : route.continue()));
    await page.goto('/orders');
    const signIn = page.getByRole('main').getByRole('button', { name: 'Войти' });
    await signIn.click();
    await expect(signIn).not.toHaveAttribute('aria-busy');
    isLost = false;
    await signIn.click();
    await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
  },
);

test('a start that throws leaves no button busy', { tag: '@desktop' }, async ({ page, expectFault }) => {
  expectFault(/the start is broken/);
  await page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector.includes('[data-widget')) throw new Error('the start is broken');
      return querySelectorAll.call(this, selector);
    };
  });
  const broken = Promise.race([
    page.waitForEvent('pageerror', ({ message }) => message.includes('the start is broken')),
    page.waitForEvent('console', (message) => message.text().includes('the start is broken')),
  ]);
  await page.goto('/orders');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Войти' });
  await signIn.click();
  // Before that no button is busy anyway.
  await broken;
  await expect(signIn).not.toHaveAttribute('aria-busy');
});
