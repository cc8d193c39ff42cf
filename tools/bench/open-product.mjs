import { setTimeout as wait } from 'node:timers/promises';
import { startPlainBrowser } from './plain-browser.mjs';

const card = (index) => `(() => {
  const link = document.querySelectorAll('[data-widget="catalog"] article a')[${index}];
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + Math.min(30, height / 2) };
})()`;

/** The moment of the click outlives the page. */
const rememberPress = `addEventListener(
  'pointerdown',
  () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
  true,
)`;

/** From the click to the first paint that the visitor sees: a prerendered page was ready when it was shown. */
const pressToPaint = `new Promise((finish) => {
  const pressed = Number(sessionStorage.getItem('pressed'));
  const activated = performance.getEntriesByType('navigation')[0].activationStart;
  const tell = (paint) =>
    finish({ ms: performance.timeOrigin + Math.max(paint, activated) - pressed, isPrerendered: activated > 0 });
  new PerformanceObserver((list, observer) => {
    const entry = list.getEntriesByName('first-contentful-paint')[0];
    if (!entry) return;
    observer.disconnect();
    tell(entry.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

async function openOnce(browser, address, { index, hoverMs }) {
  await browser.goto(`${address}/catalog/`);
  await wait(2500);
  await browser.evaluate(rememberPress);
  const { x, y } = await browser.evaluate(card(index));
  await wait(300);
  await browser.hover(x, y);
  await wait(hoverMs);
  await browser.press(x, y);
  for (let tries = 0; tries < 50; tries += 1) {
    await wait(100);
    const path = await browser.evaluate('location.pathname').catch(() => '');
    if (path.startsWith('/product/')) return browser.evaluate(pressToPaint);
  }
  throw new Error('The product did not open.');
}

/**
 * Milliseconds from the click on a card to the product's first paint, clicked at once and after some hovering. Each
 * `index` is another card: a page that was opened before is in the browser's cache.
 */
export async function measureOpenProduct(executablePath, address, index) {
  const browser = await startPlainBrowser(executablePath);
  try {
    const pressed = await openOnce(browser, address, { index, hoverMs: 0 });
    const hovered = await openOnce(browser, address, { index: index + 5, hoverMs: 300 });
    return {
      openProductMs: pressed.ms,
      openHoveredProductMs: hovered.ms,
      hoveredPrerendered: Number(hovered.isPrerendered),
    };
  } finally {
    await browser.stop();
  }
}
