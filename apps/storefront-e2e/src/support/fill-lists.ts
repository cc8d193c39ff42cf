import type { Page } from '@playwright/test';
import { untilAnswered } from './calls.js';
import { productCard } from './goods.js';

/** Puts one product into the basket, the favourites and the comparison, so that the pages about these are not empty. */
export async function fillLists(page: Page): Promise<void> {
  await page.goto('/product/botinki-zimnie-bars-sledopyt-kids-detskie/');
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await productCard(page).getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить покупки' }).click();
  await productCard(page).getByRole('button', { name: 'В избранное' }).click();
  await productCard(page).getByRole('button', { name: 'Сравнить' }).click();
  await page.locator('[data-widget="product"] [aria-pressed="true"]').nth(1).waitFor();
  await untilAnswered(page);
}
