import lighthouse from 'lighthouse';

/** Lighthouse simulates a CPU four times slower: the task durations that it reports are as on such a phone. */
const longest = (items) => {
  const task = items.reduce((found, item) => (item.duration > found.duration ? item : found), { duration: 0, url: '' });
  return { longestTaskMs: task.duration, longestTaskOf: task.url.split('/').at(-1).split('?')[0] || 'the page' };
};

const pick = ({ categories, audits }) => ({
  score: Math.round((categories.performance.score ?? 0) * 100),
  fcpMs: audits['first-contentful-paint'].numericValue,
  lcpMs: audits['largest-contentful-paint'].numericValue,
  tbtMs: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
  ...longest(audits['long-tasks']?.details?.items ?? []),
});

/** Sets the cookies only in the browser's default profile, the one that Lighthouse opens pages in. */
async function beVisitor(browser, cookies) {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.clearCookies');
  await session.send('Storage.setCookies', { cookies });
  await session.detach();
}

/** One run of Lighthouse's mobile profile (simulated slow 4G, CPU 4× slower). */
export async function measureMobile(browser, port, url, { cookies = [] } = {}) {
  await beVisitor(browser, cookies);
  // A trace sometimes starts too late (NO_NAVSTART): such a run is invalid and is repeated.
  for (let left = 3; ; left -= 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    const problem = result?.lhr.runtimeError;
    if (result && !problem) return pick(result.lhr);
    if (left <= 1) throw new Error(`Lighthouse: ${problem?.message}`);
  }
}

/** First and largest paint of one unthrottled desktop visit in a fresh browser profile. */
export async function measureDesktop(browser, url, { cookies = [] } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  if (cookies.length > 0) await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.__vitals = { lcpMs: 0, cls: 0 };
    new PerformanceObserver((list) => {
      globalThis.__vitals.lcpMs = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.__vitals.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const found = await page.evaluate(() => ({
    ttfbMs: performance.getEntriesByType('navigation')[0].responseStart,
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...globalThis.__vitals,
  }));
  await context.close();
  return found;
}
