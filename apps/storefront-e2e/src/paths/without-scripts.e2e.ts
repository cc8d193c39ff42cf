import assert from 'node:assert/strict';
import { chips, filterPanel, goodsCount } from '../support/filters.js';
import { shownPrices, shownTitles } from '../support/lists.js';
import { openSearch, searchField, searchOpener } from '../support/search.js';
import { test } from '../support/test.js';

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript: sections, filters, order and pages are links and forms',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).click();
      await page.waitForURL('**/catalog/');
      const all = await goodsCount(page);
      const brand = filterPanel(page).getByRole('list', { name: 'Бренд' });
      await brand.getByRole('checkbox', { name: 'Norda' }).check();
      await brand.getByRole('checkbox', { name: 'Тайга' }).check();
      await page.getByRole('combobox', { name: 'Сортировка' }).selectOption({ label: 'Сначала дорогие' });
      await filterPanel(page).getByRole('button', { name: 'Показать' }).click();
      await page.waitForURL('**/catalog/?*');
      const some = await goodsCount(page);
      assert.ok(some > 15 && some < all);
      assert.equal(await chips(page).getByRole('link').count(), 3);
      assert.ok(await brand.getByRole('checkbox', { name: 'Norda' }).isChecked());
      const first = await shownPrices(page);
      assert.deepEqual(
        first,
        first.toSorted((one, other) => other - one),
      );

      await page
        .getByRole('navigation', { name: 'Страницы' })
        .getByRole('link', { name: 'Страница 2', exact: true })
        .click();
      await page.waitForURL((url) => url.searchParams.get('page') === '2');
      assert.equal(await goodsCount(page), some);
      assert.ok((await shownPrices(page))[0]! <= first.at(-1)!);
      await chips(page).getByRole('link', { name: 'Norda' }).click();
      await page.waitForURL((url) => !url.searchParams.has('page'));
      assert.ok((await goodsCount(page)) < some);

      // Options of a closed block come with a link; what was chosen and sent before stays.
      const closed = filterPanel(page).locator('details:not([open])').first();
      const title = (await closed.locator('summary').innerText()).trim();
      await closed.locator('summary').click();
      await filterPanel(page).getByRole('link', { name: 'Показать варианты' }).click();
      await page.waitForURL((url) => url.searchParams.has('_open'));
      const opened = filterPanel(page).getByRole('list', { name: title, exact: true });
      await opened.getByRole('checkbox').first().check();
      await filterPanel(page).getByRole('button', { name: 'Показать' }).click();
      await page.waitForURL((url) => url.searchParams.size > 3);
      assert.ok(await opened.getByRole('checkbox').first().isChecked());
      assert.equal(await chips(page).getByRole('link').count(), 3);
      await page.goBack();
      await page.goBack();

      const price = filterPanel(page).getByRole('textbox', { name: /до/i });
      await price.fill('2000');
      await filterPanel(page).getByRole('button', { name: 'Показать' }).click();
      await page.waitForURL((url) => url.searchParams.has('price'));
      assert.ok((await shownPrices(page)).every((shown) => shown <= 2000));
    },
  );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript: search, product, section, the personal pages',
    { tag: '@phone' },
    async ({ page, width }) => {
      await page.goto('/');
      const field = await openSearch(page);
      if (width === 'phone') {
        await page.getByRole('button', { name: 'Закрыть поиск' }).click();
        await field.waitFor({ state: 'hidden' });
        await searchOpener(page).click();
      }
      await searchField(page).fill('кросовки');
      await page.getByRole('button', { name: 'Найти' }).click();
      await page.waitForURL('**/search/?q=*');
      const titles = await shownTitles(page);
      assert.ok(titles.length > 5 && titles.every((title) => /россов/.test(title)));
      assert.ok(
        await filterPanel(page).getByRole('checkbox').first().isVisible(),
        'filters are at hand without a dialog',
      );
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: titles[0]! }).waitFor();
      const product = page.getByRole('main');
      await product
        .getByText(/\d\s?₽/)
        .first()
        .waitFor();
      await product.getByRole('heading', { name: 'Характеристики' }).waitFor();
      assert.ok(await product.getByRole('img').first().isVisible());

      await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link').last().click();
      assert.match(new URL(page.url()).pathname, /^\/catalog\/.+/);
      for (const address of ['/basket', '/order', '/orders', '/profile', '/favorites/', '/catalog/compare/']) {
        const answer = await page.goto(address);
        assert.equal(answer?.status(), 200, address);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, address);
      }
    },
  );
});
