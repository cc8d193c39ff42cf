import type { Page } from '@playwright/test';
import { untilLoaded } from './calls.js';
import { nextFrames } from './frames.js';
import { renderAll } from './render-all.js';
import { overflows } from './layout.js';
import { illegible } from './legible.js';

/** The shop's font never arrives, as on a slow network: the wider fallback font is the stricter case. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/manrope-*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
}

/** What is illegible on the page in its current state, or makes it scroll sideways, one line each. */
async function faultsOfText(page: Page): Promise<string[]> {
  await renderAll(page);
  await untilLoaded(page);
  // Elements that fit themselves to their place are measured after a layout and laid out again.
  await nextFrames(page);
  return [...(await overflows(page)).map((wide) => `wider than the window: ${wide}`), ...(await illegible(page))];
}

/** Sets the font size of the root, on which all sizes of the shop depend: they are in rem. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size);

/** What is illegible on the open page when its text is twice as large. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await setTextSize(page, '200%');
  const faults = await faultsOfText(page);
  await setTextSize(page, '');
  return faults.map((fault) => `text of 200 %: ${fault}`);
}

/**
 * What is illegible in what `open` shows: first at a zoom of 400 %, which makes a window of 1280 px one of 320, then in
 * the usual window with its text twice as large.
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
