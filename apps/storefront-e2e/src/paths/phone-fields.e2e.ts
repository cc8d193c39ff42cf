import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount, openAuth } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { goToOrder, orderForm } from '../support/order.js';
import { checkPhoneBriefly, checkPhoneFully } from '../support/phone-matrix.js';
import { autofill } from '../support/typing.js';
import { test } from '../support/test.js';

/** The sign-in dialog; a phone has its button on account pages only. */
async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/profile');
  return openAuth(page, page.getByRole('main'));
}

const phoneOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Телефон' });

/** Opens a dialog of a page by its button, and returns its phone field. */
const inDialog = (address: string, button: string, dialog: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
  return phoneOf(page.getByRole('dialog', { name: dialog, exact: true }));
};

/** Every form that asks for a phone, and how to get to its field. */
const forms: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  registration: async (page) => {
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    return phoneOf(dialog);
  },
  recovery: async (page) => {
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
    return phoneOf(dialog);
  },
  order: async (page) => {
    await page.goto('/catalog/');
    await openFirstProduct(page);
    await putIntoBasket(page);
    await page.goto('/basket');
    await goToOrder(page);
    return phoneOf(orderForm(page));
  },
  profile: async (page) => {
    await page.goto(callsOnly);
    await registerByCalls(page, newAccount());
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Изменить' }).click();
    return phoneOf(page.getByRole('form', { name: 'Профиль' }));
  },
  service: inDialog('/service/', 'записаться', 'Записаться на сервис'),
  work: inDialog('/about/work/', 'заполнить анкету', 'Анкета'),
  project: inDialog('/project/', 'Записаться', 'Запись на обучение'),
};

// The field is the same at every width: all of it on a touch screen, the forms that have it on a desktop.
test(
  'the phone of the sign-in takes every spelling, and the server gets ten digits',
  { tag: '@soak:phone' },
  async ({ page }) => {
    // Every spelling, typed key by key.
    test.slow();
    const dialog = await openLogin(page);
    await checkPhoneFully(page, phoneOf(dialog));
    await autofill(phoneOf(dialog), '89123456789');
    await dialog.getByLabel('Пароль', { exact: true }).fill('wrong123');
    const asked = page.waitForRequest('**/api/auth/login/');
    await dialog.getByRole('button', { name: 'Войти' }).click();
    assert.deepEqual((await asked).postDataJSON(), { phone: '9123456789', password: 'wrong123' });
    await dialog.getByRole('alert').waitFor();
    assert.equal(await phoneOf(dialog).inputValue(), '+7 (912) 345-67-89');
  },
);

for (const [name, open] of Object.entries(forms)) {
  test(`the phone of the form «${name}» loses no digit`, { tag: '@desktop' }, async ({ page }) => {
    await checkPhoneBriefly(page, await open(page));
  });
}
