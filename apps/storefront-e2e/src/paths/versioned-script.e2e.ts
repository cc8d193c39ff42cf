import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { foreignPage } from '../foreign-host/foreign-page.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { clientFile } from '../support/build.js';
import { test as base } from '../support/test.js';

/** What the build prints for a page that checks what it loads. */
const tags = readFileSync(clientFile('tropa.html'), 'utf8');
/** The same with a wrong hash of the chunk of a widget, as if somebody had changed that file. */
const wrong = `$1${'A'.repeat(64)}`;
const tamperedTags = tags.replace(/("\/assets\/BannersWidget-[^"]*\.js":"sha384-)[^"]*/, wrong);
/** The same for the style sheets of that widget, and for that of the whole script. */
const tamperedSheetTags = tags.replace(/("\/assets\/Banners[^"]*\.css":"sha384-)[^"]*/, wrong);
const tamperedBaseTags = tags.replace(/("\/assets\/tropa-[\w.]*-[\da-f]{8}\.css":"sha384-)[^"]*/, wrong);

const test = base.extend<{ host: StandIn }>({
  host: async ({}, use) => {
    const host = await startStandIn({
      '/versioned.html': foreignPage(['search', 'banners'], { script: tags }),
      '/tampered.html': foreignPage(['search', 'banners'], { script: tamperedTags }),
      '/tampered-sheet.html': foreignPage(['search', 'banners'], { script: tamperedSheetTags }),
      '/tampered-base.html': foreignPage(['search'], { script: tamperedBaseTags }),
    });
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test(
  'the versioned script loads its own style sheets, and nothing that was changed runs',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    await page.goto('/versioned.html');
    await page.locator('[data-widget="banners"][data-ready] a').first().waitFor({ state: 'attached' });
    const sheets = await page
      .locator('link[rel="stylesheet"][href*="/tropa"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    assert.deepEqual(
      sheets.map((path) => path.replace(/[\da-f]{8}/, 'hash')),
      ['/assets/tropa-0.1.0-hash.css'],
    );

    assert.notEqual(tamperedTags, tags);
    expectFault(/integrity|BannersWidget|banners/i);
    await page.goto('/tampered.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-widget="banners"] a').count(), 0);

    // A widget whose style sheet was changed is not loaded either: it would not look as published.
    assert.notEqual(tamperedSheetTags, tags);
    await page.goto('/tampered-sheet.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-widget="banners"] a').count(), 0);

    // Without the common style sheet the widgets are unstyled, and work.
    assert.notEqual(tamperedBaseTags, tags);
    await page.goto('/tampered-base.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tropa-color-text')),
      '',
    );
  },
);
