import assert from 'node:assert/strict';
import { login, newAccount, openAuth, passCode, readCode } from '../support/account.js';
import { registerByCalls } from '../support/api.js';
import { test } from '../support/test.js';

/** A phone gets one SMS in 59 s: this path lasts a little over a minute, nearly all of it waiting. */
test(
  'the resend timer outlives a reload; the password is recovered by a second code',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = newAccount();
    await page.goto('/profile');
    await registerByCalls(page, account);
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
    await page.getByText('Вы не авторизованы').waitFor();

    const early = await openAuth(page);
    await early.getByRole('button', { name: 'Забыли пароль?' }).click();
    await early.getByRole('textbox', { name: 'Телефон' }).fill(account.phone);
    await early.getByRole('button', { name: 'Получить код' }).click();
    // The countdown of the other form, with this one's text.
    await early
      .getByRole('timer')
      .getByText(/^Получить новый код можно через 0:[0-5]\d$/)
      .waitFor();

    const other = newAccount();
    const askForOther = async () => {
      await page.reload();
      const dialog = await openAuth(page);
      await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await dialog.getByRole('textbox', { name: 'Телефон' }).fill(other.phone);
      await dialog.getByRole('button', { name: 'Получить код' }).click();
      await dialog.getByText(/^Получить новый код можно через 0:\d\d$/).waitFor();
      return dialog;
    };
    await askForOther();
    const first = await readCode(page, other.phone);
    const dialog = await askForOther();
    assert.equal(await readCode(page, other.phone), first, 'the reload sent no second SMS');
    await dialog.getByRole('button', { name: 'Получить новый код' }).click({ timeout: 62_000 });
    await dialog.getByText(/^Получить новый код можно через 0:5\d$/).waitFor();
    const field = dialog.getByRole('textbox', { name: 'Код из смс' });
    const second = await readCode(page, other.phone);
    await field.fill(second === '0000' ? '1111' : '0000');
    await dialog.getByText('Неверный код. Осталось попыток: 2').waitFor();
    await field.fill(second);
    await dialog.getByRole('textbox', { name: 'Имя' }).waitFor();
    await page.keyboard.press('Escape');

    // Reopened, the registration continues; recovery is reached back through the phone step.
    const recovery = await openAuth(page);
    await recovery.getByRole('textbox', { name: 'Имя' }).waitFor();
    await recovery.getByRole('button', { name: 'Изменить' }).click();
    await recovery.getByRole('button', { name: 'Уже есть аккаунт? Войти' }).click();
    await recovery.getByRole('button', { name: 'Забыли пароль?' }).click();
    await passCode(page, recovery, account.phone);
    await recovery.getByLabel('Новый пароль').fill('novyput7');
    await recovery.getByLabel('Пароль ещё раз').fill('novyput7');
    await recovery.getByRole('button', { name: 'Сохранить пароль' }).click();
    await recovery.getByText('Пароль изменён').waitFor();
    await recovery.getByRole('button', { name: 'Вернуться ко входу' }).click();
    await page.keyboard.press('Escape');
    await login(page, account, 'novyput7');
  },
);
