import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount } from './account.js';
import { addToBasket, callsOnly, findGoods, orderByCall, registerByCalls } from './api.js';

/** A new buyer receives something by courier; the shop's own page advances the order. Returns the product's title. */
export async function receiveSomething(page: Page): Promise<string> {
  await page.goto(callsOnly);
  await registerByCalls(page, newAccount());
  const goods = await findGoods(page, { to: 20_000, pieces: 2 });
  await addToBasket(page, goods);
  const { orderNum } = await orderByCall(page);
  const shop = await page.context().newPage();
  for (const to of ['assembling', 'delivering', 'done']) {
    await shop.goto('/demo/orders');
    const order = shop.locator('article').filter({ hasText: `№ ${orderNum},` });
    assert.equal(await order.count(), 1);
    await order.locator(`button[value="${to}"]`).click();
    await shop.waitForLoadState();
  }
  await shop.close();
  return goods.title;
}
