import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { untilAnswered } from '../support/calls.js';
import { basketLines, basketTotal, fillBasket, refetchBasket } from '../support/basket.js';
import { overflows } from '../support/layout.js';
import { titleOf, untilAlive } from '../support/lists.js';
import { orderForm } from '../support/order.js';
import { roubles } from '../support/roubles.js';
import { test } from '../support/test.js';

const line = (page: Page, title: string) =>
  page.locator('[data-widget="basket"]').getByRole('article', { name: title });
const bin = (page: Page, title: string) => page.getByRole('button', { name: `Удалить «${title}»` });
const back = (page: Page, title: string) => page.getByRole('button', { name: `Вернуть «${title}»` });
const names = (page: Page) =>
  basketLines(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
const sum = async (page: Page) => roubles(await basketTotal(page).getByRole('definition').last().innerText());
const accessories = (page: Page) => page.locator('[data-widget="basket-accessories"]');

test(
  'the basket: lines deleted in a row come back to their places with their quantities',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    const titles = await fillBasket(page, 3);
    const [first = '', , third = ''] = titles;
    await line(page, first).getByRole('button', { name: 'Больше на одну' }).click();
    await page.waitForResponse('**/api/basket/setQuantity/');
    const before = await sum(page);
    await checkAccess();
    assert.deepEqual(await overflows(page), []);

    await bin(page, first).click();
    await back(page, first).waitFor();
    assert.ok(
      await back(page, first).evaluate((button) => button === document.activeElement),
      'the focus is at «Вернуть»',
    );
    await bin(page, third).click();
    await page.getByText('В корзине 1 товар', { exact: true }).waitFor();
    await checkAccess();
    await page.keyboard.press('Enter');
    await line(page, third).waitFor();
    await back(page, first).click();
    await line(page, first).waitFor();
    assert.deepEqual(await names(page), titles);
    assert.equal(await line(page, first).getByRole('textbox').inputValue(), '2');
    await untilAnswered(page);
    assert.equal(await sum(page), before);
    assert.deepEqual(await names(page), titles);
    assert.equal(await page.getByRole('dialog').count(), 0, 'undoing opens no dialog');
    await page.reload();
    await line(page, first).waitFor();
    assert.equal(await line(page, first).getByRole('textbox').inputValue(), '2');
    assert.equal(await basketLines(page).count(), 3);
  },
);

test(
  'the emptied basket says so in both places, hides its accessories, and can be undone',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    const [title = ''] = await fillBasket(page, 1);
    assert.equal(await accessories(page).count(), 1);
    await bin(page, title).click();
    await page.getByText('В корзине нет товаров', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'В корзине пока ничего нет' }).waitFor();
    await accessories(page).getByRole('heading').first().waitFor({ state: 'hidden' });
    await checkAccess();
    await back(page, title).click();
    await line(page, title).waitFor();
    await basketTotal(page).getByRole('link', { name: 'оформить заказ', exact: true }).waitFor();
  },
);

test(
  'a deletion that fails brings the line back; a later fetch that fails removes nothing',
  { tag: '@desktop' },
  async ({ page, expectFault, checkAccess }) => {
    expectFault(/500/);
    const [title = ''] = await fillBasket(page, 1);
    await page.route('**/api/basket/delete/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    const refused = page.waitForResponse('**/api/basket/delete/');
    await bin(page, title).click();
    await refused;
    await line(page, title).waitFor();
    // The page comes with its lines: a fetch that fails afterwards removes nothing.
    await page.route('**/api/basket/getItems/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.reload();
    await line(page, title).waitFor();
    await refetchBasket(page);
    await checkAccess();
    await page.unroute('**/api/basket/getItems/');
    await line(page, title).waitFor();
  },
);

test(
  'accessories under the basket: two tabs; what is put in from them joins the list without a reload',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await fillBasket(page, 2);
    await accessories(page).scrollIntoViewIfNeeded();
    await page.locator('[data-widget="basket-accessories"][data-ready]').waitFor({ state: 'attached' });
    await accessories(page).getByRole('tab').first().waitFor();
    assert.deepEqual(await accessories(page).getByRole('tab').allInnerTexts(), ['Безопасность', 'Комфорт']);
    const card = accessories(page)
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'В корзину' }) })
      .first();
    const title = await titleOf(card);
    await card.getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Продолжить покупки' }).click();
    await line(page, title).waitFor();
    await page.getByText('В корзине 3 товара', { exact: true }).waitFor();
    await checkAccess();
  },
);

test(
  'the card of a basket line has the badges of the catalogue: discount, «Советуем», NEW',
  { tag: ['@desktop', '@soak:phone'] },
  async ({ page, checkAccess }) => {
    await page.goto(callsOnly);
    // The demo shop has no product with all three.
    await page.route('**/api/basket/getItems/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { result: { items: object[] } };
      body.result.items = body.result.items.map((item) => ({
        ...item,
        price: 700,
        oldPrice: 1000,
        recommended: true,
        newItem: true,
      }));
      await route.fulfill({ response: answer, json: body });
    });
    await addToBasket(page, await findGoods(page, { from: 1000 }));
    await page.goto('/basket');
    await refetchBasket(page);
    const card = basketLines(page).first();
    for (const badge of ['−30%', 'Советуем', 'NEW']) await card.getByText(badge, { exact: true }).waitFor();
    assert.deepEqual(await overflows(page), []);
    await checkAccess();
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('another tab changes the basket: it is seen on the return', { tag: '@desktop' }, async ({ page, context }) => {
    const [first = '', second = ''] = await fillBasket(page, 2);
    const tab = await context.newPage();
    await tab.goto('/basket');
    await untilAlive(tab, 'basket');
    await bin(tab, second).click();
    await tab.getByText('В корзине 1 товар', { exact: true }).waitFor();
    await untilAnswered(tab);
    await tab.close();
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await line(page, second).waitFor({ state: 'detached' });
    await line(page, first).waitFor();
  });
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'basket=off,basket-accessories=off,favorites=off' } });

  test(
    'with their flags off the basket says so, its accessories and the favourites are not there, the order still works',
    { tag: '@soak:desktop' },
    async ({ page, checkAccess }) => {
      await page.goto('/catalog/');
      await untilAlive(page, 'catalog');
      await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.goto('/basket');
      await page.getByText('Этот раздел сейчас закрыт.').waitFor();
      assert.equal(await page.locator('[data-widget="basket"], [data-widget="basket-accessories"]').count(), 0);
      await checkAccess();
      await page.goto('/favorites/');
      await page.getByText('Этот раздел сейчас закрыт.').waitFor();
      assert.equal(await page.locator('[data-widget="favorites"]').count(), 0);
      await checkAccess();
      await page.goto('/order');
      await orderForm(page).waitFor();
    },
  );
});
