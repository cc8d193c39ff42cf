import type { Locator, Page } from '@playwright/test';

/** The field of the header's search, wherever it is. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Поиск товаров' });

/** The icon that opens the search of a narrow window. */
export const searchOpener = (page: Page): Locator => page.getByRole('button', { name: 'Открыть поиск' });

/** The field, opened by its icon where the window is narrow. */
export async function openSearch(page: Page): Promise<Locator> {
  const field = searchField(page);
  if ((await searchOpener(page).isVisible()) && !(await field.isVisible())) await searchOpener(page).click();
  await field.waitFor();
  return field;
}

/** The list under the field. */
export const foundGoods = (page: Page): Locator => page.getByRole('listbox', { name: 'Найденные товары' });
