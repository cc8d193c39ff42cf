import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { addToBasket, callsOnly, findGoods, orderByCall, registerByCalls, stockOf } from '../support/api.js';
import { test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('article', { name: /^Заказ №/ });
const card = (page: Page, number: string) => page.getByRole('article', { name: `Заказ № ${number}` });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  assert.ok(box);
  return box;
}

/** A signed-in buyer on a page that makes no requests. */
async function signIn(page: Page): Promise<void> {
  await page.goto(callsOnly);
  await registerByCalls(page, newAccount());
}

test(
  'twenty orders a page, the rest on the next, «показать все», a year',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess, width }) => {
    await signIn(page);
    const goods = await findGoods(page, { to: 5000, pieces: 25 });
    const numbers: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      await addToBasket(page, goods);
      numbers.unshift((await orderByCall(page)).orderNum);
    }
    await page.goto('/orders');
    await cards(page).nth(19).waitFor();
    assert.equal(await cards(page).count(), 20);
    await card(page, numbers[0] ?? '').waitFor();

    const pages = page.getByRole('navigation', { name: 'Страницы заказов' });
    // On a desktop «показать все» is beside the page links, on a phone below them.
    const links = await boxOf(pages);
    const all = await boxOf(page.getByRole('button', { name: 'показать все' }));
    assert.equal(all.y < links.y + links.height, width === 'desktop');
    await pages.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await card(page, numbers[20] ?? '').waitFor();
    assert.equal(await cards(page).count(), 1);
    assert.equal(new URL(page.url()).search, '?page=2');
    await page.goBack();
    await card(page, numbers[0] ?? '').waitFor();

    await page.getByRole('button', { name: 'показать все' }).click();
    await cards(page).nth(20).waitFor();
    assert.equal(await cards(page).count(), 21);
    assert.equal(await page.getByRole('button', { name: 'показать все' }).count(), 0);

    const year = String(new Date().getFullYear());
    await page.getByRole('combobox', { name: 'Год' }).selectOption({ label: year });
    await page.waitForURL(`**/orders?year=${year}`);
    await cards(page).nth(19).waitFor();
    await checkAccess();
  },
);

test(
  'an order is cancelled after a question; its goods are back in the shops',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await signIn(page);
    const goods = await findGoods(page, { pieces: 2 });
    const before = await stockOf(page, goods);
    await addToBasket(page, goods);
    const { orderNum } = await orderByCall(page);
    assert.equal(await stockOf(page, goods), before - 1);

    await page.goto('/orders');
    const order = card(page, orderNum);
    await order.getByRole('button', { name: 'Отменить заказ' }).click();
    const question = page.getByRole('dialog', { name: 'Отменить заказ?' });
    await question.getByText(new RegExp(`Заказ № ${orderNum} будет отменён`)).waitFor();
    await checkAccess();
    await question.getByRole('button', { name: 'Не отменять' }).click();
    await question.waitFor({ state: 'hidden' });
    assert.equal(await stockOf(page, goods), before - 1);

    await order.getByRole('button', { name: 'Отменить заказ' }).click();
    await question.getByRole('button', { name: 'Отменить заказ' }).click();
    await order.getByText('Отменён', { exact: false }).waitFor();
    assert.equal(await order.getByRole('button', { name: 'Отменить заказ' }).count(), 0);
    assert.equal(await stockOf(page, goods), before);
  },
);

test('an order is repeated: here, and in a new tab with Ctrl', { tag: '@desktop' }, async ({ page, context }) => {
  await signIn(page);
  const goods = await findGoods(page, { pieces: 4 });
  await addToBasket(page, goods);
  const { orderNum } = await orderByCall(page);
  await page.goto('/orders');
  const repeat = card(page, orderNum).getByRole('button', { name: 'Повторить заказ' });
  const [tab] = await Promise.all([context.waitForEvent('page'), repeat.click({ modifiers: ['Control'] })]);
  await tab.waitForURL('**/basket');
  await tab.getByText('В корзине 1 товар', { exact: true }).waitFor();
  await tab.close();
  assert.equal(new URL(page.url()).pathname, '/orders');

  await repeat.click();
  await page.waitForURL('**/basket');
  await page.getByText(/^В корзине \d товар/).waitFor();
});

test('an unpaid card order is paid from the list of orders', { tag: '@phone' }, async ({ page, checkAccess }) => {
  await signIn(page);
  await addToBasket(page, await findGoods(page, { pieces: 2 }));
  const { orderNum } = await orderByCall(page, 'card');
  await page.goto('/orders');
  await card(page, orderNum).getByRole('link', { name: 'Оплатить' }).click();
  await page.getByRole('heading', { name: /^Оплата заказа/ }).waitFor();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByRole('dialog', { name: 'Товар оплачен!' }).waitFor();
  await checkAccess();
  await page.goto('/orders');
  await card(page, orderNum).waitFor();
  assert.equal(await card(page, orderNum).getByRole('link', { name: 'Оплатить' }).count(), 0);
});
