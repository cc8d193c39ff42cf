import type { Page } from '@playwright/test';
import { renderAll } from './render-all.js';
import { overflows } from './layout.js';
import { illegible } from './legible.js';

/** Sets the size of the root's text, which all sizes of the shop follow: they are in rem. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size);

/** The shop's font never comes, as on a slow network: the system's wider one is the harder half of what is seen. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/manrope-*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
}

/** What cannot be read on the page as it stands, or makes it scroll sideways: one line each. */
export async function faultsOfText(page: Page): Promise<string[]> {
  await renderAll(page);
  await page.waitForLoadState('networkidle');
  return [...(await overflows(page)).map((wide) => `wider than the window: ${wide}`), ...(await illegible(page))];
}
