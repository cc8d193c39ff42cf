import type { Page } from '@playwright/test';

/** Waits two frames: effects of one frame are painted in the next. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
