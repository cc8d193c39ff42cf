import assert from 'node:assert/strict';
import { openAuth } from '../support/account.js';
import { untilLoaded } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const isAuthCode = (url: string): boolean => /AuthDialogHost/.test(url);

test('the code of the sign-in dialog loads when it is first opened', { tag: '@desktop' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await untilAlive(page, 'dialogs');
  await untilLoaded(page);
  assert.deepEqual(scripts.filter(isAuthCode), []);
  await openAuth(page);
  assert.equal(scripts.filter(isAuthCode).length > 0, true);
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'dialogs=off' } });

  test(
    'where dialogs are off there is no sign-in dialog and none of its code; the page works',
    { tag: '@soak:desktop' },
    async ({ page, checkAccess }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto('/profile');
      await page.getByText('Вы не авторизованы').waitFor();
      assert.equal(await page.locator('[data-widget="dialogs"]').count(), 0);
      await untilAlive(page, 'profile');
      await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
      await untilLoaded(page);
      assert.equal(await page.getByRole('dialog').count(), 0);
      assert.deepEqual(scripts.filter(isAuthCode), []);
      await checkAccess();
    },
  );
});
