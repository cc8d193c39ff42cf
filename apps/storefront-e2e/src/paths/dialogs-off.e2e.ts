import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { openAuth } from '../support/account.js';
import { untilAlive } from '../support/lists.js';
import { startShop, type RunningShop } from '../support/shop.js';
import { walk } from '../support/walk.js';

let other: RunningShop;
before(async () => {
  other = await startShop({ env: { FLAGS: 'dialogs=off' } });
});
after(() => other?.stop());

const isAuthCode = (url: string): boolean => /AuthDialogHost/.test(url);

walk('the code of the sign-in dialog comes when it is first opened', 'desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await untilAlive(page, 'header-links');
  await page.waitForLoadState('networkidle');
  assert.deepEqual(scripts.filter(isAuthCode), []);
  await openAuth(page);
  assert.equal(scripts.filter(isAuthCode).length > 0, true);
});

walk(
  'where dialogs are switched off there is no sign-in dialog and no code of it; the page lives',
  'desktop',
  async ({ page, checkAccess }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/profile');
    await page.getByText('Вы не авторизованы').waitFor();
    assert.equal(await page.locator('[data-widget="dialogs"]').count(), 0);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual(scripts.filter(isAuthCode), []);
    await checkAccess();
  },
  { address: () => other.address },
);
