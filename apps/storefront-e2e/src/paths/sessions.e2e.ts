import assert from 'node:assert/strict';
import { login, newAccount } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { pressOn } from '../support/keys.js';
import { test } from '../support/test.js';

test(
  'keyboard only: where one is signed in, and signing out everywhere else',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    const account = newAccount();
    await page.goto(callsOnly);
    await registerByCalls(page, account);
    const elsewhere = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
    try {
      const other = await elsewhere.newPage();
      await other.goto('/profile');
      await login(other, account, account.password);

      await page.goto('/profile');
      const places = page.getByRole('region', { name: 'Где выполнен вход' });
      await places.getByRole('listitem').nth(1).waitFor();
      assert.equal(await places.getByRole('listitem').count(), 2);
      assert.equal(await places.getByRole('listitem').filter({ hasText: 'Это устройство' }).count(), 1);
      await pressOn(page, places.getByRole('button', { name: 'Выйти на всех других устройствах' }), 'Enter');
      await places.getByText('Готово: вход остался только здесь').waitFor();
      // The clicked button is gone: the focus is on the heading of what it changed.
      await places.getByRole('heading', { name: 'Где выполнен вход' }).and(page.locator(':focus')).waitFor();
      assert.equal(await places.getByRole('button').filter({ hasText: 'Выйти' }).count(), 0);
      assert.deepEqual(
        (await places.getByRole('listitem').allInnerTexts()).map((text) => text.includes('Это устройство')),
        [true],
      );
      await checkAccess();

      await other.reload();
      await other.getByText('Вы не авторизованы').waitFor();
      await page.reload();
      await page.getByText(account.email).waitFor();
    } finally {
      await elsewhere.close();
    }
  },
);
