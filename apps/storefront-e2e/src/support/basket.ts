import type { Locator, Page } from '@playwright/test';
import { titleOf, untilAlive } from './lists.js';

/** Cards of the basket, in the order of the page. */
export const basketLines = (page: Page): Locator => page.locator('[data-widget="basket"]').getByRole('article');

/** The column with the sums. */
export const basketTotal = (page: Page): Locator => page.getByRole('complementary', { name: 'Итог корзины' });

/** Puts the first goods of a list that can be bought into the basket, and opens it; returns their names. */
export async function fillBasket(page: Page, count: number, list = '/catalog/'): Promise<string[]> {
  await page.goto(list);
  await untilAlive(page, 'catalog');
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }) });
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // The clicked button says «В корзине» now, so the next card comes first.
    const card = cards.first();
    titles.push(await titleOf(card));
    await card.getByRole('button', { name: 'В корзину' }).click();
    const dialog = page.getByRole('dialog', { name: 'Товар добавлен в корзину' });
    await dialog.getByRole('button', { name: 'Продолжить покупки' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.goto('/basket');
  await basketLines(page)
    .nth(count - 1)
    .waitFor();
  await untilAlive(page, 'basket');
  return titles;
}

/** The page comes with its basket: makes it fetch the basket again, as a return from another tab does. */
export async function refetchBasket(page: Page): Promise<void> {
  await untilAlive(page, 'header-links');
  const read = page.waitForResponse('**/api/basket/getItems/');
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await read;
}
