import type { Page } from '@playwright/test';

/** The page has drawn what it was told: two frames, since what a frame brings about is seen in the next one. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
