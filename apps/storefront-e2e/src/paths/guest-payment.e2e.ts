import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { chooseCourier, choosePayment, fillBuyer, giveConsents, guest, orderForm } from '../support/order.js';
import { test } from '../support/test.js';

const failure = (page: Page) => page.getByRole('dialog', { name: 'Что-то пошло не так' });
const bank = (page: Page) => page.getByRole('heading', { name: /^Оплата заказа/ });

/** Places a guest's card order up to the acquirer's page; returns its number. */
async function orderByCard(page: Page): Promise<string> {
  await page.goto(callsOnly);
  await addToBasket(page, await findGoods(page, { from: 1000 }));
  await page.goto('/order');
  await orderForm(page).waitFor();
  await fillBuyer(page);
  await chooseCourier(page);
  await choosePayment(page, 'Картой');
  await giveConsents(page);
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  return /№ (\d+)/.exec(await bank(page).innerText())?.[1] ?? '';
}

test(
  'a guest whose card was refused pays from the failure dialog',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const number = await orderByCard(page);
    await page.getByRole('button', { name: 'Отказаться' }).click();
    await failure(page)
      .getByText('По каким-то причинам не удалось оформить заказ. Пожалуйста свяжитесь с нами по телефону:')
      .waitFor();
    await failure(page).getByRole('link', { name: 'Попробовать оплатить ещё раз' }).waitFor();
    await checkAccess();
    // After it is closed the page still offers to pay, also after a reload.
    await failure(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('heading', { name: `Заказ № ${number} принят` }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Заказ № ${number} принят` }).waitFor();
    await checkAccess();
    await page.getByRole('link', { name: 'Перейти к оплате' }).click();
    await page.getByRole('heading', { name: `Оплата заказа № ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await page.getByRole('dialog', { name: 'Товар оплачен!' }).waitFor();
    await page.goto('/orders');
    await page.getByText('Вы не авторизованы').waitFor();
    assert.equal(await page.getByRole('link', { name: 'Оплатить заказ' }).count(), 0, 'nothing is left to pay');
  },
);

test(
  'a guest who left the bank pays from /orders: this order only, and nobody else',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    const number = await orderByCard(page);
    await page.goto('/orders');
    await page.getByText('Вы не авторизованы').waitFor();
    await page.getByText(`Заказ № ${number} принят`, { exact: false }).waitFor();
    const pay = page.getByRole('link', { name: 'Оплатить заказ' });
    await pay.waitFor();
    await checkAccess();
    // Another tab of the same visitor shows it too, another visitor's does not.
    const tab = await context.newPage();
    await tab.goto('/orders');
    await tab.getByRole('link', { name: 'Оплатить заказ' }).waitFor();
    await tab.close();
    await pay.click();
    await page.getByRole('heading', { name: `Оплата заказа № ${number}` }).waitFor();
    await context.clearCookies();
    const stranger = await context.newPage();
    await stranger.goto('/orders');
    await stranger.getByText('Вы не авторизованы').waitFor();
    assert.equal(await stranger.getByRole('link', { name: 'Оплатить заказ' }).count(), 0);
    await stranger.close();
  },
);

test('the letter about a card order says where to pay', { tag: '@desktop' }, async ({ page }) => {
  const number = await orderByCard(page);
  await page.goto('/demo/outbox');
  const letter = page.getByRole('article').filter({ hasText: `Заказ № ${number} принят` });
  await letter.getByText(guest.email).first().waitFor();
  const address = /Оплатить: (http:\/\/127\.0\.0\.1:\d+\/pay\/[\w-]{32})/.exec(await letter.innerText())?.[1] ?? '';
  await page.goto(address);
  await page.getByRole('heading', { name: `Оплата заказа № ${number}` }).waitFor();
});
