import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { goodsCount } from '../support/filters.js';
import { listCall, recordListCalls, shownPrices, shownTitles, untilAlive, untilSettled } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { gate } from '../support/gate.js';
import { renderAll } from '../support/render-all.js';
import { holdScripts } from '../support/slow.js';
import { test } from '../support/test.js';

const sort = (page: Page) => page.getByRole('combobox', { name: 'Сортировка' });
const limit = (page: Page) => page.getByRole('combobox', { name: 'Товаров на странице' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Страницы' });
const current = (page: Page, number: number) =>
  pages(page)
    .getByRole('link', { name: `Страница ${number}`, exact: true })
    .and(page.locator('[aria-current="page"]'));
const rising = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

test('order, page size, pages; back and forward restore them', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  const calls = recordListCalls(page);
  await page.goto('/catalog/');
  const byName = await shownTitles(page);
  assert.equal(byName.length, 15);
  await sort(page).selectOption({ label: 'Сначала дешёвые' });
  await page.waitForURL('**/catalog/?sort=price-asc');
  await page.waitForFunction((first) => document.querySelector('main article h2')?.textContent !== first, byName[0]);
  const first = await shownPrices(page);
  assert.deepEqual(first, rising(first));

  await pages(page).getByRole('link', { name: 'Страница 2', exact: true }).click();
  await current(page, 2).waitFor();
  await untilSettled(page);
  const second = await shownPrices(page);
  assert.ok((second[0] ?? 0) >= (first.at(-1) ?? 0), 'the second page goes on where the first ended');
  await pages(page).getByRole('link', { name: 'Следующая страница' }).click();
  await current(page, 3).waitFor();
  await untilSettled(page);
  await checkAccess();

  const asked = calls.length;
  await page.goBack();
  await current(page, 2).waitFor();
  assert.deepEqual(await shownPrices(page), second);
  await page.goBack();
  await current(page, 1).waitFor();
  assert.deepEqual(await shownPrices(page), first);
  assert.equal(calls.length, asked, 'pages that were seen are not asked for again');
  await page.goForward();
  await page.goForward();
  await current(page, 3).waitFor();

  await limit(page).selectOption('30');
  await current(page, 2).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('main article').length === 30);
  await limit(page).selectOption('15');
  await current(page, 1).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('main article').length === 15);
  await limit(page).selectOption('60');
  await page.waitForFunction(() => document.querySelectorAll('main article').length === 60);

  // Both choices are remembered: the server renders the next visit with them.
  await page.goto('/catalog/');
  assert.equal(await sort(page).inputValue(), 'price-asc');
  assert.equal(await limit(page).inputValue(), '60');
  assert.equal(await page.getByRole('main').getByRole('article').count(), 60);
});

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('the last intent wins, however late an older response is', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    let isSlow = true;
    const [late, lateCame] = [gate(), gate()];
    await page.route(listCall, async (route) => {
      if (!isSlow) return route.continue();
      isSlow = false;
      const response = await route.fetch();
      await late.opened;
      await route.fulfill({ response }).catch(() => {});
      lateCame.open();
    });
    await sort(page).selectOption({ label: 'Сначала дорогие' });
    await sort(page).selectOption({ label: 'Сначала дешёвые' });
    await page.waitForURL('**/catalog/?sort=price-asc');
    await untilSettled(page);
    const cheap = await shownPrices(page);
    assert.deepEqual(cheap, rising(cheap));
    late.open();
    await lateCame.opened;
    await nextFrames(page);
    assert.deepEqual(await shownPrices(page), cheap);
    assert.equal(await sort(page).inputValue(), 'price-asc');
  });
});

test(
  'a list that fails is fetched again by the button',
  { tag: '@desktop' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/500/);
    expectFault(/getListing/);
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    await page.route(listCall, (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
    await pages(page).getByRole('link', { name: 'Страница 2', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ошибка' });
    await dialog.getByText('Произошла непредвиденная ошибка.').waitFor();
    await checkAccess();
    await dialog.getByRole('button', { name: 'Перезагрузить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('article').first().waitFor();
    assert.equal(new URL(page.url()).searchParams.get('page'), '2');
    assert.ok((await goodsCount(page)) > 15);
  },
);

test(
  'seven numbered page links in one row; a page seen before makes no request; another page size refetches',
  { tag: '@desktop' },
  async ({ page }) => {
    const calls = recordListCalls(page);
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    const numbers = pages(page).getByRole('link', { name: /^Страница \d+$/ });
    const checkNumbers = async () => {
      const tops = await numbers.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      assert.equal(tops.length, 7, 'gaps and arrows come on top (decision 50)');
      assert.equal(new Set(tops).size, 1, 'in one row');
    };
    await checkNumbers();
    const turn = async (number: number) => {
      await pages(page)
        .getByRole('link', { name: `Страница ${number}`, exact: true })
        .click();
      await current(page, number).waitFor();
      await untilSettled(page);
    };
    await turn(2);
    await checkNumbers();
    await turn(1);
    await turn(2);
    assert.equal(calls.length, 1, 'each page once');
    // Five pages of 15 are 60 goods: the second page of 60 begins with the 61st.
    await turn(3);
    await turn(4);
    await turn(5);
    await checkNumbers();
    await limit(page).selectOption('60');
    await current(page, 2).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main article').length === 60);
    await limit(page).selectOption('15');
    await current(page, 1).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main article').length === 15);
    const asked = calls.length;
    await turn(2);
    assert.equal(calls.length, asked + 1, 'the size has changed twice since this page was seen');
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'a choice made in another tab before the scripts came leaves the page as it was rendered',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const release = await holdScripts(page);
      const answer = await page.goto('/catalog/', { waitUntil: 'domcontentloaded' });
      await context.addCookies([{ name: 'sort', value: 'price-desc', url: new URL(answer?.url() ?? '').origin }]);
      // The text leaves out cards that are not laid out yet.
      await renderAll(page);
      const rendered = await page.getByRole('main').innerText();
      release();
      await untilAlive(page, 'catalog');
      assert.equal(await page.getByRole('main').innerText(), rendered);
      assert.equal(await sort(page).inputValue(), 'name-asc');
    },
  );
});

test('the address overrides the cookies, the cookies the default', { tag: '@desktop' }, async ({ page, context }) => {
  const { origin } = new URL(await page.goto('/catalog/').then((answer) => answer?.url() ?? ''));
  assert.equal(`${await sort(page).inputValue()} ${await limit(page).inputValue()}`, 'name-asc 15');
  await context.addCookies([
    { name: 'sort', value: 'price-desc', url: origin },
    { name: 'limit', value: '30', url: origin },
  ]);
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  assert.equal(`${await sort(page).inputValue()} ${await limit(page).inputValue()}`, 'price-desc 30');
  const dear = await shownPrices(page);
  assert.equal(dear.length, 30);
  assert.deepEqual(dear, rising(dear).toReversed());
  await page.goto('/catalog/?sort=price-asc&limit=15');
  const cheap = await shownPrices(page);
  assert.equal(cheap.length, 15);
  assert.deepEqual(cheap, rising(cheap));
  await context.addCookies([
    { name: 'sort', value: 'name-desc', url: origin },
    { name: 'limit', value: '1000', url: origin },
  ]);
  await page.goto('/catalog/?sort=rating-asc&limit=7');
  assert.equal(
    `${await sort(page).inputValue()} ${await limit(page).inputValue()}`,
    'name-asc 15',
    'only the closed lists',
  );
});

test(
  'the dialog of an error says the exact words and loads again by its button',
  { tag: '@phone' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/ERR_FAILED/);
    expectFault(/getListing/);
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    let isBroken = true;
    await page.route(listCall, (route) => (isBroken ? route.abort() : route.continue()));
    await sort(page).selectOption({ label: 'Сначала дешёвые' });
    const dialog = page.getByRole('dialog', { name: 'Ошибка' });
    await dialog.getByText('Произошла непредвиденная ошибка.', { exact: true }).waitFor();
    await checkAccess();
    // Still broken: the dialog opens again; once closed, the page still offers to retry.
    await dialog.getByRole('button', { name: 'Перезагрузить' }).click();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    isBroken = false;
    await page.getByRole('main').getByRole('button', { name: 'Перезагрузить' }).click();
    await page.getByRole('article').first().waitFor();
    // The list before the failure stays, dimmed, until the new one has loaded.
    await untilSettled(page);
    const cheap = await shownPrices(page);
    assert.deepEqual(cheap, rising(cheap));
    assert.deepEqual(documents, [], 'the load is retried, not the page');
  },
);
