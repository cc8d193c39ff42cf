import type { Page } from '@playwright/test';

/** Renders the whole page from now on: what is far below the window is not laid out, and no visual check would cover it. */
export const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
