import assert from 'node:assert/strict';
import { axeFindings } from './axe.js';
import type { WidthName } from './browser.js';
import { productCard } from './goods.js';
import { overflows, shifts, watchShifts } from './layout.js';
import { untilAlive } from './lists.js';
import { walk } from './walk.js';

const pages = [
  '/',
  '/catalog/',
  '/catalog/obuv/',
  '/search/?q=кросовки',
  '/sale/',
  '/best-offers/',
  '/product/botinki-zimnie-bars-sledopyt-kids-detskie/',
  '/favorites/',
  '/catalog/compare/',
  '/basket',
  '/order',
  '/orders',
  '/profile',
  '/profile/reviews/',
  '/articles/',
  '/articles/kak-vybrat-begovye-lyzhi/',
  '/about/history/',
  '/about/shops/',
  '/contacts/',
  '/privacy/',
  '/about/work/',
  '/service/',
  '/project/',
];

/** What a font may move by coming after its look-alike: a layout shift of 0.00 as it is told to people. */
const stillness = 0.005;

const tooMuch = (moved: readonly string[]): readonly string[] =>
  moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < stillness
    ? []
    : moved.map((one) => `moved: ${one}`);

/** Opens every page with something of the visitor's own on it, and looks what is wrong with any of them. */
export function walkEveryPage(width: WidthName): void {
  walk('every page is quiet, still, as wide as the window, and accessible', width, async ({ page }) => {
    await watchShifts(page);
    // Something of one's own on the personal pages.
    await page.goto('/product/botinki-zimnie-bars-sledopyt-kids-detskie/');
    await productCard(page).locator('[data-status="ready"]').waitFor();
    await productCard(page).getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Продолжить покупки' }).click();
    await productCard(page).getByRole('button', { name: 'В избранное' }).click();
    await productCard(page).getByRole('button', { name: 'Сравнить' }).click();
    await page.locator('[data-widget="product"] [aria-pressed="true"]').nth(1).waitFor();
    await page.waitForLoadState('networkidle');

    // As at a first visit: fonts and pictures come over the network, and nothing may move when they do.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const found: Record<string, string[]> = {};
    for (const address of pages) {
      await page.goto(address);
      await untilAlive(page, 'header-links');
      await page.waitForLoadState('networkidle');
      const faults = [
        ...tooMuch(await shifts(page)),
        ...(await overflows(page)).map((wide) => `wider than the window: ${wide}`),
        ...(await axeFindings(page)),
      ];
      if (faults.length > 0) found[address] = faults;
    }
    assert.deepEqual(found, {});
  });
}
