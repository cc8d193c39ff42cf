import type { Page } from '@playwright/test';

/** Draws all of the page from now on. What is far below the window is not laid out, and no check of its look would see it. */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
