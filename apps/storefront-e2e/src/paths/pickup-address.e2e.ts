import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { untilLoaded } from '../support/calls.js';
import { checkInSight } from '../support/forms.js';
import { tabTo } from '../support/keys.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { chooseOrderCity, fillBuyer, giveConsents, openPickup, orderForm, pickupAddress } from '../support/order.js';
import { test } from '../support/test.js';

async function openOrder(page: Page, pieces = 1): Promise<void> {
  await page.goto(callsOnly);
  await addToBasket(page, await findGoods(page, { from: 1000, pieces }));
  await page.goto('/order');
  await orderForm(page).waitFor();
}

test(
  'the pickup address: list and map in a dialog, the chosen point in the form with «изменить»',
  { tag: ['@phone', '@soak:tablet', '@soak:wide'] },
  async ({ page, checkAccess, width }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await openOrder(page);
    await untilAlive(page, 'order');
    await untilLoaded(page);
    assert.ok(!scripts.some((script) => script.includes('PickupMap')), 'no map before the dialog');
    const dialog = await openPickup(page);
    const map = dialog.getByRole('group', { name: 'Магазины на карте' });
    await map.waitFor();
    const box = await dialog.boundingBox();
    const window = page.viewportSize();
    const expected = { phone: 360, tablet: 720, desktop: 1202, wide: 1202 }[width];
    assert.equal(Math.round(box?.width ?? 0), expected);
    if (width === 'phone') assert.equal(Math.round(box?.height ?? 0), window?.height, 'the whole window under 600 px');
    await checkAccess();

    await map.getByRole('button', { name: 'ул. Мельникайте, 103' }).click();
    const marked = dialog.getByRole('radio', { checked: true });
    assert.equal(
      await marked.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.innerText.includes('Мельникайте, 103')),
      true,
    );
    await dialog.getByRole('radio', { name: 'ул. Республики, 142' }).check();
    assert.equal(await map.getByRole('button', { pressed: true }).getAttribute('aria-label'), 'ул. Республики, 142');
    await dialog.getByRole('button', { name: 'Забрать здесь' }).click();
    await dialog.waitFor({ state: 'detached' });
    await pickupAddress(page).getByText('ул. Республики, 142').waitFor();
    const change = pickupAddress(page).getByRole('button', { name: 'изменить' });
    assert.ok(await change.evaluate((button) => button === document.activeElement), 'the focus is back');
    assert.deepEqual(await overflows(page), []);
    await checkAccess();

    // Another delivery or another city has no such address.
    await orderForm(page)
      .getByRole('radio', { name: /^Курьер/ })
      .check();
    await orderForm(page)
      .getByRole('radio', { name: /^Самовывоз/ })
      .check();
    await pickupAddress(page).getByRole('button', { name: 'Выбрать на карте или в списке' }).waitFor();
    await chooseOrderCity(page, 'Москва');
    await pickupAddress(page).getByRole('button').click();
    await page.getByRole('dialog', { name: 'Пункты выдачи, Москва' }).getByRole('radio').nth(2).waitFor();
  },
);

test('the pickup address by the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openOrder(page);
  await tabTo(page, pickupAddress(page).getByRole('button'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Магазины, Тюмень' });
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await pickupAddress(page).getByText('ул. 50 лет Октября, 14').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await pickupAddress(page).getByText('ул. 50 лет Октября, 14').waitFor();
});

test(
  'a pickup order without an address goes nowhere: the button of the address has the focus',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await openOrder(page);
    await fillBuyer(page);
    await giveConsents(page);
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await pickupAddress(page).getByText('Обязательное поле').waitFor();
    await checkInSight(pickupAddress(page).getByRole('button'));
    await checkAccess();
  },
);
