import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { chips, chooseOption, filterPanel, goodsCount } from '../support/filters.js';
import { recordListCalls, shownPrices, shownTitles, untilAlive, untilSettled } from '../support/lists.js';
import { test } from '../support/test.js';

/** Where the filters are: beside the list, on a phone in the dialog that the button opens. */
async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  if (!(await opener.isVisible())) return filterPanel(page);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Фильтры' });
  await dialog.waitFor();
  return dialog;
}

const blocks = (place: Locator) => place.locator('details');
const openBlocks = (place: Locator) => place.locator('details[open]');

test(
  'filter blocks open and close one by one and all at once',
  { tag: ['@desktop', '@soak:phone'] },
  async ({ page, checkAccess }) => {
    await page.goto('/catalog/obuv/');
    await untilAlive(page, 'catalog');
    const place = await openFilters(page);
    const all = await blocks(place).count();
    const before = await openBlocks(place).count();
    assert.ok(all > 5 && before > 0 && before < all);
    const brand = place.locator('summary').filter({ hasText: 'Бренд' });
    await brand.click();
    assert.equal(await openBlocks(place).count(), before - 1);
    assert.equal(await place.getByRole('list', { name: 'Бренд' }).isVisible(), false);
    await brand.click();
    await place.getByRole('list', { name: 'Бренд' }).waitFor();
    await place.getByRole('button', { name: 'Развернуть все' }).click();
    assert.equal(await openBlocks(place).count(), all);
    await checkAccess();
    await place.getByRole('button', { name: 'Свернуть все' }).click();
    assert.equal(await openBlocks(place).count(), 0);
  },
);

for (const [address, highest] of [
  ['/catalog/', 184],
  ['/sale/', 400],
] as const) {
  test(
    `filter blocks of ${address} are at most ${highest} px high`,
    { tag: ['@desktop', '@soak:phone'] },
    async ({ page }) => {
      await page.goto(address);
      await untilAlive(page, 'catalog');
      const place = await openFilters(page);
      const heights = await place.locator('details[open] [data-template]').evaluateAll((bodies) =>
        bodies.map((body) => ({
          height: body.getBoundingClientRect().height,
          limit: getComputedStyle(body).maxBlockSize,
        })),
      );
      assert.ok(heights.length > 2);
      assert.ok(
        heights.every(({ height, limit }) => height <= highest && limit === `${highest}px`),
        JSON.stringify(heights),
      );
      assert.ok(
        heights.some(({ height }) => height === highest),
        'a long block fills it and scrolls',
      );
    },
  );
}

test(
  'back from a product: list, scroll and filter blocks as they were, without a request',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, width }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    await chooseOption(page, 'Бренд', 'Norda');
    await chips(page).getByText('Norda').waitFor();
    await untilSettled(page);
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await untilSettled(page);
    const place = await openFilters(page);
    await place.locator('summary').filter({ hasText: 'Скидки' }).click();
    await place.getByRole('list', { name: 'Скидки' }).waitFor({ state: 'hidden' });
    if (width === 'phone') await page.keyboard.press('Escape');
    const titles = await shownTitles(page);
    const card = page.getByRole('main').getByRole('article').nth(7);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link').first();
    // When the page is left, not before: cards above are laid out as they come near, and the click may scroll.
    await link.evaluate((element) =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('left', JSON.stringify([scrollY, element.getBoundingClientRect().top])),
      ),
    );
    await link.click();
    await page.waitForURL('**/product/**');
    await page.getByRole('heading', { level: 1 }).waitFor();

    const calls = recordListCalls(page);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await untilAlive(page, 'catalog');
    assert.equal(
      await page.evaluate(
        () => performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).type)[0],
      ),
      'back_forward',
      'not from the back/forward cache',
    );
    assert.deepEqual(await shownTitles(page), titles);
    const [scrolled, top] = JSON.parse(String(await page.evaluate(() => sessionStorage.getItem('left')))) as number[];
    assert.ok(scrolled && scrolled > 200);
    await expect
      .poll(() => link.evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(Number(top), -1);
    await chips(page).getByText('Norda').waitFor();
    const again = await openFilters(page);
    await again.getByRole('list', { name: 'Скидки' }).waitFor({ state: 'hidden' });
    assert.ok(await again.getByRole('checkbox', { name: 'Norda' }).isChecked());
    assert.deepEqual(calls, []);
  },
);

test(
  'the sale page lists reduced goods only, and stays so under any filter',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await page.goto('/sale/');
    await untilAlive(page, 'catalog');
    const reduced = () =>
      page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.every((card) => /−?\d+%/.test(card.textContent ?? '')));
    assert.ok(await reduced());
    await chooseOption(page, 'Бренд', 'Norda');
    await chips(page).getByText('Norda').waitFor();
    await untilSettled(page);
    assert.ok((await goodsCount(page)) > 0 && (await reduced()));
    assert.ok((await shownTitles(page)).every((title) => title.includes('Norda')));
    await checkAccess();
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'two ticks within the debounce are one call; empty values are not sent, 0 is',
    { tag: '@desktop' },
    async ({ page }) => {
      const calls = recordListCalls(page);
      await page.goto('/catalog/?page=3');
      await untilAlive(page, 'catalog');
      const brand = filterPanel(page).getByRole('list', { name: 'Бренд' });
      const ticks = ['Norda', 'Тайга'].map((name) => brand.getByRole('checkbox', { name }).elementHandle());
      const first = Date.now();
      // Both clicks in one evaluation: on a busy machine two commands may be half a second apart.
      await page.evaluate((boxes) => boxes.forEach((box) => (box as HTMLElement).click()), await Promise.all(ticks));
      const asked = await page.waitForRequest('**/api/catalog/getItems/');
      assert.ok(Date.now() - first >= 450, 'half a second of quiet first');
      await untilSettled(page);
      assert.equal(calls.length, 1);
      const body = asked.postDataJSON() as { filter: Record<string, string> };
      assert.match(body.filter.brand ?? '', /^\d+,\d+$/);
      assert.deepEqual(body, {
        sectionId: 0,
        page: 1,
        limit: 15,
        sort: 'name-asc',
        filter: { brand: body.filter.brand },
      });
      assert.equal(new URL(page.url()).searchParams.has('page'), false, 'a filter goes to the first page');
    },
  );
});

test('the address says it all: q, sale, store, item_id, price and filters', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalog/');
  const all = await goodsCount(page);
  const store = filterPanel(page).getByRole('list', { name: 'В наличии в магазине' }).getByRole('checkbox').first();
  const storeId = await store.getAttribute('value');
  const counted = async (address: string) => {
    await page.goto(address);
    return goodsCount(page);
  };
  const inStore = await counted(`/catalog/?store=${storeId}`);
  assert.ok(inStore > 0 && inStore < all);
  assert.ok(await store.isChecked());
  const reduced = await counted('/catalog/?sale=1');
  assert.ok(reduced > 0 && reduced < all);
  assert.equal(await counted('/sale/'), reduced);
  const both = await counted(`/catalog/?sale=1&store=${storeId}`);
  assert.ok(both <= Math.min(inStore, reduced));
  // From the page as it was sent: the shop's code has removed the data from the document.
  const sent = await (await page.request.get('/catalog/')).text();
  const [, block = '{}'] = /id="page-data">([^<]*)</.exec(sent) ?? [];
  const [{ id } = { id: 0 }] = (JSON.parse(block) as { _items: { items: { id: number }[] } })._items.items;
  assert.equal(await counted(`/catalog/?item_id=${id}`), 1);
  const cheap = await counted('/catalog/?price=500,1000');
  assert.ok(cheap > 0 && cheap < all);
  assert.ok((await shownPrices(page)).every((price) => price >= 500 && price <= 1000));
  const found = await counted('/search/?q=рюкзак');
  const foundHere = await counted(`/search/?q=рюкзак&store=${storeId}`);
  assert.ok(foundHere > 0 && foundHere <= found);
  // Reserved names never become filters; invalid values filter nothing.
  assert.equal(await counted('/catalog/?utm_source=mail&brand=&nonsense=1'), all);
});
