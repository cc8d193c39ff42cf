import { percentile } from './statistics.mjs';

/** As on the phone that Lighthouse simulates. */
const slowdown = 4;
const wanted = 20;
/** The Event Timing API tells of nothing shorter; a press that it does not tell of counts as this long. */
const shortestMs = 16;

/** What can be pressed without leaving the page. */
const pressable =
  'main :is(button:not([type="submit"]), input[type="checkbox"], input[type="radio"], summary):not(:disabled)';

const watchPresses = () => {
  globalThis.__presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        globalThis.__presses.set(interactionId, Math.max(duration, globalThis.__presses.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

const takePresses = () => {
  const found = [...globalThis.__presses.values()];
  globalThis.__presses.clear();
  return found;
};

/** Ends the session: whatever were pressed after it would be a visitor's, and so would the next page. */
const endsSession = async (element) => (await element.innerText()).trim() === 'Выйти';

/** Nobody scrolls and taps within one frame: what scrolling costs is over before the finger is there. */
async function comeToRest(element) {
  await element.scrollIntoViewIfNeeded({ timeout: 700 });
  await element.evaluate(
    () => new Promise((rest) => requestAnimationFrame(() => requestIdleCallback(rest, { timeout: 1000 }))),
  );
}

/** Up to twenty visible elements that can be pressed, from the whole page. */
async function visible(page) {
  const seen = [];
  for (const element of await page.$$(pressable))
    if ((await element.isVisible()) && !(await endsSession(element))) seen.push(element);
  const step = Math.max(1, seen.length / wanted);
  return Array.from({ length: Math.min(wanted, seen.length) }, (_none, at) => seen[Math.floor(at * step)]);
}

/**
 * Interaction to Next Paint of 20 presses on a page: buttons, boxes and handles in `main`, evenly from top to bottom,
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
    const target = targets[index % targets.length];
    const hasPressed = await comeToRest(target)
      .then(() => target.tap({ timeout: 700 }))
      .then(
        () => true,
        () => false,
      );
    await page.waitForTimeout(400);
    const isElsewhere = new URL(page.url()).pathname !== path;
    // A press that navigates away is not measured here.
    if (isElsewhere) await page.goto(url, { waitUntil: 'networkidle' });
    else {
      if (hasPressed) presses += 1;
      told.push(...(await page.evaluate(takePresses)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
    }
    // What an earlier press has taken away or covered cannot be pressed: whatever is there now can.
    if (isElsewhere || !hasPressed) targets = await visible(page);
  }
  await context.close();
  const times = [...told, ...Array.from({ length: Math.max(0, presses - told.length) }, () => shortestMs)];
  return { inpMs: percentile(times, 0.98), pressMs: percentile(times, 0.5), presses };
}
