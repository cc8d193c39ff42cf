import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered, untilLoaded } from '../support/calls.js';
import { nextFrames } from '../support/frames.js';
import { gate } from '../support/gate.js';
import { goodsCount } from '../support/filters.js';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { foundGoods, openSearch, searchField, searchOpener } from '../support/search.js';
import { test } from '../support/test.js';

const searchCall = '**/api/catalog/search/';
const nothing = 'Извините, по вашему запросу ничего не найдено';

/** Turns the wheel at the pointer; resolves when the page has received it and rendered what came of it. */
async function turnWheel(page: Page, by: number): Promise<void> {
  await page.evaluate(() => {
    addEventListener('wheel', () => (document.documentElement.dataset.wheel = ''), { capture: true, once: true });
  });
  await page.mouse.wheel(0, by);
  await page.locator('html[data-wheel]').waitFor();
  // A wheel that scrolls does so with an animation: it has begun by then.
  await nextFrames(page);
  await nextFrames(page);
}

/** Bodies of the search calls from now on. */
function recordSearches(page: Page): { query: string; limit: number; page: number }[] {
  const calls: { query: string; limit: number; page: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/catalog/search/')) calls.push(request.postDataJSON());
  });
  return calls;
}

test(
  'suggestions: one call after the pause, arrows and Enter open a product',
  { tag: ['@desktop', '@soak:phone'] },
  async ({ page, checkAccess }) => {
    const calls = recordSearches(page);
    await page.goto('/');
    await untilAlive(page, 'search');
    const field = await openSearch(page);
    await field.pressSequentially('кросовки', { delay: 20 });
    const typed = Date.now();
    await foundGoods(page).getByRole('option').first().waitFor();
    assert.ok(Date.now() - typed > 400, 'the call waits for the pause');
    assert.deepEqual(calls, [{ query: 'кросовки', limit: 15, page: 1 }]);
    const texts = await foundGoods(page).getByRole('option').allInnerTexts();
    assert.ok(
      texts.every((text) => /россов/.test(text)),
      'a mistyped word finds what was meant',
    );
    await checkAccess();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    const second = foundGoods(page).getByRole('option').nth(1);
    assert.equal(await second.getAttribute('id'), active);
    assert.equal(await second.getAttribute('aria-selected'), 'true');
    await field.press('Escape');
    await foundGoods(page).waitFor({ state: 'hidden' });
    await field.press('ArrowDown');
    await foundGoods(page).waitFor();
    await field.press('ArrowDown');
    const chosen = foundGoods(page).locator('[aria-selected="true"]');
    const href = await chosen.getAttribute('href');
    await field.press('Enter');
    await page.waitForURL(`**${href}`);
  },
);

test(
  'the list loads more at its end until a short page; an empty result says so',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    const calls = recordSearches(page);
    await page.goto('/');
    await untilAlive(page, 'search');
    const field = await openSearch(page);
    await field.fill('рюкзак');
    const options = foundGoods(page).getByRole('option');
    await options.nth(14).waitFor({ state: 'attached' });
    // Scrolls to the end repeatedly, until nothing more is loaded.
    for (let last = 0, now = await options.count(); now > last; now = await options.count()) {
      last = now;
      await options.nth(last - 1).scrollIntoViewIfNeeded();
      await untilAnswered(page);
    }
    const count = await options.count();
    assert.ok(count > 15 && count % 15 !== 0, `${count} goods`);
    assert.deepEqual(
      calls.map((call) => call.page),
      Array.from({ length: Math.ceil(count / 15) }, (_, index) => index + 1),
    );
    await field.fill('ыыыыъъъъ');
    await page.getByText(nothing).waitFor();
    await checkAccess();
  },
);

test(
  'Enter and the magnifier lead to the page of results, an empty query nowhere',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await page.goto('/');
    await untilAlive(page, 'search');
    const left: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
    const submit = page.getByRole('button', { name: 'Найти' });
    await openSearch(page);
    await submit.click();
    await searchField(page).fill('   ');
    await searchField(page).press('Enter');
    await nextFrames(page);
    assert.deepEqual(left, []);
    assert.equal(new URL(page.url()).pathname, '/');
    await searchField(page).fill('палатка');
    await searchField(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/search/' && url.searchParams.get('q') === 'палатка');
    await page
      .getByRole('article', { name: /алатка/ })
      .first()
      .waitFor();
    await untilAlive(page, 'search');
    const field = await openSearch(page);
    assert.equal(await field.inputValue(), 'палатка', 'the query stays in the field, to be put right');
    await field.fill('норда');
    await submit.click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'норда');
    await page.getByRole('article', { name: /Norda/ }).first().waitFor();
    // Its own text when nothing is found.
    await page.goto('/search/?q=ыыыыъъъъ');
    await page.getByRole('main').getByText(nothing).waitFor();
    assert.equal(await goodsCount(page), 0);
    await checkAccess();
  },
);

test(
  'a phone opens the search by its icon and closes it by the cross; the page does not scroll meanwhile',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await watchShifts(page);
    await page.goto('/catalog/');
    await untilAlive(page, 'search');
    await untilLoaded(page);
    const atFirst = await shifts(page);
    await page.evaluate('scrollTo(0, 600)');
    await searchField(page).waitFor({ state: 'hidden' });
    await searchOpener(page).click();
    await searchField(page).waitFor();
    assert.ok(await searchField(page).evaluate((field) => field === document.activeElement), 'the field has the focus');
    const stood = await page.evaluate('scrollY');
    await page.mouse.move(180, 700);
    await turnWheel(page, 400);
    assert.equal(await page.evaluate('scrollY'), stood, 'the page is locked');
    await checkAccess();

    // The accessibility check scrolls to the top of the page.
    await page.getByRole('button', { name: 'Закрыть поиск' }).click();
    await searchField(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 200);

    await searchOpener(page).click();
    await page.mouse.click(180, 600);
    await searchField(page).waitFor({ state: 'hidden' });
    await searchOpener(page).click();
    await page.keyboard.press('Escape');
    await searchField(page).waitFor({ state: 'hidden' });
    assert.deepEqual(await shifts(page), atFirst, 'nothing moved by it');
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('the icon of a phone works before hydration', { tag: '@phone' }, async ({ page }) => {
    // The shop's code does not load for now.
    let release: (() => void) | undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await searchOpener(page).click();
    await searchField(page).fill('палатка');
    release?.();
    await foundGoods(page).getByRole('option').first().waitFor();
  });
});

test('the list is at most 379, 430 and 512 px high', { tag: '@soak:phone' }, async ({ page }) => {
  for (const [width, highest] of [
    [360, 379],
    [768, 379],
    [1024, 430],
    [1440, 512],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await untilAlive(page, 'search');
    await (await openSearch(page)).fill('кроссовки');
    await foundGoods(page).getByRole('option').nth(9).waitFor({ state: 'attached' });
    const box = await foundGoods(page).locator('..').boundingBox();
    assert.equal(box?.height, highest, `at ${width}`);
  }
});

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a late response to an older query is dropped', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await untilAlive(page, 'search');
    const [late, lateCame] = [gate(), gate()];
    await page.route(searchCall, async (route) => {
      if (!/палатка/.test(route.request().postData() ?? '')) return route.continue();
      const response = await route.fetch();
      await late.opened;
      await route.fulfill({ response }).catch(() => {});
      lateCame.open();
    });
    const asked = page.waitForRequest(searchCall);
    await searchField(page).fill('палатка');
    await asked;
    await searchField(page).fill('велосипед');
    await foundGoods(page)
      .getByRole('option', { name: /елосипед/ })
      .first()
      .waitFor();
    late.open();
    await lateCame.opened;
    await nextFrames(page);
    assert.equal(
      await foundGoods(page)
        .getByRole('option', { name: /^Палатка/ })
        .count(),
      0,
    );
  });
});

for (const key of ['Control', 'Meta'] as const) {
  test(
    `${key} opens the results in a new tab, by the magnifier and by Enter`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      await page.goto('/');
      await untilAlive(page, 'search');
      await searchField(page).fill('палатка');
      const opened = async (act: () => Promise<void>) => {
        const tab = context.waitForEvent('page');
        await act();
        const results = await tab;
        await results.waitForURL('**/search/?q=*');
        assert.equal(new URL(results.url()).searchParams.get('q'), 'палатка');
        await results
          .getByRole('article', { name: /алатка/ })
          .first()
          .waitFor();
        await results.close();
      };
      await opened(() => page.getByRole('button', { name: 'Найти' }).click({ modifiers: [key] }));
      await opened(() => searchField(page).press(`${key}+Enter`));
      assert.equal(new URL(page.url()).pathname, '/');
    },
  );
}
