import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openAuth } from '../support/account.js';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { faultsEnlarged, withoutFont } from '../support/large-text.js';
import { untilAlive } from '../support/lists.js';
import { choosePickup, orderForm } from '../support/order.js';
import { addressOfOrder, ownPages } from '../support/pages.js';
import { receiveSomething } from '../support/received.js';
import { openReservation } from '../support/reservation.js';
import { test } from '../support/test.js';

/** Dialogs and how each is opened, from a page that its opener goes to. */
const dialogs: Record<string, (page: Page) => Promise<unknown>> = {
  async 'sign-in'(page) {
    await page.goto('/profile');
    await untilAlive(page, 'header-links');
    await openAuth(page, page.getByRole('main'));
  },
  async registration(page) {
    await page.goto('/profile');
    await untilAlive(page, 'header-links');
    const dialog = await openAuth(page, page.getByRole('main'));
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await dialog.getByRole('button', { name: 'Получить код' }).waitFor();
  },
  async city(page) {
    await page.goto('/');
    await untilAlive(page, 'city');
    await page.getByRole('button', { name: /^Город: .*Изменить$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ваш город' });
    await dialog.getByRole('button', { name: 'Другой город' }).click();
    await dialog.getByRole('radio').first().waitFor();
  },
  async sections(page) {
    await page.goto('/privacy/');
    await untilAlive(page, 'header-links');
    await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).first().click();
    await page.getByRole('dialog', { name: 'Каталог' }).waitFor();
  },
  async 'put into the basket'(page) {
    await page.goto('/catalog/obuv/');
    await untilAlive(page, 'catalog');
    await openFirstProduct(page);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    await putIntoBasket(page);
  },
  reservation: (page) => openReservation(page),
  async 'a rating'(page) {
    await receiveSomething(page);
    await page.goto('/profile/reviews/');
    await page.getByRole('button', { name: /^Оценить/ }).click();
    await page.getByRole('dialog', { name: 'Оцените товар' }).waitFor();
  },
  async 'addresses of pickup'(page) {
    await page.goto(callsOnly);
    await addToBasket(page, await findGoods(page, { to: 20_000, pieces: 2 }));
    await page.goto('/order');
    await orderForm(page)
      .getByRole('radio', { name: /^Самовывоз/ })
      .check();
    await page.getByRole('group', { name: 'Адрес самовывоза' }).getByRole('button').click();
    await page
      .getByRole('dialog', { name: /^Магазины, / })
      .getByRole('radio')
      .first()
      .waitFor();
  },
};

// A phone is the stricter case.
test('the pages of a signed-in buyer can be read enlarged', { tag: '@soak:phone' }, async ({ page }) => {
  test.slow();
  await withoutFont(page);
  await receiveSomething(page);
  await addToBasket(page, await findGoods(page, { to: 20_000, pieces: 2 }));
  const found: Record<string, string[]> = {};
  for (const address of [...ownPages, await addressOfOrder(page)]) {
    const faults = await faultsEnlarged(page, async () => {
      await page.goto(address);
      await untilAlive(page, 'header-links');
      // The delivery fields are complete only once pickup has been chosen.
      if (address === '/order') await choosePickup(page);
    });
    if (faults.length > 0) found[address] = faults;
  }
  assert.deepEqual(found, {});
});

for (const [name, open] of Object.entries(dialogs))
  test(`the dialog «${name}» can be read enlarged`, { tag: '@soak:phone' }, async ({ page }) => {
    await withoutFont(page);
    assert.deepEqual(await faultsEnlarged(page, () => open(page)), []);
    assert.ok(await page.getByRole('dialog').isVisible(), 'it is what was looked at');
  });
