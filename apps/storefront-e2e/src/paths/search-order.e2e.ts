import assert from 'node:assert/strict';
import { untilAlive } from '../support/lists.js';
import { foundGoods, openSearch } from '../support/search.js';
import { test } from '../support/test.js';

test(
  'the page of results is ordered as the dropdown is; without results it offers sections and popular goods',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await page.goto('/search/?q=велик');
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    assert.ok(names.length === 15 && names.every((name) => name.startsWith('Велосипед')), names.join('; '));
    assert.equal(await page.getByRole('combobox', { name: 'Сортировка' }).inputValue(), 'relevance-desc');
    await untilAlive(page, 'search');
    await (await openSearch(page)).fill('велик ');
    const options = foundGoods(page).getByRole('option');
    await options.nth(14).waitFor({ state: 'attached' });
    const offered = await options.allInnerTexts();
    assert.ok(
      names.every((name, place) => offered[place]?.includes(name)),
      offered.join('; '),
    );

    await page.goto('/search/?q=ыыыыъъъъ');
    const main = page.getByRole('main');
    await main.getByText('Извините, по вашему запросу ничего не найдено').waitFor();
    await main.getByRole('link', { name: 'Туризм' }).waitFor();
    await main.getByRole('heading', { name: 'Популярные товары' }).scrollIntoViewIfNeeded();
    await main.getByRole('article').first().waitFor();
    await checkAccess();
    await main.getByRole('link', { name: 'смотреть все' }).click();
    await page.waitForURL('**/catalog/?sort=popularity-desc');
    assert.equal(await page.getByRole('combobox', { name: 'Сортировка' }).inputValue(), 'popularity-desc');
  },
);
