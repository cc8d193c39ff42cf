import assert from 'node:assert/strict';
import { fillLists } from '../support/fill-lists.js';
import { faultsOfLargeText, faultsOfZoom, withoutFont } from '../support/large-text.js';
import { untilAlive } from '../support/lists.js';
import { pages } from '../support/pages.js';
import { test } from '../support/test.js';

test('every page can be read enlarged: no overlap, no cut word, no sideways scroll', async ({ page, width }) => {
  test.slow();
  await fillLists(page);
  await withoutFont(page);
  const found: Record<string, string[]> = {};
  for (const address of pages) {
    await page.goto(address);
    await untilAlive(page, 'header-links');
    const faults = await faultsOfLargeText(page);
    // The zoom makes a phone of whatever window there was.
    if (width === 'phone') faults.push(...(await faultsOfZoom(page)));
    if (faults.length > 0) found[address] = faults;
  }
  assert.deepEqual(found, {});
});
