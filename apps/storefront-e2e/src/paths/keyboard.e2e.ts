import assert from 'node:assert/strict';
import { chips, filterPanel } from '../support/filters.js';
import { productCard } from '../support/goods.js';
import { pressOn, tabTo, typeInto } from '../support/keys.js';
import { untilSettled } from '../support/lists.js';
import { guest, orderConsents, orderForm, pickupAddress } from '../support/order.js';
import { test } from '../support/test.js';

test('a purchase by Tab, Enter, Space and arrows alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'К содержанию' });
  await tabTo(page, skip);
  assert.ok(await skip.isVisible());
  await typeInto(page, page.getByRole('combobox', { name: 'Поиск товаров' }), 'кроссовки беговые');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=*');

  await pressOn(page, page.getByRole('link', { name: 'К содержанию' }), 'Enter');
  const brand = filterPanel(page).getByRole('list', { name: 'Бренд' });
  await pressOn(page, brand.getByRole('checkbox').first(), 'Space');
  await chips(page).waitFor();
  await untilSettled(page);
  const card = page.getByRole('main').getByRole('article').first();
  await pressOn(page, card.getByRole('link').first(), 'Enter');
  await page.waitForURL('**/product/**');

  await productCard(page).locator('[data-status="ready"]').waitFor();
  const sizes = productCard(page)
    .getByRole('radiogroup', { name: /Размер/ })
    .getByRole('radio');
  await tabTo(page, sizes);
  const before = await sizes.and(page.locator(':checked')).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await sizes.and(page.locator(':checked')).getAttribute('value'), before);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await pressOn(page, productCard(page).getByRole('button', { name: 'В корзину' }), 'Enter');
  const added = page.getByRole('dialog', { name: 'Товар добавлен в корзину' });
  await added.waitFor();
  await pressOn(page, added.getByRole('link', { name: 'Перейти в корзину' }), 'Enter');
  await page.waitForURL('**/basket');

  await pressOn(page, page.getByRole('link', { name: 'оформить заказ', exact: true }), 'Enter');
  const form = orderForm(page);
  await form.waitFor();
  await typeInto(page, form.getByRole('textbox', { name: 'Имя' }), guest.name);
  await typeInto(page, form.getByRole('textbox', { name: 'Телефон' }), guest.phone);
  await typeInto(page, form.getByRole('textbox', { name: 'E-mail' }), guest.email);
  const city = form.getByRole('combobox', { name: 'Город' });
  await tabTo(page, city);
  await page.keyboard.type('Тюмен');
  await form.getByRole('option', { name: /^Тюмень/ }).waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await city.inputValue(), 'Тюмень');
  await tabTo(page, form.getByRole('radio', { name: /^Самовывоз/ }));
  await pressOn(page, pickupAddress(page).getByRole('button'), 'Enter');
  const pickup = page.getByRole('dialog', { name: 'Магазины, Тюмень' });
  await pickup.getByRole('radio').first().waitFor();
  await pressOn(page, pickup.getByRole('radio').first(), 'Space');
  await pressOn(page, pickup.getByRole('button', { name: 'Забрать здесь' }), 'Enter');
  await pickup.waitFor({ state: 'hidden' });
  await tabTo(page, form.getByRole('radio', { name: 'Картой' }));
  for (const payment of ['СБП', 'При получении']) {
    await page.keyboard.press('ArrowDown');
    assert.ok(await form.getByRole('radio', { name: payment }).isChecked());
  }
  const submit = page.getByRole('button', { name: 'Оформить заказ' });
  for (const consent of orderConsents(page)) await pressOn(page, consent, 'Space');
  await tabTo(page, submit, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const booked = page.getByRole('dialog', { name: 'Товар забронирован!' });
  await booked.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/orders');
});

test('dialogs keep the focus inside and give it back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalog/');
  const city = page.getByRole('button', { name: 'Город: Тюмень. Изменить' });
  await tabTo(page, city);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.waitFor();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement?.closest('dialog') ? 'in' : document.activeElement?.tagName,
    );
    assert.ok(place === 'in' || place === 'BODY', `the focus left the dialog for ${place}`);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.ok(await city.evaluate((button) => button === document.activeElement));
});
