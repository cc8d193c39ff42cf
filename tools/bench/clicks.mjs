/** Milliseconds in the page from a click to the document change after which `isDone` is true. */
async function timeInPage(page, { act, isDone }) {
  await page.evaluate(
    ({ isDoneSource }) => {
      // oxlint-disable-next-line typescript/no-implied-eval -- a function crosses into the page as text
      const done = new Function(`return (${isDoneSource})()`);
      globalThis.__timing = new Promise((finish) => {
        const watch = new MutationObserver(() => {
          if (!done()) return;
          watch.disconnect();
          finish(performance.now());
        });
        addEventListener(
          'click',
          () => {
            globalThis.__clickedAt = performance.now();
            watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
    },
    { isDoneSource: isDone },
  );
  await act();
  return page.evaluate(async () => (await globalThis.__timing) - globalThis.__clickedAt);
}

/** The pause after the last change of a filter, S1 §9: required by the specification, not slowness of the shop. */
const filterPauseMs = 500;

/** «1 000 товаров»: what the page says about the list. */
const count = `/[\\d\\s\\u00a0]+товар/.exec(document.querySelector('[data-widget="catalog"]').textContent)?.[0]`;

async function timeFilter(page, address) {
  await page.goto(`${address}/catalog/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const before = await page.evaluate(count);
  const time = await timeInPage(page, {
    act: () => page.locator('[data-widget="catalog"] input[type="checkbox"]').first().click(),
    isDone: `() => (${count}) !== ${JSON.stringify(before)}`,
  });
  return time - filterPauseMs;
}

async function timeAddToBasket(page, address) {
  await page.goto(`${address}/catalog/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const badge = `document.querySelector('[data-badge="basket"]')?.textContent ?? ''`;
  const before = await page.evaluate(badge);
  return timeInPage(page, {
    act: () =>
      page
        .getByRole('button', { name: /В корзину/ })
        .first()
        .click(),
    isDone: `() => (${badge}) !== ${JSON.stringify(before)}`,
  });
}

/** Time from a click to the new list (beyond the specified pause), to the changed counter. */
export async function measureClicks(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const found = { filterMs: await timeFilter(page, address), addToBasketMs: await timeAddToBasket(page, address) };
  await context.close();
  return found;
}
