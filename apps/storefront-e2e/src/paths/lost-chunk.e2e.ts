import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

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

test('a dialog whose code does not arrive says so, and opens when it is asked again', async ({
  page,
  expectFault,
  checkAccess,
}) => {
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
});
