import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { fillLists } from '../support/fill-lists.js';
import { indistinct } from '../support/forced-colors.js';
import { productCard } from '../support/goods.js';
import { untilAlive, untilSettled } from '../support/lists.js';
import { pages } from '../support/pages.js';
import { test } from '../support/test.js';

/** Records what is indistinct on the open page. */
async function look(page: Page, found: Record<string, string[]>, name: string): Promise<void> {
  const faults = await indistinct(page);
  if (faults.length > 0) found[name] = faults;
}

test(
  'under forced colours nothing is lost: focus, choices, icons, edges',
  { tag: ['@soak:phone', '@soak:desktop'] },
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active' });
    await fillLists(page);
    const found: Record<string, string[]> = {};
    for (const address of pages) {
      await page.goto(address);
      await untilAlive(page, 'header-links');
      await untilLoaded(page);
      await untilSettled(page);
      await look(page, found, address);
    }

    await page.goto('/product/botinki-zimnie-bars-sledopyt-kids-detskie/');
    await untilAlive(page, 'product');
    await productCard(page).getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog').waitFor();
    await look(page, found, 'the dialog of what was added');
    await page.keyboard.press('Escape');
    await page.locator('[data-widget=city] button').first().click();
    await page.getByRole('dialog').waitFor();
    await untilLoaded(page);
    await look(page, found, 'the dialog of the city');
    await page.keyboard.press('Escape');
    await page.locator('[data-widget=header-links] button').first().click();
    await page.getByRole('dialog').waitFor();
    await untilLoaded(page);
    await look(page, found, 'the dialog of signing in');
    assert.deepEqual(found, {});
  },
);
