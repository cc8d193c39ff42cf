/** `npm run dev` in a browser: an edited file is replaced in the open page, which keeps its state. */
import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumHint, findChromium } from '../machine/chromium.mjs';
import { openMissingPage } from './open-missing-page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = findChromium();

/** What an engineer does: a file is saved. Its text stays as it is, the browser gets it with `change` applied. */
async function edit(page, file, change) {
  await page.route(
    (url) => url.pathname.endsWith(`/${basename(file)}`) && url.searchParams.has('t'),
    async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const changed = change(code);
      assert.notEqual(changed, code, `nothing to change in ${file}`);
      await route.fulfill({ response, body: changed });
    },
  );
  const now = new Date();
  utimesSync(`${root}${file}`, now, now);
}

describe('an edit', { timeout: 180_000, skip: executablePath ? false : chromiumHint }, () => {
  let shop;
  let browser;
  let page;
  before(async () => {
    [shop, browser] = await Promise.all([openMissingPage(), chromium.launch({ executablePath, args: chromiumArgs })]);
    page = await browser.newPage();
    // Cold, Vite bundles the dependencies first.
    await page.goto(shop.address, { timeout: 90_000 });
    await page.locator('[data-widget=header-links][data-ready]').waitFor({ state: 'attached', timeout: 90_000 });
    const field = page.getByRole('combobox', { name: 'Поиск товаров' });
    await field.click();
    await page.locator('[data-widget=search][data-ready]').waitFor({ state: 'attached' });
    await field.fill('лыжи');
    await page.locator('input[type=search][aria-expanded=true]').waitFor();
    await page.evaluate(() => {
      window.isSamePage = true;
    });
  });
  after(async () => {
    await browser?.close();
    await shop?.close();
  });

  const state = () =>
    page.evaluate(() => {
      const field = document.querySelector('input[type=search]');
      return { isSamePage: window.isSamePage, text: field?.value, isOpen: field?.ariaExpanded };
    });
  const kept = { isSamePage: true, text: 'лыжи', isOpen: 'true' };

  test("of a lib's component is in the page, which keeps what was typed and what was open", async () => {
    await edit(page, 'libs/catalog/src/search/SearchBox.tsx', (code) =>
      code.replace('placeholder: texts.placeholder', 'placeholder: "Лыжи, палатки"'),
    );
    await page.getByPlaceholder('Лыжи, палатки').waitFor();
    assert.deepEqual(await state(), kept);
  });

  test('of a widget, whose module exports more than its component, too', async () => {
    await edit(page, 'apps/storefront/src/widgets/city/CityWidget.tsx', (code) =>
      code.replace('CityButton, {', '"b", { children: "Город изменён", '),
    );
    await page.getByText('Город изменён').waitFor();
    assert.deepEqual(await state(), kept);
  });
});
