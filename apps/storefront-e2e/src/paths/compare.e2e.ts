import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAnswered } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { swipe } from '../support/touch.js';
import { test } from '../support/test.js';

const own = '/catalog/compare/';
const room = (page: Page) => page.getByRole('region', { name: 'Сравнение товаров' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** Compares the first goods of a search and opens the comparison. */
async function compareGoods(page: Page, count: number): Promise<void> {
  await page.goto('/search/?q=палатка');
  await untilAlive(page, 'catalog');
  const cards = page.getByRole('main').getByRole('article');
  for (let index = 0; index < count; index += 1) {
    await cards.nth(index).getByRole('button', { name: 'Сравнить' }).click();
    // Calls are sent one after another: waits until none is left.
    await untilAnswered(page);
  }
  await page.goto(own);
  await page.getByRole('table').waitFor();
  await untilAlive(page, 'compare');
}

/** How many products are visible at once, the gap between two, and the line above them, px. */
const look = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('[data-widget="compare"] [role="region"]') as HTMLElement;
    const cards = [...scroller.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    const names = scroller.querySelector('thead th')?.getBoundingClientRect().width ?? 0;
    const line = scroller.parentElement?.previousElementSibling as HTMLElement;
    return {
      seen: Math.round((scroller.clientWidth - names) / (cards[0]?.width ?? 1)),
      gap: cards[1] ? Math.round(cards[1].left - (cards[0]?.right ?? 0)) : 0,
      line: line.childElementCount === 0 ? null : line.getBoundingClientRect().height,
    };
  });

test(
  'comparison: two products at a time on a phone, three from 600 px; a line of 4 px only when there are more',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await compareGoods(page, 3);
    await page.getByRole('heading', { level: 1, name: 'Сравнение' }).waitFor();
    await page.getByText('В сравнении 3 товара').waitFor();
    assert.equal(await page.getByRole('button', { name: 'удалить все' }).count(), 0, 'delete-all is for wider windows');
    assert.deepEqual(await look(page), { seen: 2, gap: 0, line: 4 });
    await checkAccess();
    await page.setViewportSize({ width: 599, height: 740 });
    // Columns get the new width a frame after the window, the line a frame after them.
    await page.waitForFunction(() => {
      const scroller = document.querySelector('[data-widget="compare"] [role="region"]');
      const card = scroller?.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
      return card > 200 && scroller?.parentElement?.previousElementSibling?.childElementCount === 1;
    });
    assert.deepEqual(await look(page), { seen: 2, gap: 0, line: 4 });
    await page.setViewportSize({ width: 600, height: 740 });
    await page.waitForFunction(
      () =>
        document.querySelector('[data-widget="compare"] [role="region"]')?.parentElement?.previousElementSibling
          ?.childElementCount === 0,
    );
    assert.deepEqual(await look(page), { seen: 3, gap: 0, line: null });
    await page.getByRole('button', { name: 'удалить все' }).waitFor();
  },
);

test(
  'comparison: a flat swipe turns the products card by card, one steeper than 30° does not',
  { tag: '@phone' },
  async ({ page }) => {
    await compareGoods(page, 5);
    await room(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const left = () => room(page).evaluate((element) => Math.round(element.scrollLeft));
    const card = await room(page).evaluate(
      (element) => element.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0,
    );
    const from = { x: 300, y: 420 };
    const at = (degrees: number, length: number) => ({
      x: from.x - length * Math.cos((degrees * Math.PI) / 180),
      y: from.y - length * Math.sin((degrees * Math.PI) / 180),
    });
    const settled = (wanted: number) =>
      page.waitForFunction(
        (place) =>
          Math.abs((document.querySelector('[data-widget="compare"] [role="region"]')?.scrollLeft ?? -9) - place) <= 2,
        wanted,
      );
    await swipe(page, from, at(40, 180));
    assert.equal(await left(), 0);
    await swipe(page, from, at(20, 100));
    await settled(card);
    await swipe(page, from, at(0, 260));
    await settled(3 * card);
    await swipe(page, { x: 60, y: 420 }, { x: 200, y: 430 });
    await settled(2 * card);
  },
);

test(
  'comparison: what the filter greys; one product is identical to itself; clearing',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await compareGoods(page, 2);
    await page.getByText('В сравнении 2 товара').waitFor();
    assert.ok(await radio(page, 'Все параметры').isChecked());
    const rows = page.locator('[data-widget="compare"] tbody tr');
    const greyed = rows.and(page.locator('[data-greyed]'));
    const count = await rows.count();
    await radio(page, 'Различающиеся').check();
    for (const row of await greyed.all()) assert.equal(new Set(await row.getByRole('cell').allInnerTexts()).size, 1);
    await checkAccess();
    await radio(page, 'Совпадающие').check();
    for (const row of await greyed.all()) assert.equal(new Set(await row.getByRole('cell').allInnerTexts()).size, 2);
    assert.equal(await rows.count(), count, 'no row is hidden');
    for (const row of await rows.all()) assert.ok(await row.isVisible());

    await page
      .getByRole('button', { name: /^Убрать из сравнения/ })
      .first()
      .click();
    await page.getByText('В сравнении 1 товар', { exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[data-widget="compare"] [data-greyed]').length === 0);
    await radio(page, 'Различающиеся').check();
    assert.equal(await greyed.count(), await rows.count());
    await page.getByRole('button', { name: 'удалить все' }).click();
    await page.getByText('В сравнении пока ничего нет').waitFor();
    await page.getByText('В сравнении нет товаров').waitFor();
    await page.getByText('Добавляйте товары к сравнению значком со столбиками на карточке.').waitFor();
    await checkAccess();
  },
);

test(
  'comparison: shared by a link, read by a stranger, taken into an own one',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // This browser may have a native share dialog, which no test can close.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await compareGoods(page, 2);
    const titles = () => page.getByRole('columnheader').getByRole('link').allInnerTexts();
    const mine = await titles();
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    await checkAccess();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /\/catalog\/compare\/\?ids=\d+,\d+$/);

    // Another visitor: no session, no list.
    await context.clearCookies();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/comparison/getItems/') && calls.push(request.url()));
    await page.goto(link);
    await page.getByText('С вами поделились этим сравнением.').waitFor();
    await untilAlive(page, 'compare');
    assert.deepEqual(await titles(), mine);
    assert.deepEqual(calls, [], 'a shared comparison comes with the page');
    assert.equal(await page.getByRole('button', { name: /удалить все|^Убрать из сравнения|Поделиться/ }).count(), 0);
    await checkAccess();
    await page.getByRole('button', { name: 'Добавить всё в своё сравнение' }).click();
    await page.getByText('Все эти товары уже есть в вашем сравнении.').waitFor();
    await page.getByRole('link', { name: 'Открыть своё сравнение' }).click();
    await page.waitForURL(`**${own}`);
    await page.getByText('В сравнении 2 товара').waitFor();
    assert.deepEqual(await titles(), mine);
  },
);
