import assert from 'node:assert/strict';
import { fillLists } from '../support/fill-lists.js';
import { shifts, watchShifts } from '../support/layout.js';
import { test } from '../support/test.js';

/** Bytes a second: a page takes more than one, and is painted again and again before it is whole. */
const slow = { offline: false, latency: 40, downloadThroughput: 20_000, uploadThroughput: 100_000 };

/** Those where something stands before what comes after it in the document, or is as wide as what comes later allows. */
const pages = ['/catalog/', '/catalog/compare/', '/basket', '/contacts/', '/privacy/', '/project/'];

test('a page that comes slowly moves nothing that is shown already', async ({ page }) => {
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
    // What the last frame moved is told after it.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    const found = (await shifts(page)).filter((line) => Number.parseFloat(line) >= 0.001);
    if (found.length > 0) moved[address] = found;
  }
  assert.deepEqual(moved, {});
});
