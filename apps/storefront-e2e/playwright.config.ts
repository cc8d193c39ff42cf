import { defineConfig } from '@playwright/test';
// The one list of browser flags that the gate and the benchmarks use too.
import { chromiumArgs, findChromium } from '@tropa/machine/chromium';
import { widths, type PathOptions, type WidthName } from './src/support/test.js';

const executablePath = findChromium();

/** `npm run test:soak`: at every width that a path names. */
const isSoak = process.env.SOAK === '1';

/**
 * A path without a tag runs on a phone and on a desktop; one that names widths (`@phone`) runs at these alone, and at
 * those of the soak (`@soak:desktop`) there alone.
 */
const untagged = '^(?!.*@(?:soak:)?(?:phone|tablet|desktop|wide))';
const project = (width: WidthName, others: string = '') => ({
  name: width,
  grep: new RegExp(`@${isSoak ? '(?:soak:)?' : ''}${width}${others && `|${others}`}`),
  use: {
    width,
    viewport: { width: widths[width], height: width === 'phone' ? 740 : 900 },
    hasTouch: width === 'phone',
  },
});

export default defineConfig<PathOptions>({
  testDir: 'src/paths',
  testMatch: '*.e2e.ts',
  outputDir: 'output/failures',
  globalSetup: './src/support/fill-shop.ts',
  // One more than the usual two processors: a path waits for a third of its time (debounces, the network, animations).
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // What passes at the second run is counted as flaky, and a few of them fail the run: see the last reporter.
  retries: 1,
  // For a machine that is six times slower than usual for a while; what hangs fails all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'output/results.json' }], ['@tropa/machine/flaky-limit-reporter']],
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    contextOptions: { reducedMotion: 'reduce' },
    // Of the second run alone: a trace costs a fifth of the time of a path, pictures of every moment more than the path.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Few paths: one worker each, so one shop each, beside the others.
    { ...project('tablet'), workers: 1 },
    { ...project('wide'), workers: 1 },
    project('desktop', untagged),
    project('phone', untagged),
  ],
});
