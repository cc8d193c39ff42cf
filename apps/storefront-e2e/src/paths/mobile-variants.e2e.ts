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
