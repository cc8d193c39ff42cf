import type { Page } from '@playwright/test';
import { renderAll } from './render-all.js';
import { overflows } from './layout.js';
import { illegible } from './legible.js';

/** The shop's font never comes, as on a slow network: the system's wider one is the harder half of what is seen. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/manrope-*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
}

/** What cannot be read on the page as it stands, or makes it scroll sideways: one line each. */
async function faultsOfText(page: Page): Promise<string[]> {
  await renderAll(page);
  await page.waitForLoadState('networkidle');
  return [...(await overflows(page)).map((wide) => `wider than the window: ${wide}`), ...(await illegible(page))];
}

/** Sets the size of the root's text, which all sizes of the shop follow: they are in rem. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size);

/** What cannot be read on the open page when its text is twice as large. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await setTextSize(page, '200%');
  const faults = await faultsOfText(page);
  await setTextSize(page, '');
  return faults.map((fault) => `text of 200 %: ${fault}`);
}

/** What cannot be read on the open page at a zoom of 400 %, which makes a window of 1280 px one of 320. */
export async function faultsOfZoom(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const faults = await faultsOfText(page);
  if (usual) await page.setViewportSize(usual);
  return faults.map((fault) => `zoom of 400 %: ${fault}`);
}
