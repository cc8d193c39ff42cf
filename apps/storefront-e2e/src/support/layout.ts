import type { Page } from '@playwright/test';

// A string: a compiler may add helpers to a function that do not exist in the page.
const watching = `
  window.tropaShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      // An element that has just appeared had no place before: nothing moved.
      const moved = sources.filter(({ previousRect }) => previousRect.width > 0);
      if (sources.length > 0 && moved.length === 0) continue;
      const places = moved.map(({ node, previousRect, currentRect }) => {
        const element = node && (node.nodeType === 1 ? node : node.parentElement);
        const widget = element?.closest('[data-widget]')?.dataset.widget ?? 'page';
        const way = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' '));
        return widget + ' ' + (element?.outerHTML ?? '?').slice(0, 90) + ' (x y w h: ' + way.join(' → ') + ')';
      });
      window.tropaShifts.push(value.toFixed(4) + ' ' + places.join(' + '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Records every layout shift of the pages opened from now on, those after input too. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watching);
}

/** What moved on the page since it was opened, one line each. */
export const shifts = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.tropaShifts');

/** What makes the page wider than the window; empty when nothing does. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 90));
  });
