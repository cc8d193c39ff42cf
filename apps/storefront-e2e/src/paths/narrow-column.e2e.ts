import assert from 'node:assert/strict';
import { builtWidgets, foreignPage } from '../foreign-host/foreign-page.js';
import { shown } from '../foreign-host/shown-widgets.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { test as base } from '../support/test.js';

/** A column beside the text of an article, px. */
const column = 340;
/** These follow the width of the window: the header and its parts, the top of the index page, overlays. */
const ofTheWindow = ['header-links', 'header-menu', 'catalog-menu', 'main-slider', 'banners', 'cookie-notice'];

/** Runs in the page: parts that reach over the edge of the column and are not cut off by anything in it. */
function whatSticksOut(widget: Element, name: string): string[] {
  const main = document.querySelector('main') as Element;
  const edge = main.getBoundingClientRect().right;
  const isCut = (element: Element) => {
    for (let node: Element | null = element; node && node !== main; node = node.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(node);
      if ((node !== element && overflowX !== 'visible') || position === 'fixed' || clipPath !== 'none') return true;
    }
    return false;
  };
  return [...widget.querySelectorAll('*')]
    .filter((element) => !element.closest('dialog, svg'))
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > edge + 1 && !isCut(element);
    })
    .slice(0, 3)
    .map(
      (element) =>
        `${name}: <${element.tagName.toLowerCase()} class="${element.className}"> ends ${Math.round(element.getBoundingClientRect().right - edge)} px outside`,
    );
}

const test = base.extend<{ host: StandIn }>({
  host: async ({}, use) => {
    const host = await startStandIn(
      Object.fromEntries(builtWidgets.map((name) => [`/${name}.html`, foreignPage([name])])),
    );
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test(
  'in a narrow column of a wide window every widget keeps inside, and looks as in a narrow window',
  { tag: '@soak:desktop' },
  async ({ page }) => {
    const out: string[] = [];
    for (const name of builtWidgets) {
      await page.goto(`/${name}.html`);
      await page.addStyleTag({
        content: `main { inline-size: ${column}px; padding-inline: 8px; box-sizing: border-box }`,
      });
      await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
      const widget = page.locator(`[data-widget="${name}"]`);
      if (shown[name]) await shown[name](widget).waitFor({ state: 'attached' });
      if (!ofTheWindow.includes(name)) out.push(...(await widget.evaluate(whatSticksOut, name)));
    }
    assert.deepEqual(out, []);

    const narrow = async (name: string, part: string) => {
      await page.goto(`/${name}.html`);
      await page.addStyleTag({ content: `main { inline-size: ${column}px }` });
      await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
      return page.locator(`[data-widget="${name}"] ${part}`);
    };
    const widthOf = async (name: string, part: string) =>
      (await (await narrow(name, part)).first().boundingBox())?.width ?? 0;
    // One whole card is in view, not a quarter of one; photos are four in a row, not eight.
    assert.ok((await widthOf('best-offers', 'article')) > 140);
    assert.ok((await widthOf('instructors', 'li')) > 200);
    assert.ok((await widthOf('social', 'li')) > 60);
    assert.ok((await widthOf('articles', 'article')) > 200);
    // The filters open in a drawer: their column would leave the goods no room.
    const filters = await narrow('catalog', '[data-part="filters"]');
    await page.locator('[data-widget="catalog"] article').first().waitFor();
    assert.equal(await filters.isVisible(), false);
    await page.getByRole('button', { name: /Фильтры/ }).click();
    await page.getByRole('dialog').getByText('Цена').first().waitFor();
  },
);
