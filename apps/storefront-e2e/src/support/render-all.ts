import type { Page } from '@playwright/test';

/** Renders all of the page from now on. What is far below the window is not laid out, and no check of its look would see it. */
export const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
