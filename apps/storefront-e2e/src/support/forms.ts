import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** A file to choose: its bytes are made here. */
export const file = (name: string, bytes: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** The field has the focus and all of it is in sight: not under an edge of the window, a dialog or the header. */
export async function checkInSight(field: Locator): Promise<void> {
  await field.and(field.page().locator(':focus')).waitFor();
  const isSeen = await field.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    return corners.every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || element.parentElement?.contains(found) === true);
    });
  });
  assert.ok(isSeen, 'the field has the focus and is out of sight');
}

/** All of it is in the window, now or after the scroll that is under way. */
export async function untilSeen(place: Locator): Promise<void> {
  await place.waitFor();
  const handle = await place.elementHandle();
  await place.page().waitForFunction((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -2, bottom: 0 };
    return top >= -1 && bottom <= innerHeight + 1;
  }, handle);
}

/** Requests of one address from now on: their kind of body. */
export function recordBodies(page: Page, address: string): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) kinds.push(request.headers()['content-type'] ?? '');
  });
  return kinds;
}

/**
 * Answers a call with the shop's refusal until the returned function is called. The route stays: a call that is on its
 * way while a route is taken back was seen to hang.
 */
export async function refuse(page: Page, address: string, errorMessage: string): Promise<() => void> {
  let isRefused = true;
  await page.route(`**${address}`, (route) =>
    isRefused
      ? route.fulfill({ json: { statusCode: 200, errorCode: 20, errorMessage, result: null } })
      : route.continue(),
  );
  return () => {
    isRefused = false;
  };
}
