import assert from 'node:assert/strict';
import { fillLists } from '../support/fill-lists.js';
import { shifts, watchShifts } from '../support/layout.js';
import { test } from '../support/test.js';

/** Bytes per second: a page takes longer than a second, and is painted many times before it is complete. */
const slow = { offline: false, latency: 40, downloadThroughput: 20_000, uploadThroughput: 100_000 };

/** Pages where something is placed or sized by what follows it in the document. */
const pages = [
  '/catalog/',
  '/catalog/?price=500,10000',
  '/catalog/compare/',
  '/basket',
  '/contacts/',
  '/privacy/',
  '/project/',
];

test(
  'a page that arrives slowly moves nothing that is already shown',
  { tag: ['@soak:phone', '@soak:desktop'] },
  async ({ page }) => {
    await watchShifts(page);
    await fillLists(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    await network.send('Network.emulateNetworkConditions', slow);
    const moved: Record<string, string[]> = {};
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const parsing = await page.evaluate(() => {
        const [{ responseStart, domInteractive }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ];
        return domInteractive - responseStart;
      });
      assert.ok(parsing > 700, `${address} came in ${parsing} ms: too fast to see anything`);
      // Layout shifts of the last frame are reported one frame later.
      await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
      const found = (await shifts(page)).filter((line) => Number.parseFloat(line) >= 0.001);
      if (found.length > 0) moved[address] = found;
    }
    assert.deepEqual(moved, {});
  },
);
