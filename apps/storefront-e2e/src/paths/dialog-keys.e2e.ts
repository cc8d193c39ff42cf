import assert from 'node:assert/strict';
import { newAccount, readCode } from '../support/account.js';
import { checkFocusReturns, checkInvalid } from '../support/dialog-focus.js';
import { openFirstProduct, productCard } from '../support/goods.js';
import { goRound, pressOn, tabTo, typeInto } from '../support/keys.js';
import { untilAlive } from '../support/lists.js';
import { receiveSomething } from '../support/received.js';
import { booked, reservationForm, reserve } from '../support/reservation.js';
import { test } from '../support/test.js';

test('keyboard only: the reservation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalog/?sort=price-desc');
  await openFirstProduct(page);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  const opener = productCard(page).getByRole('button', { name: 'Забронировать' });
  await pressOn(page, opener, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Забронировать товар' });
  const form = reservationForm(page);
  await form.waitFor();
  await goRound(page, dialog);
  await goRound(page, dialog, 'Shift+Tab');
  await checkFocusReturns(page, dialog, opener);

  await page.keyboard.press('Enter');
  await form.waitFor();
  await pressOn(page, form.getByRole('checkbox'), 'Space');
  await pressOn(page, reserve(page), 'Enter');
  await form.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await checkInvalid(page, /Обязательное поле/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  assert.ok(await form.getByRole('radio').nth(1).isChecked());
  await typeInto(page, form.getByRole('textbox', { name: 'Телефон' }), '9123');
  await page.keyboard.press('Enter');
  await form.getByText('Телефон не может быть меньше 10 символов').waitFor();
  await checkInvalid(page, /меньше 10 символов/);
  await page.keyboard.press('End');
  await page.keyboard.type('456789');
  await page.keyboard.press('Enter');
  await booked(page).waitFor();
  await goRound(page, booked(page));
});

test('keyboard only: a rating', { tag: '@soak:desktop' }, async ({ page }) => {
  await receiveSomething(page);
  await page.goto('/profile/reviews/');
  const opener = page.getByRole('button', { name: /^Оценить/ });
  await opener.waitFor();
  await pressOn(page, opener, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Оцените товар' });
  await dialog.waitFor();
  await goRound(page, dialog);
  await goRound(page, dialog, 'Shift+Tab');
  await checkFocusReturns(page, dialog, opener);

  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Отправить отзыв' }), 'Enter');
  await dialog.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await checkInvalid(page, /Необходимо поставить оценку/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, dialog.getByRole('textbox', { name: /Комментарий/ }), 'Хорошая вещь');
  await pressOn(page, dialog.getByRole('button', { name: 'Отправить отзыв' }), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: /^Ваши отзывы/ })
    .getByRole('article')
    .waitFor();
  // The element that opened the dialog is gone: the focus moves nearby, not to the top of the page.
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus is lost');
});

test('keyboard only: a message to the shop', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contacts/');
  await untilAlive(page, 'contact-form');
  const opener = page.getByRole('button', { name: 'Написать нам', exact: true });
  await pressOn(page, opener, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Напишите нам', exact: true });
  await dialog.waitFor();
  await goRound(page, dialog);
  await goRound(page, dialog, 'Shift+Tab');
  await checkFocusReturns(page, dialog, opener);

  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('checkbox'), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Отправить', exact: true }), 'Enter');
  await dialog.getByRole('textbox', { name: 'Телефон' }).and(page.locator(':focus')).waitFor();
  await checkInvalid(page, /Обязательное поле/);
  await page.keyboard.type('9123456789');
  await page.keyboard.press('Enter');
  await dialog.getByText('Сообщение отправлено!', { exact: true }).waitFor();
  await goRound(page, dialog);
  await checkFocusReturns(page, dialog, opener);
});

test('keyboard only: a registration', { tag: '@desktop' }, async ({ page }) => {
  const account = newAccount();
  await page.goto('/profile');
  const opener = page.getByRole('main').getByRole('button', { name: 'Войти' });
  await opener.waitFor();
  await pressOn(page, opener, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Вход / Регистрация' });
  await dialog.waitFor();
  await goRound(page, dialog);
  await goRound(page, dialog, 'Shift+Tab');
  await checkFocusReturns(page, dialog, opener);

  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Зарегистрироваться' }), 'Enter');
  const phone = dialog.getByRole('textbox', { name: 'Телефон' });
  await phone.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Обязательное поле').waitFor();
  await checkInvalid(page, /Обязательное поле/);
  await page.keyboard.type(account.phone);
  await page.keyboard.press('Enter');
  const code = dialog.getByRole('textbox', { name: 'Код из смс' });
  await code.and(page.locator(':focus')).waitFor();
  await goRound(page, dialog);
  await tabTo(page, code);
  const right = await readCode(page, account.phone);
  await page.keyboard.type(right === '0000' ? '1111' : '0000');
  await dialog.getByText(/^Неверный код/).waitFor();
  await checkInvalid(page, /Неверный код/);
  await page.keyboard.type(right);
  const name = dialog.getByRole('textbox', { name: 'Имя' });
  await name.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(account.name);
  await typeInto(page, dialog.getByLabel('Пароль', { exact: true }), account.password);
  await typeInto(page, dialog.getByLabel('Пароль ещё раз'), 'иначе');
  await pressOn(page, dialog.getByRole('checkbox'), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Зарегистрироваться' }), 'Enter');
  await dialog.getByText('Пароли должны совпадать').waitFor();
  await checkInvalid(page, /Пароли должны совпадать/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await dialog.getByText('Вы зарегистрированы!').waitFor();
  await goRound(page, dialog);
  assert.equal(await dialog.locator(':focus').count(), 1);
});

test('keyboard only: the question before an item is dismissed', { tag: '@soak:desktop' }, async ({ page }) => {
  await receiveSomething(page);
  await page.goto('/profile/reviews/');
  const opener = page.getByRole('button', { name: /^Не оценивать/ });
  await opener.waitFor();
  await pressOn(page, opener, 'Enter');
  const question = page.getByRole('dialog', { name: 'Не оценивать товар?' });
  await question.waitFor();
  await goRound(page, question);
  await checkFocusReturns(page, question, opener);
});
