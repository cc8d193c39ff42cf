import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** Most stops of the Tab key between two things that a buyer needs. */
const mostStops = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** What of the focused element's look is its ring: an outline, a shadow, or a border drawn around it. */
async function assertVisibleFocus(page: Page, what: string): Promise<void> {
  const look = await page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const holders = [element, ...(element.labels ?? []), element.parentElement, element.nextElementSibling];
    // A card's link covers the card by a pseudo-element, which carries the ring.
    const styles = holders.flatMap((holder) => (holder ? [getComputedStyle(holder), getComputedStyle(holder, '::after')] : []));
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    );
    const { top, bottom } = element.getBoundingClientRect();
    return { isRinged, isInView: bottom > 0 && top < innerHeight };
  });
  assert.ok(look.isRinged, `no visible focus on ${what}`);
  assert.ok(look.isInView, `the focus is out of sight on ${what}`);
}

/** Presses Tab until the target has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return assertVisibleFocus(page, String(target));
    await page.keyboard.press(key);
  }
  assert.fail(`${mostStops} presses of ${key} do not reach ${target}`);
}

/** Reaches the target by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
