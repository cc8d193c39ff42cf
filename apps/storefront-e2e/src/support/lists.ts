import type { Locator, Page } from '@playwright/test';
import { roubles } from './roubles.js';

/** The call for a list. */
export const listCall = '**/api/catalog/getItems/';

// `textContent` below: `innerText` of a card far below the window, which is not laid out, is empty.

/** Current prices of the goods in the list, in the order of the page; an old price comes after the current one. */
export async function shownPrices(page: Page): Promise<number[]> {
  const cards = await page.getByRole('main').getByRole('article').allTextContents();
  return cards.map((text) => roubles(/\d[\d\u00A0 ]*(,\d\d)?\s?₽/.exec(text)?.[0] ?? ''));
}

/** The name on a card, whether it is laid out yet or not. */
export const titleOf = async (card: Locator): Promise<string> =>
  ((await card.getByRole('heading').textContent()) ?? '').trim();

/** Names of the goods of the list, in the order of the page. */
export const shownTitles = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

/** Records the bodies of list calls from now on. */
export function recordListCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/catalog/getItems/')) calls.push(request.postData() ?? '');
  });
  return calls;
}

/** Waits until the widget is hydrated. The search is pointed at first: it is not hydrated before. */
export async function untilAlive(page: Page, widget: string): Promise<void> {
  if (widget === 'search') {
    await untilAlive(page, 'header-links');
    await page.locator('[data-widget=search]').dispatchEvent('pointerover');
  }
  await page.locator(`[data-widget="${widget}"][data-ready]`).first().waitFor({ state: 'attached' });
}

/** Within this many pixels of the window a widget is hydrated by itself, and renders what it had deferred. */
const nearby = 300;

/** Waits until the list shows what was requested last, and nothing near the window is about to appear. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    (margin) =>
      [...document.querySelectorAll('main [data-waiting]')].every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom < -margin || top > innerHeight + margin;
      }),
    nearby,
  );
  await page.locator('main [data-stale], main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}
