import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount, openAuth, passCode } from '../support/account.js';
import { autofill, caretOf, paste, press, putCaret, untilValue } from '../support/typing.js';
import { test } from '../support/test.js';

const main = (page: Page): Locator => page.getByRole('main');
const password = (dialog: Locator): Locator => dialog.getByLabel('Пароль', { exact: true });
const kindOf = (field: Locator): Promise<string | null> => field.getAttribute('type');
const purposeOf = (field: Locator): Promise<string | null> => field.getAttribute('autocomplete');

/** Clicks the eye and checks that neither the value nor the caret has changed. */
async function checkEye(page: Page, field: Locator, eye: (label: string) => Locator): Promise<void> {
  const value = await field.inputValue();
  await putCaret(field, 2, 4);
  for (const [label, kind] of [
    ['Показать пароль', 'text'],
    ['Скрыть пароль', 'password'],
  ] as const) {
    await press(page, eye(label));
    assert.equal(await kindOf(field), kind);
    assert.equal(await field.inputValue(), value);
    assert.equal(
      await field.evaluate((element) => element === document.activeElement),
      true,
      `the focus after «${label}»`,
    );
    assert.deepEqual(await caretOf(field), [2, 4], `the caret after «${label}»`);
  }
}

test(
  'a password manager fills the registration and then the sign-in; the eye moves nothing',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const account = newAccount();
    await page.goto('/profile');
    const registration = await openAuth(page, main(page));
    await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
    assert.equal(await purposeOf(registration.getByRole('textbox', { name: 'Телефон' })), 'tel');
    await passCode(page, registration, account.phone);
    await registration.getByRole('textbox', { name: 'Имя' }).fill(account.name);
    const again = registration.getByLabel('Пароль ещё раз');
    assert.deepEqual(
      [await purposeOf(password(registration)), await purposeOf(again)],
      ['new-password', 'new-password'],
    );
    assert.equal(await registration.locator('input[autocomplete="username"]').inputValue(), account.phone);
    for (const field of [password(registration), again]) await autofill(field, account.password);
    await checkEye(page, again, (label) =>
      registration.getByRole('button', { name: label }).nth(label === 'Показать пароль' ? 1 : 0),
    );
    await registration.getByRole('checkbox').check();
    await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await registration.getByRole('link', { name: 'Перейти в личный кабинет' }).click();
    await main(page).getByRole('button', { name: 'Выйти' }).click();
    await page.getByText('Вы не авторизованы').waitFor();

    const login = await openAuth(page, main(page));
    const phone = login.getByRole('textbox', { name: 'Телефон' });
    assert.deepEqual([await purposeOf(phone), await purposeOf(password(login))], ['username', 'current-password']);
    await press(page, password(login));
    await paste(page, 'pasted77');
    await untilValue(password(login), 'pasted77', 'pasted');
    await checkEye(page, password(login), (label) => login.getByRole('button', { name: label }));
    await checkAccess();
    await autofill(phone, account.phone);
    await autofill(password(login), account.password);
    const asked = page.waitForRequest('**/api/auth/login/');
    await login.getByRole('button', { name: 'Войти' }).click();
    assert.deepEqual((await asked).postDataJSON(), { phone: account.phone, password: account.password });
    await main(page).getByRole('button', { name: 'Выйти' }).waitFor();
  },
);
