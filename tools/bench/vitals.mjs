import lighthouse from 'lighthouse';
import { medians } from './statistics.mjs';

const pick = ({ categories, audits }) => ({
  score: Math.round((categories.performance.score ?? 0) * 100),
  fcpMs: audits['first-contentful-paint'].numericValue,
  lcpMs: audits['largest-contentful-paint'].numericValue,
  tbtMs: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
});

/** Lighthouse's mobile profile (simulated slow 4G, CPU 4× slower), medians of `runs`. */
export async function measureMobile(url, port, { runs, headers = {} }) {
  const found = [];
  // A trace sometimes begins too late (NO_NAVSTART): such a run is invalid and is repeated.
  for (let left = runs * 3; found.length < runs; left -= 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      extraHeaders: headers,
    });
    const problem = result?.lhr.runtimeError;
    if (result && !problem) found.push(pick(result.lhr));
    else if (left <= 1) throw new Error(`Lighthouse: ${problem?.message}`);
  }
  return medians(found);
}

/** First and largest paint of an unthrottled desktop visit, medians of `runs`, each in a fresh browser profile. */
export async function measureDesktop(browser, url, { runs, cookies = [] }) {
  const found = [];
  for (let run = 0; run < runs; run += 1) {
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
    found.push(
      await page.evaluate(() => ({
        ttfbMs: performance.getEntriesByType('navigation')[0].responseStart,
        fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        ...globalThis.__vitals,
      })),
    );
    await context.close();
  }
  return medians(found);
}
