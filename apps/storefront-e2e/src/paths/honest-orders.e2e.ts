import assert from 'node:assert/strict';
import { newAccount } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { fillOrder, goToOrder, orderConsents } from '../support/order.js';
import { gate } from '../support/gate.js';
import { test } from '../support/test.js';

test('a made-up paymentSuccess claims no payment', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/order?paymentSuccess=true');
  await page.getByText('В корзине пока ничего нет').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('paymentSuccess'));
  assert.equal(await page.getByText('Товар оплачен!').count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
});

test(
  'an unpaid order is not shown as paid, a failed payment is reported',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await page.goto('/catalog/');
    await openFirstProduct(page);
    await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
    await goToOrder(page);
    await fillOrder(page, 'Картой');
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await page.getByRole('heading', { name: /^Оплата заказа/ }).waitFor();
    const acquirer = page.url();
    await page.goto('/order?paymentSuccess=true');
    await page.getByRole('dialog', { name: 'Оплата обрабатывается' }).waitFor();
    await checkAccess();

    await page.goto(acquirer);
    await page.getByRole('button', { name: 'Отказаться' }).click();
    const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' });
    await failed.getByRole('link', { name: '8 (800) 301-42-43' }).waitFor();
    assert.equal(
      await failed.getByRole('link', { name: '8 (800) 301-42-43' }).getAttribute('href'),
      'tel:+78003014243',
    );
    await checkAccess();
  },
);

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a double click on «Оформить заказ» is one order', { tag: '@soak:desktop' }, async ({ page }) => {
    await page.goto(callsOnly);
    await registerByCalls(page, newAccount());
    await page.goto('/catalog/');
    await openFirstProduct(page);
    await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
    await goToOrder(page);
    await fillOrder(page, 'При получении');
    // The second click comes before the response.
    const clicked = gate();
    await page.route('**/api/basket/order/', async (route) => {
      await clicked.opened;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Оформить заказ' }).dblclick();
    clicked.open();
    await page.getByRole('dialog', { name: 'Товар забронирован!' }).waitFor();
    await page.goto('/orders');
    await page
      .getByRole('article', { name: /^Заказ №/ })
      .first()
      .waitFor();
    assert.equal(await page.getByRole('article', { name: /^Заказ №/ }).count(), 1);
  });
});

test(
  'an order without what is needed goes nowhere and says where to look',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/basket/order/') && sent.push(request.url()));
    await page.goto('/catalog/');
    await openFirstProduct(page);
    await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
    await goToOrder(page);
    const submit = page.getByRole('button', { name: 'Перейти к оплате' });
    assert.ok(await submit.isDisabled(), 'no consent, no order');
    for (const consent of orderConsents(page)) {
      assert.ok(await submit.isDisabled(), 'one consent is not the other');
      await consent.check();
    }
    await submit.click();
    const name = page.getByRole('textbox', { name: 'Имя' });
    await page.getByText('Обязательное поле').first().waitFor();
    assert.ok(await name.evaluate((field) => field === document.activeElement), 'the first wrong field has the focus');
    assert.equal(await name.getAttribute('aria-invalid'), 'true');
    assert.deepEqual(sent, []);
    await checkAccess();
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a click before hydration is replayed once, after it', { tag: '@phone' }, async ({ page, context }) => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 60 * 1024,
      uploadThroughput: 40 * 1024,
    });
    const adds: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/basket/addItemToBasket/') && adds.push(request.url()));
    await page.goto('/catalog/', { waitUntil: 'domcontentloaded' });
    const card = page.getByRole('article').first();
    assert.equal(await page.locator('[data-widget="catalog"][data-ready]').count(), 0, 'the list is not hydrated yet');
    const button = card.getByRole('button', { name: 'В корзину' });
    await button.click({ noWaitAfter: true });
    assert.equal(await button.getAttribute('aria-busy'), 'true', 'the click is kept and shown');
    await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor({ timeout: 40_000 });
    assert.equal(adds.length, 1);
    await network.detach();
    await page.goto('/basket');
    await page.getByText('В корзине 1 товар', { exact: true }).waitFor();
  });
});
