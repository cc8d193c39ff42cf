import assert from 'node:assert/strict';
import { newAccount, readCode } from '../support/account.js';
import { untilLoaded } from '../support/calls.js';
import { openBuySheet, openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { choosePickup, fillBuyer, giveConsents, goToOrder, orderForm } from '../support/order.js';
import { receiveSomething } from '../support/received.js';
import { booked, fillReservation, reservationForm, reserve } from '../support/reservation.js';
import { countCalls, slowDown } from '../support/slow.js';
import { test } from '../support/test.js';

// Idempotency and races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

// Every action by a double click: on a bad connection people click again.

test('a slow network: one reservation, and nothing typed is lost', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catalog/lodki/?sort=price-desc');
  await openFirstProduct(page);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await openBuySheet(page);
  const calls = countCalls(page, 'reserveProduct');
  await slowDown(page);
  await productCard(page).getByRole('button', { name: 'Забронировать' }).dblclick();
  const form = reservationForm(page);
  await form.waitFor();
  assert.equal(await page.getByRole('dialog').count(), 1);
  const name = form.getByRole('textbox', { name: 'Имя' });
  await name.fill('Мария Лыжина');
  await untilLoaded(page);
  assert.equal(await name.inputValue(), 'Мария Лыжина', 'what came late has emptied the field');
  await fillReservation(page);
  await reserve(page).dblclick();
  await booked(page).waitFor();
  assert.deepEqual([...calls], [['reserveProduct', 1]]);
});

test('a slow network: a rating is sent once', { tag: '@soak:phone' }, async ({ page }) => {
  await receiveSomething(page);
  await page.goto('/profile/reviews/');
  await page.getByText('Нет оценки').waitFor();
  const calls = countCalls(page, 'sendReview');
  await slowDown(page);
  await page.getByRole('button', { name: /^Оценить/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Оцените товар' });
  await dialog.waitFor();
  const words = dialog.getByRole('textbox', { name: /Комментарий/ });
  const places = [];
  for (const star of await dialog.getByRole('radio').all()) {
    await star.check();
    places.push((await words.boundingBox())?.y);
  }
  assert.equal(new Set(places).size, 1, 'the words of a mark push the form about');
  await words.fill('Хорошая вещь');
  await dialog.getByRole('button', { name: 'Отправить отзыв' }).dblclick();
  await page
    .getByRole('region', { name: /^Ваши отзывы/ })
    .getByRole('article')
    .waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.deepEqual([...calls], [['sendReview', 1]]);
});

test('a slow network: a message to the shop is sent once', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contacts/');
  await untilAlive(page, 'contact-form');
  const calls = countCalls(page, 'sendMessage');
  await slowDown(page);
  await page.getByRole('button', { name: 'Написать нам', exact: true }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Напишите нам', exact: true });
  const words = dialog.getByRole('textbox', { name: 'Комментарий' });
  await words.fill('Есть ли палатки?');
  await untilLoaded(page);
  assert.equal(await words.inputValue(), 'Есть ли палатки?');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('9123456789');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).dblclick();
  await dialog.getByText('Сообщение отправлено!', { exact: true }).waitFor();
  assert.deepEqual([...calls], [['sendMessage', 1]]);
});

test('a slow network: one code, one check, one account', { tag: '@phone' }, async ({ page }) => {
  const account = newAccount();
  await page.goto('/profile');
  const opener = page.getByRole('main').getByRole('button', { name: 'Войти' });
  await opener.waitFor();
  const calls = countCalls(page, 'sendCodeRegistration', 'checkCode', 'registration');
  await slowDown(page);
  await opener.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Вход / Регистрация' });
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(account.phone);
  await dialog.getByRole('button', { name: 'Получить код' }).dblclick();
  const code = dialog.getByRole('textbox', { name: 'Код из смс' });
  await code.waitFor();
  await code.fill(await readCode(page, account.phone));
  await page.keyboard.press('Enter');
  const name = dialog.getByRole('textbox', { name: 'Имя' });
  await name.fill(account.name);
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password);
  await dialog.getByLabel('Пароль ещё раз').fill(account.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).dblclick();
  await dialog.getByText('Вы зарегистрированы!').waitFor();
  assert.deepEqual([...calls.values()], [1, 1, 1], 'sendCode, checkCode, registration');
});

test('a slow network: one order on credit, its bank opens once', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catalog/palatki/?sort=price-desc');
  await openFirstProduct(page);
  await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
  await goToOrder(page);
  await fillBuyer(page);
  await choosePickup(page);
  await orderForm(page).getByRole('radio', { name: 'В кредит' }).check();
  await giveConsents(page);
  const calls = countCalls(page, 'order');
  await slowDown(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).dblclick();
  const bank = page.frameLocator('iframe[title="Заявка на кредит"]');
  // The whole form of the bank is in the window, nothing is cut off.
  const close = bank.getByRole('button', { name: 'Закрыть' });
  await close.waitFor();
  const { y = 0, height = 0 } = (await close.boundingBox()) ?? {};
  assert.ok(y + height <= 740, 'the last button is under the edge of the window');
  assert.equal(await page.getByRole('dialog').count(), 1);
  assert.deepEqual([...calls], [['order', 1]]);
  await close.dblclick();
  await page.waitForURL('**/orders');
});
