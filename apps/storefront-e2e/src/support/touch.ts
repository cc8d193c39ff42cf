import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SwipeOptions {
  readonly steps?: number;
  /** What happens in the middle of the swipe. */
  readonly midway?: () => Promise<void>;
}

/** Swipes from one point to another, through the browser's own touch input. */
export async function swipe(
  page: Page,
  from: Point,
  to: Point,
  { steps = 8, midway }: SwipeOptions = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    if (step === Math.floor(steps / 2)) await midway?.();
  }
  await touch('touchEnd', []);
  await session.detach();
}
