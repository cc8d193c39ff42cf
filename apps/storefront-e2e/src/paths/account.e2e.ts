import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { accountLink, login, newAccount, openAuth, register, type Account } from '../support/account.js';
import { registerByCalls } from '../support/api.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { choosePayment, choosePickup, giveConsents, goToOrder, orderForm } from '../support/order.js';
import { test } from '../support/test.js';

test('registration by SMS code, an order, its cancellation', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  const account = newAccount();
  await page.goto('/catalog/');
  const title = await openFirstProduct(page);
  const added = await putIntoBasket(page);
  await added.getByRole('button', { name: 'Продолжить покупки' }).click();
  await register(page, account);
  await checkAccess();
  await page.getByRole('link', { name: 'Перейти в личный кабинет' }).click();
  await page.waitForURL('**/profile');
  await page.getByText(account.email).waitFor();
  await accountLink(page, account).waitFor();
  await checkAccess();

  // What a guest put into the basket is kept in the new account, and the form is prefilled.
  await page.goto('/basket');
  await page.getByRole('article', { name: title }).waitFor();
  await goToOrder(page);
  assert.equal(await orderForm(page).getByRole('textbox', { name: 'Имя' }).inputValue(), account.name);
  assert.equal(await orderForm(page).getByRole('textbox', { name: 'E-mail' }).inputValue(), account.email);
  const phone = await orderForm(page).getByRole('textbox', { name: 'Телефон' }).inputValue();
  assert.equal(phone.replaceAll(/\D/g, ''), `7${account.phone}`);
  await choosePickup(page);
  await choosePayment(page, 'При получении');
  await giveConsents(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page
    .getByRole('dialog', { name: 'Товар забронирован!' })
    .getByRole('link', { name: 'Перейти в мои заказы' })
    .click();

  // The account begins with the newest orders (decision 47).
  await page.waitForURL('**/profile');
  const newest = page.getByRole('region', { name: 'Мои заказы' });
  await newest
    .getByRole('listitem')
    .filter({ hasText: /^Заказ № \d+ от/ })
    .waitFor();
  await checkAccess();
  await newest.getByRole('link', { name: 'Все заказы' }).click();
  await page.waitForURL('**/orders');
  const order = page.getByRole('article', { name: /^Заказ № \d+/ });
  await order.getByText(title).waitFor();
  assert.equal(await order.count(), 1);
  await checkAccess();
  const status = order.getByRole('banner').or(order.locator('header')).last();
  const before = await status.innerText();
  await order.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('dialog', { name: 'Отменить заказ?' }).getByRole('button', { name: 'Отменить заказ' }).click();
  await order.getByRole('button', { name: 'Отменить заказ' }).waitFor({ state: 'detached' });
  assert.notEqual(await status.innerText(), before);
  await page.reload();
  await order.getByText('Отменён').waitFor();
  await order.getByRole('button', { name: 'Повторить заказ' }).click();
  await page.waitForURL('**/basket');
  await page.getByRole('article', { name: title }).waitFor();
});

/** Signs in with a second browser and ends its session from the first, which stays. */
async function leaveElsewhere(page: Page, account: Account, checkAccess: () => Promise<void>): Promise<void> {
  const elsewhere = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto('/profile');
  await login(other, account, account.password);
  await page.reload();
  const places = page.getByRole('region', { name: 'Где выполнен вход' });
  await places.getByRole('listitem').nth(1).waitFor();
  assert.equal(
    await places
      .getByRole('listitem')
      .filter({ hasText: /^Chrome, Linux.*Это устройство/ })
      .count(),
    1,
  );
  await checkAccess();
  await places.getByRole('button', { name: 'Выйти на всех других устройствах' }).click();
  await places.getByText('Готово: вход остался только здесь').waitFor();
  assert.equal(await places.getByRole('listitem').count(), 1);
  await checkAccess();
  await other.reload();
  await other.getByText('Вы не авторизованы').waitFor();
  await elsewhere.close();
}

test('logout and login', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  const account = newAccount();
  const logout = () => page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await page.goto('/profile');
  await page.getByText('Вы не авторизованы').waitFor();
  await registerByCalls(page, account);
  await page.reload();
  await page.getByText(account.email).waitFor();
  await leaveElsewhere(page, account, checkAccess);
  await logout();
  await page.getByText('Вы не авторизованы').waitFor();

  const dialog = await openAuth(page);
  await checkAccess();
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(account.phone);
  await dialog.getByLabel('Пароль', { exact: true }).fill('wrong123');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await dialog.getByRole('alert').waitFor();
  assert.equal(await accountLink(page, account).count(), 0);
  await page.keyboard.press('Escape');
  await login(page, account, account.password);
  await page.getByText(account.email).waitFor();
  await logout();
  await page.getByText('Вы не авторизованы').waitFor();
});

test('the profile is changed and kept', { tag: '@phone' }, async ({ page, checkAccess }) => {
  const account = newAccount();
  await page.goto('/profile');
  await register(page, account, page.getByRole('main'));
  await page.getByRole('link', { name: 'Перейти в личный кабинет' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Изменить' }).click();
  const form = page.getByRole('form', { name: 'Профиль' });
  assert.ok(await form.getByRole('textbox', { name: 'Имя' }).evaluate((field) => (field as HTMLInputElement).readOnly));
  await form.getByRole('textbox', { name: 'Дата рождения' }).fill('31.02.1990');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText('Некорректная дата').waitFor();
  await checkAccess();
  await form.getByRole('textbox', { name: 'Дата рождения' }).fill('28.02.1990');
  await form.getByRole('combobox', { name: 'Пол' }).selectOption({ label: 'Мужской' });
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('definition').filter({ hasText: '28.02.1990' }).waitFor();
  await page.reload();
  await page.getByRole('definition').filter({ hasText: 'Мужской' }).waitFor();
  await checkAccess();
});
