import assert from 'node:assert/strict';
import { untilAnswered } from '../support/calls.js';
import { chips, filterPanel, goodsCount } from '../support/filters.js';
import { recordListCalls, shownPrices, shownTitles, untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

test('filters, chips, price range, back and forward', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  const calls = recordListCalls(page);
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  await untilAnswered(page);
  assert.deepEqual(calls, [], 'the first page comes with the document');
  const all = await goodsCount(page);
  const untouched = await shownTitles(page);

  const brand = filterPanel(page).getByRole('list', { name: 'Бренд' });
  const counted = async (name: string) => {
    const text = await brand.getByRole('listitem').filter({ hasText: name }).innerText();
    return Number(/\d+$/.exec(text.trim())?.[0]);
  };
  const [norda, taiga] = [await counted('Norda'), await counted('Тайга')];
  await brand.getByRole('checkbox', { name: 'Norda' }).check();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${norda} товар`) })
    .waitFor();
  assert.ok((await shownTitles(page)).every((title) => title.includes('Norda')));
  await brand.getByRole('checkbox', { name: 'Тайга' }).check();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${norda + taiga} товар`) })
    .waitFor();
  assert.equal(calls.length, 2);
  await checkAccess();

  await chips(page).getByRole('link', { name: 'Norda' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${taiga} товар`) })
    .waitFor();
  assert.equal(await brand.getByRole('checkbox', { name: 'Norda' }).isChecked(), false);
  await page.goBack();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${norda + taiga} товар`) })
    .waitFor();
  assert.equal(await brand.getByRole('checkbox', { name: 'Norda' }).isChecked(), true);
  await page.goForward();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${taiga} товар`) })
    .waitFor();
  await chips(page).getByRole('link', { name: 'Сбросить всё' }).click();
  await page.waitForURL((url) => url.search === '');
  await page.waitForFunction((first) => document.querySelector('main article h2')?.textContent === first, untouched[0]);
  assert.equal(await goodsCount(page), all);

  const price = filterPanel(page).getByRole('textbox', { name: /до/i });
  await price.fill('1000');
  await price.press('Enter');
  await page.waitForURL((url) => /^\d+,1000$/.test(url.searchParams.get('price') ?? ''));
  await chips(page)
    .getByText(/—\s1\s000\s₽/)
    .waitFor();
  await page.waitForFunction((first) => document.querySelector('main article h2')?.textContent !== first, untouched[0]);
  assert.ok((await goodsCount(page)) < all);
  assert.ok((await shownPrices(page)).every((shown) => shown > 0 && shown <= 1000));

  // The server renders the same list for the same URL.
  const shown = await shownTitles(page);
  await page.reload();
  assert.deepEqual(await shownTitles(page), shown);
});

test(
  'a phone filters in a dialog: closing forgets, the button applies',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const calls = recordListCalls(page);
    await page.goto('/catalog/');
    const all = await goodsCount(page);
    const opener = page.getByRole('button', { name: /^Фильтры/ });
    const dialog = page.getByRole('dialog', { name: 'Фильтры' });
    const norda = dialog.getByRole('checkbox', { name: 'Norda' });
    await opener.click();
    await norda.check();
    await dialog.getByRole('button', { name: /^Показать \d+ товар/ }).waitFor();
    await checkAccess();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await goodsCount(page), all);
    assert.ok(await opener.evaluate((button) => button === document.activeElement), 'the focus returns to the button');

    await opener.click();
    assert.equal(await norda.isChecked(), false, 'closing threw the tick away');
    await norda.check();
    const apply = dialog.getByRole('button', { name: /^Показать \d+ товар/ });
    const promised = Number(/\d+/.exec(await apply.innerText())?.[0]);
    const asked = calls.length;
    await apply.click();
    await chips(page).getByText('Norda').waitFor();
    assert.equal(await goodsCount(page), promised);
    assert.equal(calls.length, asked, 'the list that the button counted is not asked for again');
    await page.getByRole('button', { name: 'Фильтры · 1' }).waitFor();
  },
);

test('a popular request leads to its goods', { tag: '@tablet' }, async ({ page, checkAccess }) => {
  await page.goto('/catalog/');
  const link = page.getByRole('navigation', { name: 'Популярные запросы' }).getByRole('link').first();
  const text = await link.innerText();
  await link.click();
  await page.waitForURL((url) => (url.href !== 'about:blank' && url.pathname !== '/catalog/') || url.search !== '');
  await page.getByRole('article').first().waitFor();
  assert.ok((await goodsCount(page)) > 0, `«${text}» finds nothing`);
  await checkAccess();
});
