import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumHint, findChromium } from '../machine/chromium.mjs';
import { contextOptions } from './tests/fixtures.js';
import type { Look } from './tests/story-page.js';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumHint);

const phone: Look = { width: 360, height: 780, globals: {} };
const desktop: Look = { width: 1280, height: 900, globals: {} };

const stories = (name: string, look: Look, tag = /./) => ({
  name,
  testMatch: 'stories.spec.ts',
  grep: tag,
  use: { look },
});

export default defineConfig<object, { look: Look }>({
  testDir: 'tests',
  outputDir: 'output/results',
  // One more than the usual two processors: a worker waits for its page, and the page for its worker.
  workers: 3,
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // A picture that is missing fails; `renew-pictures` overrides this.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  expect: {
    timeout: 20_000,
    // Anti-aliased pixels do not count, so differently rendered glyphs of the same shape pass; what is moved or
    // recoloured does not.
    toHaveScreenshot: { threshold: 0.06, maxDiffPixels: 38 },
  },
  reporter: [
    ['dot'],
    ['json', { outputFile: 'output/results.json' }],
    ['html', { outputFolder: 'output/report', open: 'never' }],
    ['@tropa/machine/flaky-limit-reporter'],
  ],
  use: {
    ...contextOptions,
    launchOptions: { executablePath, args: chromiumArgs },
    trace: 'on-first-retry',
  },
  projects: [
    // Two workers share the phone's, by far the most.
    { ...stories('phone', phone), fullyParallel: true, workers: 2 },
    stories('desktop', { ...desktop, otherThemes: ['dark', 'contrast', 'contrast-dark'] }, /@sample/),
    stories('text 200 %', { ...desktop, globals: { text: '200' } }, /@sample/),
    // Nothing here can be flaky: it opens no page.
    { name: 'colour arithmetic', testMatch: 'contrast.spec.ts', retries: 0 },
    {
      name: 'pictures',
      testMatch: ['pictures.spec.ts', 'guides.spec.ts'],
      use: { look: { width: 480, height: 360, globals: {} } },
    },
    {
      name: 'whole Storybook',
      testMatch: 'whole-storybook.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
