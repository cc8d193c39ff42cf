import assert from 'node:assert/strict';
import { pageDataFixtures } from '@tropa/api-client/testing';
import type { Page } from '@playwright/test';
import { foreignPage } from '../foreign-host/foreign-page.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { menuFaults, showMenus } from '../support/header-menu.js';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { test as base } from '../support/test.js';

const from3to20 = Array.from({ length: 18 }, (_, index) => index + 3);

const menu = Array.from({ length: 14 }, (_, index) => ({
  id: index,
  title: ['Снаряжение', 'Лодки', 'Альпинистские верёвки'][index % 3] ?? '',
  link: `/${index}/`,
}));

const test = base.extend<{ host: StandIn }>({
  host: async ({}, use) => {
    const config = { ...(pageDataFixtures._config as object), menu };
    const host = await startStandIn({ '/menu.html': foreignPage(['header-menu'], { data: { _config: config } }) });
    await use(host);
    await host.stop();
  },
});

/** A resizable window: any width, any pixel ratio. */
async function resizable(page: Page): Promise<(width: number, pixelRatio: number) => Promise<void>> {
  const screen = await page.context().newCDPSession(page);
  return async (width, deviceScaleFactor) => {
    await screen.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor, mobile: false });
    // The row is measured after its layout: a frame or two later.
    await nextFrames(page);
  };
}

test(
  'each section appears exactly once, in the row or under «ещё», at every width and pixel ratio',
  { tag: '@soak:desktop' },
  async ({ page }) => {
    // Nineteen menus at 252 window sizes.
    test.slow();
    await showMenus(page, from3to20);
    await page.goto('/');
    await page.locator('[data-widget="header-menu"][data-ready]').nth(from3to20.length).waitFor({ state: 'attached' });
    const resize = await resizable(page);
    const faults: string[] = [];
    for (const pixelRatio of [1, 1.25, 1.5]) {
      for (let width = 1024; width <= 1600; width += 7) {
        await resize(width, pixelRatio);
        faults.push(...(await menuFaults(page)));
      }
    }
    assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
  },
);

test(
  'the menu of the shop is whole on load too, and again when its font comes late',
  { tag: '@soak:desktop' },
  async ({ page }) => {
    const resize = await resizable(page);
    await page.route('**/*.woff2', async (route) => {
      // Later than the first paint, but before the load event.
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    for (const [width, pixelRatio] of [
      [1024, 1],
      [1143, 1.25],
      [1152, 1.5],
      [1249, 1],
    ] as const) {
      await resize(width, pixelRatio);
      await page.goto('/');
      await untilAlive(page, 'header-menu');
      assert.deepEqual(await menuFaults(page), [], 'in the look-alike of the font');
      await page.evaluate(() => document.fonts.ready);
      await resize(width, pixelRatio);
      assert.deepEqual(await menuFaults(page), [], 'in its own font');
    }
  },
);

test('a menu of 14 sections on a page of another site loses none', { tag: '@desktop' }, async ({ page, host }) => {
  await page.goto(`${host.address}/menu.html`);
  await untilAlive(page, 'header-menu');
  const resize = await resizable(page);
  for (const width of [1024, 1152, 1280, 1600]) {
    await resize(width, 1.25);
    assert.deepEqual(await menuFaults(page), []);
  }
});

test(
  '«ещё» opens on a click, closes on Esc and on a click elsewhere',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/');
    await untilAlive(page, 'header-menu');
    const more = page.locator('[data-widget="header-menu"] summary');
    const rest = page.locator('[data-menu-more] li a:visible');
    await more.click();
    await rest.first().waitFor();
    await checkAccess();
    await page.keyboard.press('Escape');
    assert.equal(await rest.count(), 0);
    assert.ok(await more.evaluate((element) => element === document.activeElement), 'the focus stays at hand');
    await more.click();
    await rest.first().waitFor();
    await page.mouse.click(600, 700);
    assert.equal(await rest.count(), 0, 'a click elsewhere closes it');
  },
);
