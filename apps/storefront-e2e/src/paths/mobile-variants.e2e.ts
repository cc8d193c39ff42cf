import assert from 'node:assert/strict';
import { filterPanel } from '../support/filters.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

test(
  'parts have their mobile variant below 1024 px and the wide one from there',
  { tag: '@desktop' },
  async ({ page }) => {
    const header = page.getByRole('banner');
    const parts = {
      mobile: [
        header.getByRole('button', { name: 'Открыть поиск' }),
        page.getByRole('main').getByRole('button', { name: /^Фильтры/ }),
      ],
      wide: [
        header.getByRole('combobox', { name: 'Поиск товаров' }),
        header.getByRole('navigation', { name: 'Разделы каталога' }),
        filterPanel(page),
      ],
    };
    for (const [width, shown] of [
      [1023, 'mobile'],
      [1024, 'wide'],
      [360, 'mobile'],
      [1440, 'wide'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/catalog/');
      await untilAlive(page, 'catalog');
      for (const [variant, locators] of Object.entries(parts)) {
        for (const part of locators) {
          assert.equal(await part.isVisible(), variant === shown, `${variant} variant at ${width}: ${String(part)}`);
        }
      }
    }
  },
);

test('the order of a list is not cut off on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search/?q=палатка');
  await untilAlive(page, 'catalog');
  const order = page.getByRole('combobox', { name: 'Сортировка' });
  for (const label of await order.getByRole('option').allInnerTexts()) {
    await order.selectOption({ label });
    const cut = await order.evaluate((select: HTMLSelectElement, text) => {
      const style = getComputedStyle(select);
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
      return pen.measureText(text).width - room;
    }, label);
    assert.ok(cut <= 1, `«${label}» lacks ${cut.toFixed(1)} px`);
  }
});

test('a page follows its window over 1024 px without a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  await filterPanel(page).getByRole('checkbox').first().check();
  await page.getByRole('list', { name: 'Выбранные фильтры' }).waitFor();
  await page.setViewportSize({ width: 1023, height: 900 });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Фильтры/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Фильтры' });
  assert.equal(await dialog.getByRole('checkbox').first().isChecked(), true, 'what was ticked stays so');
});
