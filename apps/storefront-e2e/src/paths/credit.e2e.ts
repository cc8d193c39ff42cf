import assert from 'node:assert/strict';
import type { FrameLocator, Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { choosePickup, fillBuyer, giveConsents, goToOrder, orderForm } from '../support/order.js';
import { test } from '../support/test.js';

// Without a partner the shop turns the flag off by itself.

const credit = (page: Page) => orderForm(page).getByRole('radio', { name: 'В кредит' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Кредит/ });
const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Заявка на кредит"]');

/** Goes from a list to the order form with its first product. */
async function toOrderForm(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await openFirstProduct(page);
  const added = await putIntoBasket(page);
  await added.getByRole('link', { name: 'Перейти в корзину' }).click();
  await goToOrder(page);
  await fillBuyer(page);
  await choosePickup(page);
}

/**
 * Places an order on credit and returns its number. Few pieces of a list's first product are in stock: the paths share
 * two products.
 */
async function orderOnCredit(page: Page, list = '/catalog/?sort=price-desc'): Promise<string> {
  await toOrderForm(page, list);
  await credit(page).check();
  await giveConsents(page);
  const answered = page.waitForResponse('**/api/basket/order/');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const { result } = (await (await answered).json()) as { result: { orderNum: string } };
  await bank(page)
    .getByRole('heading', { name: `Кредит на заказ № ${result.orderNum}` })
    .waitFor();
  return result.orderNum;
}

/** The order's state on the staff page. */
async function checkState(page: Page, number: string, state: string): Promise<void> {
  await page.goto('/demo/orders');
  await page
    .getByRole('article')
    .filter({ hasText: `№ ${number},` })
    .getByText(state, { exact: true })
    .waitFor();
}

test(
  'credit approved: the order first, then the widget, then the orders',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const number = await orderOnCredit(page);
    await dialog(page).waitFor();
    await checkAccess();
    await bank(page).getByRole('button', { name: 'Одобрить' }).click();
    await page.waitForURL('**/orders');
    await page.getByText(`Заказ № ${number} принят`, { exact: false }).waitFor();
    await checkState(page, number, 'Оплачен');
  },
);

for (const [button, state] of [
  ['Отказать', 'Отменён'],
  ['Закрыть', 'Ожидает решения по кредиту'],
] as const) {
  test(`credit: «${button}» leads to the orders as well`, { tag: '@soak:desktop' }, async ({ page }) => {
    const number = await orderOnCredit(page);
    await bank(page).getByRole('button', { name: button }).click();
    await page.waitForURL('**/orders');
    await checkState(page, number, state);
  });
}

test('credit: the dialog closed by its cross leads to the orders', { tag: '@phone' }, async ({ page }) => {
  const number = await orderOnCredit(page);
  await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.waitForURL('**/orders');
  await checkState(page, number, 'Ожидает решения по кредиту');
});

test(
  'credit: a reload in the middle of the application opens it again, and only until it is done',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const number = await orderOnCredit(page);
    await page.reload();
    await bank(page)
      .getByRole('heading', { name: `Кредит на заказ № ${number}` })
      .waitFor();
    await checkAccess();
    await bank(page).getByRole('button', { name: 'Одобрить' }).click();
    await page.waitForURL('**/orders');
    await checkState(page, number, 'Оплачен');
    await page.goto('/order');
    await page.getByText('В корзине пока ничего нет').waitFor();
    assert.equal(await dialog(page).count(), 0);
  },
);

test(
  'credit: an application that was closed is continued from the orders',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await page.goto(callsOnly);
    await registerByCalls(page, newAccount());
    const number = await orderOnCredit(page);
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.waitForURL('**/orders');
    const order = page.getByRole('article', { name: new RegExp(`^Заказ № ${number}`) });
    await order.getByText('Ожидает решения по кредиту').waitFor();
    assert.equal(await order.getByRole('link', { name: 'Оплатить' }).count(), 0);
    await checkAccess();
    await order.getByRole('link', { name: 'Продолжить заявку' }).click();
    await page.getByRole('heading', { name: `Кредит на заказ № ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Одобрить' }).click();
    await page.getByRole('link', { name: 'К моим заказам' }).click();
    await order.getByText('Оплачен', { exact: true }).waitFor();
    assert.equal(await order.getByRole('link', { name: 'Продолжить заявку' }).count(), 0);
  },
);

test(
  'a guest whose application was closed continues it from /orders; nobody else does',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    const number = await orderOnCredit(page, '/catalog/gornye-lyzhi/?sort=price-desc');
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.waitForURL('**/orders');
    await page.reload();
    await page.getByText(`Заказ № ${number} принят и ждёт решения по кредиту`, { exact: false }).waitFor();
    const goOn = page.getByRole('link', { name: 'Продолжить заявку' });
    await goOn.waitFor();
    assert.equal(await page.getByRole('link', { name: 'Оплатить заказ' }).count(), 0);
    await checkAccess();
    await goOn.click();
    await page.getByRole('heading', { name: `Кредит на заказ № ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Одобрить' }).click();
    await page.goto('/orders');
    await page.getByText('Вы не авторизованы').waitFor();
    assert.equal(await goOn.count(), 0, 'nothing is left to apply for');
    await context.clearCookies();
    const stranger = await context.newPage();
    await stranger.goto('/orders');
    await stranger.getByText('Вы не авторизованы').waitFor();
    assert.equal(await stranger.getByRole('link', { name: 'Продолжить заявку' }).count(), 0);
    await stranger.close();
  },
);

test(
  'credit is closed under 3000 roubles, with the exact words about what is missing',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await toOrderForm(page, '/catalog/?sort=price-asc');
    assert.equal(await credit(page).isDisabled(), true);
    const words = await orderForm(page)
      .getByText(/^Для оформления заказа в кредит/)
      .innerText();
    assert.match(words, /^Для оформления заказа в кредит добавьте в корзину товаров еще на \d+ рублей$/);
    await checkAccess();
  },
);

test.describe(() => {
  test.use({ shopEnv: { CREDIT_PARTNER: 'none' } });

  test('without a partner credit is neither hinted at nor offered', { tag: '@soak:desktop' }, async ({ page }) => {
    await page.goto('/catalog/?sort=price-desc');
    await openFirstProduct(page);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    assert.equal(await page.getByText(/в месяц в кредит/).count(), 0);
    await toOrderForm(page, '/catalog/?sort=price-desc');
    await orderForm(page).getByRole('radio', { name: 'При получении' }).waitFor();
    assert.equal(await credit(page).count(), 0);
  });
});
