import type { Page } from '@playwright/test';
import { nextFrames } from './frames.js';
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
  // What is fitted to its place is measured after the layout, and laid out again.
  await nextFrames(page);
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

/**
 * What cannot be read of what `open` shows: at a zoom of 400 %, which makes a window of 1280 px one of 320, and then in the
 * usual window with its text twice as large.
 */
export async function faultsEnlarged(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) throw new Error('The window has no size.');
  await page.setViewportSize({ width: 320, height: 640 });
  await open();
  const faults = await faultsOfText(page);
  await page.setViewportSize(usual);
  return [...faults.map((fault) => `zoom of 400 %: ${fault}`), ...(await faultsOfLargeText(page))];
}
