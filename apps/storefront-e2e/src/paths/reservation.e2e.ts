import assert from 'node:assert/strict';
import { checkInSight, refuse } from '../support/forms.js';
import { newAccount } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { openFirstProduct, productCard } from '../support/goods.js';
import {
  booked,
  fillReservation,
  openReservation,
  piecesInFirstShop,
  reservationForm,
  reserve,
  reserveCall,
} from '../support/reservation.js';
import { test } from '../support/test.js';

test(
  'a guest reserves a product in a shop of the list, with a map beside it',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const title = await openReservation(page);
    assert.ok(
      scripts.some((url) => /ReservationDialog/.test(url)),
      'the dialog has no code of its own',
    );
    const form = reservationForm(page);
    await form.getByText(title).waitFor();
    await form.getByRole('group', { name: 'Магазины с этим товаром на карте' }).waitFor();
    await checkAccess();
    assert.equal(await reserve(page).isDisabled(), true);

    // Without a shop and a phone the first of them is shown and nothing is sent.
    await form.getByRole('checkbox').check();
    await reserve(page).click();
    await form.getByText('Обязательное поле').first().waitFor();
    assert.equal(await form.getByText('Обязательное поле').count(), 2);
    await checkInSight(form.getByRole('radio').first());
    await checkAccess();

    await fillReservation(page);
    const address = await form
      .locator('[data-shop]')
      .first()
      .getByRole('radio')
      .evaluate(
        (radio) =>
          radio
            .closest('label')
            ?.querySelector('span span')
            ?.textContent?.replace(/^\d+\.\s*/, '') ?? '',
      );
    const sent = page.waitForRequest(`**${reserveCall}`);
    await reserve(page).click();
    const { property: _property, id, retailId: _retailId, address: shopId, ...typed } = (await sent).postDataJSON();
    assert.deepEqual(typed, { name: 'Мария Лыжина', phone: '9123456789' });
    assert.equal(typeof id, 'number');
    assert.match(shopId, /^\d+$/);
    await booked(page).waitFor();
    await booked(page).getByText(address, { exact: false }).waitFor();
    await checkAccess();
    await booked(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.waitForURL('**/orders');
    await page.getByText(/Заказ № \d+ принят/).waitFor();
  },
);

test('a refusal is shown in the form and nothing typed is lost', { tag: '@phone' }, async ({ page, checkAccess }) => {
  await openReservation(page);
  await fillReservation(page);
  const heal = await refuse(page, reserveCall, 'В этом магазине товара нет');
  await reserve(page).click();
  const form = reservationForm(page);
  await form.getByRole('alert').filter({ hasText: 'В этом магазине товара нет' }).waitFor();
  await checkAccess();
  assert.equal(await form.getByRole('textbox', { name: 'Имя' }).inputValue(), 'Мария Лыжина');
  assert.equal(await form.getByRole('textbox', { name: 'Телефон' }).inputValue(), '+7 (912) 345-67-89');
  assert.equal(await form.getByRole('radio').first().isChecked(), true);
  heal();
  await reserve(page).click();
  await booked(page).waitFor();
});

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'a double click and a retry after a lost response take one piece',
    { tag: '@desktop' },
    async ({ page, expectFault }) => {
      expectFault(/reserveProduct/);
      expectFault(/Failed to load resource: net::ERR_FAILED/);
      await openReservation(page);
      const address = page.url();
      const before = await piecesInFirstShop(page);
      await fillReservation(page);
      // The shop accepts it, its response is lost.
      await page.route(
        `**${reserveCall}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await reserve(page).dblclick();
      await reservationForm(page)
        .getByText(/Нет связи с магазином/)
        .waitFor();
      await reserve(page).click();
      await booked(page).waitFor();
      await page.goto(address);
      await productCard(page).locator('[data-status="ready"]').waitFor();
      const button = productCard(page).getByRole('button', { name: 'Забронировать' });
      if (before === 1 && (await button.isDisabled())) return;
      await button.click();
      await reservationForm(page).waitFor();
      const left = await piecesInFirstShop(page);
      // A shop without stock is no longer in the list.
      if (before > 1) assert.equal(left, before - 1);
    },
  );
});

test('keyboard only: a reservation, the shop chosen with the arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await openReservation(page);
  const form = reservationForm(page);
  await form.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  assert.equal(await form.getByRole('radio').first().isChecked(), true);
  await form.getByRole('textbox', { name: 'Телефон' }).focus();
  await page.keyboard.type('9123456789');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await form.getByRole('textbox', { name: 'Телефон' }).focus();
  await page.keyboard.press('Enter');
  await booked(page).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/orders');
});

test('a signed-in visitor finds name and phone filled in', { tag: '@desktop' }, async ({ page }) => {
  const account = newAccount();
  await page.goto(callsOnly);
  await registerByCalls(page, account);
  await openReservation(page);
  const form = reservationForm(page);
  assert.equal(await form.getByRole('textbox', { name: 'Имя' }).inputValue(), account.name);
  const digits = (await form.getByRole('textbox', { name: 'Телефон' }).inputValue()).replace(/\D/g, '');
  assert.equal(digits, `7${account.phone}`);
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'reservation=off' } });

  test('switched off, the reservation is not offered', { tag: '@soak:desktop' }, async ({ page }) => {
    await page.goto('/catalog/?sort=price-desc');
    await openFirstProduct(page);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    await productCard(page).getByRole('button', { name: 'В корзину' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Забронировать' }).count(), 0);
  });
});
