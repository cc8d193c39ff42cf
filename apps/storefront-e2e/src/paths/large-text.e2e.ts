import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { fillLists } from '../support/fill-lists.js';
import { faultsOfText, setTextSize, withoutFont } from '../support/large-text.js';
import { untilAlive } from '../support/lists.js';
import { pages } from '../support/pages.js';
import { test } from '../support/test.js';

async function faultsOf(page: Page, textSize: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await withoutFont(page);
  for (const address of pages) {
    await page.goto(address);
    await untilAlive(page, 'header-links');
    await setTextSize(page, textSize);
    const faults = await faultsOfText(page);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
}

// Once at a desktop, once at a phone of 360 px.
test('text of 200 % can be read on every page: no overlap, no cut word, no sideways scroll', async ({ page }) => {
  test.slow();
  await fillLists(page);
  assert.deepEqual(await faultsOf(page, '200%'), {});
});

test(
  'every page can be read at a zoom of 400 %, which makes a window of 1280 px one of 320',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await fillLists(page);
    assert.deepEqual(await faultsOf(page, '100%'), {});
  },
);
