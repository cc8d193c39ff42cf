import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** A file for a file input, made of these bytes. */
export const file = (name: string, bytes: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** The field has the focus and is entirely visible: not under an edge of the window, a dialog or the header. */
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
  assert.ok(isSeen, 'the focused field is not visible');
}

/** Waits until the element is entirely in the window, after any scroll in progress. */
export async function untilSeen(place: Locator): Promise<void> {
  await place.waitFor();
  const handle = await place.elementHandle();
  await place.page().waitForFunction((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -2, bottom: 0 };
    return top >= -1 && bottom <= innerHeight + 1;
  }, handle);
}

/** Content types of the requests to one address from now on. */
export function recordBodies(page: Page, address: string): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) kinds.push(request.headers()['content-type'] ?? '');
  });
  return kinds;
}

/**
 * Responds to a call with a refusal of the shop until the returned function is called. The route stays: a call in
 * flight while its route was removed has been seen to hang.
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
