import assert from 'node:assert/strict';
import { fillLists } from '../support/fill-lists.js';
import { faultsEnlarged, faultsOfLargeText, withoutFont } from '../support/large-text.js';
import { untilAlive } from '../support/lists.js';
import { pages } from '../support/pages.js';
import { test } from '../support/test.js';

test(
  'every page can be read enlarged: no overlap, no cut word, no sideways scroll',
  { tag: ['@soak:phone', '@soak:desktop'] },
  async ({ page, width }) => {
    test.slow();
    await fillLists(page);
    await withoutFont(page);
    const found: Record<string, string[]> = {};
    for (const address of pages) {
      const open = async () => {
        await page.goto(address);
        await untilAlive(page, 'header-links');
      };
      // A zoom makes the same window at every width: once is enough.
      const faults =
        width === 'phone' ? await faultsEnlarged(page, open) : await open().then(() => faultsOfLargeText(page));
      if (faults.length > 0) found[address] = faults;
    }
    assert.deepEqual(found, {});
  },
);
