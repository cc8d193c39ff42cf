import { test as base, type BrowserContextOptions } from '@playwright/test';
import { serveStorybook } from './serve-storybook.js';
import { StoryPage, type Look } from './story-page.js';

export { expect } from '@playwright/test';

/** Browser context options of all these tests. */
export const contextOptions = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Yekaterinburg',
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

interface WorkerFixtures {
  /** An option of each project. */
  look: Look;
  /** The address of the static Storybook. */
  storybook: string;
  /** One page for all stories of a worker. */
  storyPage: StoryPage;
}

export const test = base.extend<object, WorkerFixtures>({
  look: [
    { width: 1280, height: 900, globals: {} },
    { option: true, scope: 'worker' },
  ],

  storybook: [
    async ({}, provide) => {
      const { url, close } = await serveStorybook();
      await provide(url);
      await close();
    },
    { scope: 'worker' },
  ],

  storyPage: [
    async ({ browser, storybook, look }, provide) => {
      // With this name Storybook ends animations at once; otherwise it waits 100 ms after every story.
      const userAgent = 'StorybookTestRunner';
      const context = await browser.newContext({ ...contextOptions, userAgent });
      const storyPage = await StoryPage.open(await context.newPage(), storybook, look);
      await provide(storyPage);
      const late = storyPage.takeLateProblems();
      await context.close();
      if (late.length > 0) throw new Error(late.join('\n'));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
