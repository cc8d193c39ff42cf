import assert from 'node:assert/strict';
import { checkInSight, recordBodies, refuse } from '../support/forms.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const call = '/api/webform/sendMessage/';

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a message to the shop', { tag: '@phone' }, async ({ page, checkAccess }) => {
    const sent = recordBodies(page, call);
    await page.goto('/contacts/');
    await untilAlive(page, 'contact-form');
    const opener = page.getByRole('button', { name: 'Написать нам', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Напишите нам', exact: true });
    await dialog.waitFor();
    await checkAccess();

    const submit = dialog.getByRole('button', { name: 'Отправить', exact: true });
    assert.ok(!(await dialog.getByRole('checkbox').isChecked()), 'the consent is not ticked at first');
    assert.ok(await submit.isDisabled(), 'no consent, no sending');
    await dialog.getByRole('checkbox').check();
    await submit.click();
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await checkInSight(phone);
    await dialog.getByText('Обязательное поле', { exact: true }).waitFor();
    await phone.fill('912');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('anna@');
    await submit.click();
    await dialog.getByText('Телефон не может быть меньше 10 символов', { exact: true }).waitFor();
    await dialog.getByText('Некорректный email', { exact: true }).waitFor();
    assert.deepEqual(sent, []);

    await phone.fill('8 (912) 345-67-89');
    assert.equal(await phone.inputValue(), '+7 (912) 345-67-89');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('');
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('textbox', { name: 'Комментарий' }).fill('Есть ли палатки?');
    const heal = await refuse(page, call, 'Почта не отвечает');
    await submit.click();
    await dialog.getByRole('alert').getByText('Почта не отвечает').waitFor();
    assert.equal(await dialog.getByRole('textbox', { name: 'Комментарий' }).inputValue(), 'Есть ли палатки?');
    heal();
    const [request] = await Promise.all([page.waitForRequest(`**${call}`), submit.dblclick()]);
    await dialog.getByText('Сообщение отправлено!', { exact: true }).waitFor();
    assert.deepEqual(request.postDataJSON(), {
      id: '4',
      name: 'Анна',
      phone: '9123456789',
      email: '',
      comment: 'Есть ли палатки?',
    });
    assert.equal(sent.length, 2);
    await checkAccess();
    await dialog.getByRole('button', { name: 'Хорошо' }).click();
    await opener.and(page.locator(':focus')).waitFor();
  });
});

test('the select leads to the sections of the page, below the sticky header', async ({ page }) => {
  await page.goto('/contacts/');
  await untilAlive(page, 'page-anchors');
  const select = page.getByRole('combobox', { name: 'Разделы страницы' });
  const names = await select.locator('option').allInnerTexts();
  assert.deepEqual(names, [
    'Перейти к разделу',
    'Телефон и сообщение',
    'Магазины и пункты выдачи на карте',
    'Другие города',
  ]);
  await select.selectOption('shops');
  await page.waitForFunction(() => {
    const section = document.getElementById('shops')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return section !== undefined && section.top >= 60 && section.top < 160 && (header?.top ?? 0) <= 0;
  });
  await page.locator('#shops:focus').waitFor();
  assert.equal(new URL(page.url()).hash, '#shops');
  assert.ok(!(await page.getByRole('link', { name: 'Другие города' }).isVisible()), 'links are for no scripts');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the sections are a list of links', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contacts/');
    const links = page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('link');
    assert.deepEqual(await links.allInnerTexts(), [
      'Телефон и сообщение',
      'Магазины и пункты выдачи на карте',
      'Другие города',
    ]);
    assert.ok(!(await page.getByRole('combobox', { name: 'Разделы страницы' }).isVisible()));
    await links.last().click();
    assert.equal(new URL(page.url()).hash, '#cities');
  });
});
