import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { addToBasket, callsOnly, countOrders, findGoods, registerByCalls } from '../support/api.js';
import {
  chooseCourier,
  choosePayment,
  fillBuyer,
  giveConsents,
  orderForm,
  type PaymentTitle,
} from '../support/order.js';
import { gate } from '../support/gate.js';
import { test } from '../support/test.js';

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

const call = '**/api/basket/order/';
const submit = (page: Page, name = 'Оформить заказ') => page.getByRole('button', { name }).click();
const booked = (page: Page) => page.getByRole('dialog', { name: 'Товар забронирован!' }).waitFor();

/** A signed-in buyer with something in the basket and the form filled in. */
async function fill(page: Page, payment: PaymentTitle = 'При получении'): Promise<void> {
  await page.goto(callsOnly);
  await registerByCalls(page, newAccount());
  await addToBasket(page, await findGoods(page, { from: 1000, pieces: 2 }));
  await page.goto('/order');
  await fillForm(page, payment);
}

async function fillForm(page: Page, payment: PaymentTitle = 'При получении'): Promise<void> {
  await fillBuyer(page);
  await chooseCourier(page);
  await choosePayment(page, payment);
  await giveConsents(page);
}

test(
  'a reload while the response is pending finds the order that was placed: one order',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await fill(page);
    let reached = () => {};
    const whenReached = new Promise<void>((resolve) => (reached = resolve));
    let calls = 0;
    // The first call reaches the shop, but its response never reaches the page; the next one is left alone.
    await page.route(call, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      reached();
    });
    await submit(page);
    await whenReached;
    await page.reload();
    await booked(page);
    await checkAccess();
    assert.equal(await countOrders(page), 1);
  },
);

test('a reload before the call reached the shop keeps the form: one order', { tag: '@desktop' }, async ({ page }) => {
  await fill(page);
  let held = () => {};
  const whenHeld = new Promise<void>((resolve) => (held = resolve));
  await page.route(call, () => held());
  await submit(page);
  await whenHeld;
  // The held call is aborted with the page; only then may calls pass again.
  await page.reload();
  await page.unroute(call);
  const form = orderForm(page);
  await form.waitFor();
  assert.equal(await form.getByRole('textbox', { name: 'Адрес доставки' }).inputValue(), 'ул. Ленина, 1, кв. 2');
  assert.ok(await form.getByRole('radio', { name: 'При получении' }).isChecked());
  assert.ok(await page.getByRole('button', { name: 'Оформить заказ' }).isDisabled(), 'the consents are given again');
  await giveConsents(page);
  await submit(page);
  await booked(page);
  assert.equal(await countOrders(page), 1);
});

test(
  'a lost response, then a second attempt: one order',
  { tag: '@phone' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/failed: POST .*\/api\/basket\/order\//);
    expectFault(/console: Failed to load resource/);
    expectFault(/console: createOrder: Failed to fetch/);
    await fill(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page);
    const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' });
    await failed
      .getByText('По каким-то причинам не удалось оформить заказ. Пожалуйста свяжитесь с нами по телефону:')
      .waitFor();
    await checkAccess();
    await failed.getByRole('button', { name: 'Закрыть' }).click();
    await page.unroute(call);
    assert.equal(
      await orderForm(page).getByRole('textbox', { name: 'Адрес доставки' }).inputValue(),
      'ул. Ленина, 1, кв. 2',
    );
    await submit(page);
    await booked(page);
    assert.equal(await countOrders(page), 1);
  },
);

test('a double click, and a third one: one order', { tag: '@desktop' }, async ({ page }) => {
  await fill(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/basket/order/') && sent.push(request.url()));
  const clicked = gate();
  await page.route(call, async (route) => {
    await clicked.opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Оформить заказ' }).click({ clickCount: 3 });
  clicked.open();
  await booked(page);
  assert.equal(sent.length, 1);
  assert.equal(await countOrders(page), 1);
});

test('two tabs of one basket: one order', { tag: '@desktop' }, async ({ page, context }) => {
  await fill(page);
  const other = await context.newPage();
  // Without the channel between tabs; with it the other one shows at once that there is nothing left to order.
  await other.addInitScript("delete window['BroadcastChannel']");
  await other.goto('/order');
  await fillForm(other);
  await submit(page);
  await booked(page);
  // The other tab does not know yet that its basket was ordered.
  await submit(other);
  await booked(other);
  assert.equal(await countOrders(page), 1);
});

test(
  'back from the acquirer: the way to pay is still there, and it is one order',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await fill(page, 'Картой');
    await submit(page, 'Перейти к оплате');
    await page.getByRole('heading', { name: /^Оплата заказа № / }).waitFor();
    const acquirer = page.url();
    await page.goBack();
    await page.getByRole('heading', { name: /^Заказ № \d+ принят$/ }).waitFor();
    assert.equal(await orderForm(page).count(), 0);
    await checkAccess();
    await page.reload();
    await page.getByRole('link', { name: 'Перейти к оплате' }).click();
    await page.waitForURL(acquirer);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await page.getByRole('dialog', { name: 'Товар оплачен!' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Перейти к оплате' }).count(), 0);
    assert.equal(await countOrders(page), 1);
  },
);
