import assert from 'node:assert/strict';
import { axeFindings } from '../support/axe.js';
import { untilLoaded } from '../support/calls.js';
import { overflows, shifts, watchShifts } from '../support/layout.js';
import { fillLists } from '../support/fill-lists.js';
import { untilAlive } from '../support/lists.js';
import { pages } from '../support/pages.js';
import { test } from '../support/test.js';

// A path that opens one of these pages in the same state need not check it with axe again. On a desktop: in the soak.

/** The layout shift that swapping the fallback font may cause: still reported as 0.00. */
const stillness = 0.005;

const tooMuch = (moved: readonly string[]): readonly string[] =>
  moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < stillness
    ? []
    : moved.map((one) => `moved: ${one}`);

test(
  'every page has no console errors, no layout shifts, no horizontal scroll, and no accessibility violations',
  { tag: ['@phone', '@soak:tablet', '@soak:desktop', '@soak:wide'] },
  async ({ page, width }) => {
    // Two dozen pages, each loaded without a cache and checked by axe.
    test.slow();
    await watchShifts(page);
    // Personal pages must not be empty.
    await fillLists(page);

    // Names, roles and colours change between a phone and a desktop; the widths between them only move boxes.
    const isAccessChecked = width === 'phone' || width === 'desktop';
    // As on a first visit: fonts and pictures come over the network, and nothing may shift when they do.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const found: Record<string, string[]> = {};
    for (const address of pages) {
      await page.goto(address);
      await untilAlive(page, 'header-links');
      await untilLoaded(page);
      const faults = [
        ...tooMuch(await shifts(page)),
        ...(await overflows(page)).map((wide) => `wider than the window: ${wide}`),
        ...(isAccessChecked ? await axeFindings(page) : []),
      ];
      if (faults.length > 0) found[address] = faults;
    }
    assert.deepEqual(found, {});
  },
);
