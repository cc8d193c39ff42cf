import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';

/** The most Tab stops between two things that a buyer needs. */
const mostStops = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** The focus ring of the focused element: an outline, a shadow, or a border drawn around it. */
const lookOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const holders = [element, ...(element.labels ?? []), element.parentElement, element.nextElementSibling];
    // A card's link covers the card by a pseudo-element, which carries the ring.
    const styles = holders.flatMap((holder) =>
      holder ? [getComputedStyle(holder), getComputedStyle(holder, '::after')] : [],
    );
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    );
    const { top, bottom } = element.getBoundingClientRect();
    return { isRinged, isInView: bottom > 0 && top < innerHeight };
  });

/** The focus is visible within a second of the key: the layout of a page that has just opened may not be finished. */
export async function assertVisibleFocus(page: Page, what: string): Promise<void> {
  const isSeen = async () => {
    const { isRinged, isInView } = await lookOfFocus(page);
    return isRinged && isInView;
  };
  await expect
    .poll(isSeen, { timeout: 1000 })
    .toBe(true)
    .catch(() => undefined);
  const look = await lookOfFocus(page);
  assert.ok(look.isRinged, `no visible focus on ${what}`);
  assert.ok(look.isInView, `the focus is not visible on ${what}`);
}

/** Presses Tab until the target has the focus; every stop on the way must be visible. */
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

/** Goes round an open dialog by Tab or Shift+Tab: every stop is visible, none is outside, all of its buttons are reached. */
export async function goRound(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const met = new Set<string>();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const place = await dialog.evaluate((box) => {
      const { activeElement: element } = document;
      // Between the last stop and the first, the focus is in the browser's own toolbars.
      if (!element || element === document.body) return 'bars';
      if (!box.contains(element)) return `outside: ${element.outerHTML.slice(0, 90)}`;
      const stops = [...box.querySelectorAll('a, button, input, textarea, [tabindex], iframe')];
      return String(stops.indexOf(element));
    });
    assert.ok(!place.startsWith('outside'), `the focus left the dialog, ${place}`);
    if (place === 'bars') continue;
    await assertVisibleFocus(page, `stop ${place} of the dialog`);
    if (met.has(place) && met.size > 1) break;
    met.add(place);
  }
  const missed = await dialog.evaluate(
    (box, found) => {
      const stops = [...box.querySelectorAll('a, button, input, textarea, [tabindex], iframe')];
      return [...box.querySelectorAll<HTMLButtonElement>('button:enabled:not([tabindex="-1"])')]
        .filter((button) => button.checkVisibility() && !found.includes(String(stops.indexOf(button))))
        .map((button) => button.outerHTML.slice(0, 90));
    },
    [...met],
  );
  assert.deepEqual(missed, [], `${key} does not reach`);
}
