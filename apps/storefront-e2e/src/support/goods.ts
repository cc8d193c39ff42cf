import type { Locator, Page } from '@playwright/test';
import { titleOf } from './lists.js';

/** The product card of the page; goods of other rows have buttons of the same names. */
export const productCard = (page: Page): Locator => page.locator('[data-widget="product"]');

/** On a phone the variants and the stock are in a sheet (decision 45): opens it. In a wider window they are in the page. */
export async function openBuySheet(page: Page): Promise<void> {
  const handle = productCard(page).locator('details:not([open]) > summary');
  if (await handle.isVisible()) await handle.click();
}

/** Opens the first product of a list that can be bought, by its link. */
export async function openFirstProduct(page: Page): Promise<string> {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
    .first();
  const title = await titleOf(card);
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return title;
}

/** Clicks «В корзину» on the product page and waits for the dialog that confirms it. */
export async function putIntoBasket(page: Page): Promise<Locator> {
  await productCard(page).getByRole('button', { name: 'В корзину' }).click();
  const added = page.getByRole('dialog', { name: 'Товар добавлен в корзину' });
  await added.waitFor();
  return added;
}
