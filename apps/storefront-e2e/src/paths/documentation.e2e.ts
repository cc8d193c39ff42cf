import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.js';
import { untilLoaded } from '../support/calls.js';
import { overflows } from '../support/layout.js';
import { test } from '../support/test.js';

const isBuilt = existsSync(new URL('../../../../tools/docs-site/dist/index.html', import.meta.url));
test.skip(!isBuilt && process.env.CI !== 'true', 'the documentation is not built: npm run build:docs');

/** One page of each kind: text, tables, code, what is generated from types. */
const pages = [
  '',
  'events.html',
  'theming.html',
  'widgets.html',
  'guides/next-app-router.html',
  'reference/catalog.html',
];

/** Opens a page and waits until it is hydrated: menus and search work. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/docs/${address}`);
  // Vue marks the element of an application that it has mounted.
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
  await untilLoaded(page);
}

for (const scheme of ['light', 'dark'] as const)
  test(
    `pages of the documentation are legible and fit, ${scheme}`,
    { tag: ['@soak:phone', '@soak:desktop'] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      for (const address of pages) {
        await open(page, address);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, address);
        assert.deepEqual([address, await overflows(page)], [address, []]);
        assert.deepEqual([address, await axeFindings(page)], [address, []]);
      }
    },
  );

test(
  'a search leads to the page that explains a word, by keyboard only',
  { tag: '@soak:desktop' },
  async ({ page }) => {
    await open(page, '');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Skip to content');
    await page.keyboard.press('Control+k');
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('renderCard');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/[\w/-]+\.html/);
    await page.getByText('renderCard').first().waitFor();
  },
);

test('on a phone the menu opens, and leads to a guide', { tag: '@soak:phone' }, async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Astro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Astro' }).waitFor();
});
