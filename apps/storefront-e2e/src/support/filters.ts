import type { Locator, Page } from '@playwright/test';

/** The filters of a wide page. */
export const filterPanel = (page: Page): Locator => page.getByRole('form', { name: 'Фильтры' });

/** The number of goods in the heading: «1 000 товаров» is 1000. */
export async function goodsCount(page: Page): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: /товар/ }).first().innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Ticks an option: in the panel of a wide page, in the dialog of a phone, where «Показать» applies it. */
export async function chooseOption(page: Page, group: string, name: string | RegExp): Promise<void> {
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const place = isPhone ? page.getByRole('dialog', { name: 'Фильтры' }) : filterPanel(page);
  await place.getByRole('list', { name: group }).getByRole('checkbox', { name }).check();
  if (isPhone) await place.getByRole('button', { name: /^Показать|^Применить/ }).click();
}

/** What the chips over the list say. */
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Выбранные фильтры' });
