import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { addToBasket, callsOnly, demand, findGoods, orderByCall, registerByCalls } from '../support/api.js';
import { productCard } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

/** The message that an action was refused, at the control or in its card: visible, in Russian, inside the window. */
async function checkRefusal(page: Page, place: Locator, words: RegExp): Promise<void> {
  const note = place.getByRole('status').filter({ hasText: words });
  await note.waitFor();
  const { x = -1, width = 0 } = (await note.boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= (page.viewportSize()?.width ?? 0), 'the words are inside the window');
  const isClipped = await note.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const frame = parent.getBoundingClientRect();
      const isFrame =
        getComputedStyle(parent).overflowY !== 'visible' &&
        parent !== document.body &&
        parent !== document.documentElement;
      if (isFrame && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
    }
    return false;
  });
  assert.ok(!isClipped, 'the words are not clipped by an element around them');
}

type Box = Record<'left' | 'top' | 'right' | 'bottom' | 'width', number>;

/** Positions relative to their card: the page may scroll on a click. */
const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const card = element.closest('article')?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return {
        left: left - card.left,
        top: top - card.top,
        right: right - card.left,
        bottom: bottom - card.top,
        width,
      };
    }),
  );

/** Refusals in a card: nothing in the card moved, no word is broken, no note overlaps another or a button. */
async function checkCardNotes(card: Locator, before: readonly Box[]): Promise<void> {
  const buttons = await boxesOf(card.getByRole('button'));
  assert.deepEqual(buttons, before, 'the buttons stay where they were');
  const notes = card.getByRole('status').filter({ hasText: /./ });
  const isBroken = await notes.evaluateAll((elements) =>
    elements.some((element) => element.scrollWidth > element.clientWidth),
  );
  assert.ok(!isBroken, 'every word fits its line');
  const boxes = await boxesOf(notes);
  assert.ok(
    boxes.every(({ width }) => width >= 120),
    `wide enough to be read: ${boxes.map(({ width }) => width).join(', ')}`,
  );
  const isOver = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const over = boxes.flatMap((box, index) =>
    [...boxes.slice(index + 1), ...buttons].filter((other) => isOver(box, other)),
  );
  assert.deepEqual(over, [], 'nothing overlaps');
}

test(
  'a refused action is reported in the comparison and in the basket too, without moving anything',
  { tag: '@soak:desktop' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/500/);
    await page.goto(callsOnly);
    const goods = await findGoods(page, { pieces: 3 });
    await addToBasket(page, goods);
    await demand(page, '/api/comparison/addItemToComparison/', { id: goods.id });
    const calls =
      /addItemToBasket|addItemToFavorites|setQuantity|basket\/delete|removeItemFromComparison|deleteFromComparison/;
    await page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));

    await page.goto('/basket');
    const line = page.getByRole('main').getByRole('article').first();
    await line.waitFor();
    await untilAlive(page, 'basket');
    const before = await boxesOf(line.getByRole('button'));
    await line.getByRole('button', { name: 'В избранное' }).click();
    await checkRefusal(page, line, /^Не удалось добавить в избранное/);
    await checkCardNotes(line, before);
    await line.getByRole('button', { name: 'Больше на одну' }).click();
    await checkRefusal(page, page.getByRole('main'), /^Не удалось изменить количество/);
    await line.getByRole('button', { name: /^Удалить/ }).click();
    await checkRefusal(page, page.getByRole('main'), /^Не удалось удалить товар/);
    await line.waitFor();
    await checkAccess();

    // Emptied by a call, so that the button in the comparison adds again.
    await page.unroute(calls);
    await line.getByRole('button', { name: /^Удалить/ }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Вернуть/ })
      .waitFor();
    await page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    await page.goto('/catalog/compare/');
    const table = page.getByRole('table');
    await table.waitFor();
    await untilAlive(page, 'compare');
    await table.getByRole('button', { name: 'В корзину', exact: true }).click();
    await checkRefusal(page, table, /^Не удалось добавить в корзину/);
    await checkAccess();
  },
);

test(
  'a refused action is reported at its control: basket, heart, comparison, cancel, repeat, logout',
  { tag: '@phone' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/500/);
    await page.goto(callsOnly);
    await registerByCalls(page, newAccount());
    await addToBasket(page, await findGoods(page, { pieces: 3 }));
    const { orderNum } = await orderByCall(page);
    const calls = /addItemToBasket|addItemToFavorites|addItemToComparison|cancelOrder|repeatOrder|auth\/logout/;
    await page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));

    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
      .first();
    await card.scrollIntoViewIfNeeded();
    const before = await boxesOf(card.getByRole('button'));
    await card.getByRole('button', { name: 'В корзину', exact: true }).click();
    await checkRefusal(page, card, /^Не удалось добавить в корзину/);
    assert.ok(await card.getByRole('button', { name: 'В корзину', exact: true }).isEnabled());
    await card.getByRole('button', { name: 'В избранное' }).click();
    await checkRefusal(page, card, /^Не удалось добавить в избранное/);
    await card.getByRole('button', { name: 'Сравнить' }).click();
    await checkRefusal(page, card, /^Не удалось добавить к сравнению/);
    assert.equal(await card.getByRole('button', { pressed: true }).count(), 0);
    await checkCardNotes(card, before);
    await checkAccess();

    await card.getByRole('link').first().click();
    await productCard(page).locator('[data-status="ready"]').waitFor();
    await productCard(page).getByRole('button', { name: 'В избранное' }).click();
    await checkRefusal(page, productCard(page), /^Не удалось добавить в избранное/);
    await productCard(page).getByRole('button', { name: 'В корзину', exact: true }).click();
    await checkRefusal(page, productCard(page), /^Не удалось добавить в корзину/);

    await page.goto('/orders');
    const order = page.getByRole('article', { name: `Заказ № ${orderNum}` });
    await order.getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
    await checkRefusal(page, order, /^Не удалось отменить заказ/);
    await checkAccess();
    await page.goto('/orders');
    await order.getByRole('button', { name: 'Повторить заказ' }).click();
    await checkRefusal(page, order, /^Не удалось повторить заказ/);

    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
    await checkRefusal(page, page.getByRole('main'), /^Не удалось выйти/);
    await checkAccess();
  },
);

test(
  'a session that ends while the orders are open: the sign-in screen, no name in the header',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    await page.goto(callsOnly);
    const account = newAccount();
    await registerByCalls(page, account);
    const goods = await findGoods(page, { pieces: 3 });
    await addToBasket(page, goods);
    await orderByCall(page);
    await page.goto('/orders');
    await page.getByRole('article', { name: /^Заказ №/ }).waitFor();
    await context.clearCookies();
    await page.getByRole('combobox', { name: 'Год' }).selectOption({ index: 1 });
    await page.getByText('Вы не авторизованы').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).waitFor();
    assert.equal(await page.getByRole('banner').getByRole('link', { name: account.name }).count(), 0);
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor();
    await checkAccess();
  },
);
