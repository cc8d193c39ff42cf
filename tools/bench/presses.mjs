import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './statistics.mjs';

/** As on the phone that Lighthouse simulates. */
const slowdown = 4;
const wanted = 20;
/** The Event Timing API reports nothing shorter; a click that it does not report counts as this long. */
const shortestMs = 16;

/** What can be clicked without leaving the page. */
const pressable =
  'main :is(button:not([type="submit"]), input[type="checkbox"], input[type="radio"], summary):not(:disabled)';

const watchPresses = () => {
  globalThis.__presses = new Map();
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries())
      // Esc only closes what the previous click has opened.
      if (interactionId && !name.startsWith('key'))
        globalThis.__presses.set(interactionId, Math.max(duration, globalThis.__presses.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

const takePresses = () => {
  const found = [...globalThis.__presses.values()];
  globalThis.__presses.clear();
  return found;
};

/** Ends the session: later clicks would be a visitor's, and so would the next page. */
const endsSession = async (element) => (await element.innerText()).trim() === 'Выйти';

/** How long a finger stays down. */
const touchMs = 70;

/**
 * Taps the middle of an element as a finger does; false when something else is there. Nobody scrolls and taps within
 * one frame, so the cost of scrolling is over before. The driver's own `tap` has zero duration, and adds a listener to
 * the page to see where it arrives.
 */
async function tap(client, element) {
  const middle = await element.evaluate(async (target) => {
    // Not under what is fixed at the window's edges.
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((rest) => requestAnimationFrame(() => requestIdleCallback(rest, { timeout: 1000 })));
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    const found = document.elementFromPoint(place.x, place.y);
    const label = found?.closest('label');
    return target.contains(found) || label?.control === target ? place : null;
  });
  if (!middle) return false;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await wait(touchMs);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return true;
}

/** Up to twenty visible elements that can be clicked, from the whole page. */
async function visible(page) {
  const seen = [];
  for (const element of await page.$$(pressable))
    if ((await element.isVisible()) && !(await endsSession(element))) seen.push(element);
  const step = Math.max(1, seen.length / wanted);
  return Array.from({ length: Math.min(wanted, seen.length) }, (_none, at) => seen[Math.floor(at * step)]);
}

/**
 * Interaction to Next Paint of 20 clicks on a page: buttons, boxes and handles in `main`, evenly from top to bottom,
 * again from the first when there are fewer. The 98th percentile, ms, on a phone's screen and a CPU four times slower.
 */
export async function measurePresses(browser, url, { cookies = [] } = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  if (cookies.length > 0) await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  const client = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const path = new URL(page.url()).pathname;
  let targets = await visible(page);
  const told = [];
  let presses = 0;
  for (let index = 0; targets.length > 0 && presses < wanted && index < 2 * wanted; index += 1) {
    const hasPressed = await tap(client, targets[index % targets.length]).catch(() => false);
    await page.waitForTimeout(400);
    const isElsewhere = new URL(page.url()).pathname !== path;
    // A click that navigates away is not measured here.
    if (isElsewhere) await page.goto(url, { waitUntil: 'networkidle' });
    else {
      if (hasPressed) presses += 1;
      told.push(...(await page.evaluate(takePresses)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
    }
    // What an earlier click has removed or covered cannot be clicked: whatever is there now can.
    if (isElsewhere || !hasPressed) targets = await visible(page);
  }
  await context.close();
  const times = [...told, ...Array.from({ length: Math.max(0, presses - told.length) }, () => shortestMs)];
  return { inpMs: percentile(times, 0.98), pressMs: percentile(times, 0.5), presses };
}
