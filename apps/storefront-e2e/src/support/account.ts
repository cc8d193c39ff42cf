import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { Buyer } from './order.js';

export interface Account extends Buyer {
  readonly password: string;
}

let last = Math.floor(Math.random() * 1e6);

/** A buyer new to this shop: a phone can be registered only once. */
export function newAccount(): Account {
  last += 1;
  const digits = String(last % 1e7).padStart(7, '0');
  return { name: 'Пётр Тропинин', phone: `904${digits}`, email: `petr${digits}@example.ru`, password: 'tropa2025' };
}

/** The dialog «Вход / Регистрация», opened from the header; a phone has the button on account pages only. */
export async function openAuth(page: Page, place: Locator = page.getByRole('banner')): Promise<Locator> {
  await place.getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вход / Регистрация' });
  await dialog.waitFor();
  return dialog;
}

/** The code of the newest SMS to this phone, read in the demo outbox as a person would on a phone. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`/demo/outbox?phone=${phone}`);
  const code = await outbox.locator('[data-code]').first().getAttribute('data-code', { timeout: 5000 });
  await outbox.close();
  assert.match(code ?? '', /^\d{4}$/);
  return code ?? '';
}

/** Phone and code of registration or recovery; `read` gives the code that was sent. */
export async function passCode(page: Page, dialog: Locator, phone: string, read = readCode): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  const field = dialog.getByRole('textbox', { name: 'Код из смс' });
  await field.waitFor();
  await dialog.getByText(/^Получить новый код можно через 0:\d\d$/).waitFor();
  await field.fill(await read(page, phone));
}

/** The third step of a registration, without its consent. */
export async function fillDetails(dialog: Locator, account: Account): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Имя' }).fill(account.name);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password);
  await dialog.getByLabel('Пароль ещё раз').fill(account.password);
}

/** All three steps; ends in the account, signed in. */
export async function register(page: Page, account: Account, place?: Locator): Promise<void> {
  const dialog = await openAuth(page, place);
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await passCode(page, dialog, account.phone);
  await fillDetails(dialog, account);
  const submit = dialog.getByRole('button', { name: 'Зарегистрироваться' });
  assert.ok(await submit.isDisabled(), 'no consent, no registration');
  for (const [name, href] of [
    ['обработку персональных данных', '/privacy/'],
    ['Условия продажи и обработки персональных данных', '/docs/sale-terms.pdf'],
  ] as const) {
    const link = dialog.getByRole('link', { name, exact: true });
    assert.deepEqual([await link.getAttribute('href'), await link.getAttribute('target')], [href, '_blank']);
  }
  await dialog.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
  await submit.click();
  await dialog.getByText('Вы зарегистрированы!').waitFor();
}

/** The header of a signed-in visitor: a link with the name. */
export const accountLink = (page: Page, { name }: Pick<Account, 'name'>): Locator =>
  page.getByRole('banner').getByRole('link', { name });

/** Signs in; the page reloads by itself. */
export async function login(page: Page, { phone, name }: Account, password: string): Promise<void> {
  const dialog = await openAuth(page);
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await accountLink(page, { name }).waitFor();
}
