import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { addToBasket, findGoods } from '../support/api.js';
import { untilAnswered } from '../support/calls.js';
import { basketLines, basketTotal, fillBasket } from '../support/basket.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { orderForm } from '../support/order.js';
import { roubles } from '../support/roubles.js';
import { startShop, type RunningShop } from '../support/shop.js';
import { walk } from '../support/walk.js';

let other: RunningShop;
before(async () => {
  other = await startShop({ env: { FLAGS: 'basket=off,basket-accessories=off,favorites=off' } });
});
after(() => other?.stop());

const line = (page: Page, title: string) =>
  page.locator('[data-widget="basket"]').getByRole('article', { name: title });
const bin = (page: Page, title: string) => page.getByRole('button', { name: `Удалить «${title}»` });
const back = (page: Page, title: string) => page.getByRole('button', { name: `Вернуть «${title}»` });
const names = (page: Page) =>
  basketLines(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
const sum = async (page: Page) => roubles(await basketTotal(page).getByRole('definition').last().innerText());
const accessories = (page: Page) => page.locator('[data-widget="basket-accessories"]');

for (const width of ['phone', 'desktop'] as const) {
  walk(
    'the basket: lines deleted in a row come back to their places with their quantities',
    width,
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

  walk(
    'the emptied basket says so in both places, hides its accessories, and can be undone',
    width,
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
}

walk(
  'a deletion that fails brings the line back; one that fails to load is tried again',
  'desktop',
  async ({ page, expectFault, checkAccess }) => {
    expectFault(/500/);
    const [title = ''] = await fillBasket(page, 1);
    await page.route('**/api/basket/delete/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    const refused = page.waitForResponse('**/api/basket/delete/');
    await bin(page, title).click();
    await refused;
    await line(page, title).waitFor();
    await page.route('**/api/basket/getItems/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.reload();
    await page.getByText('Не удалось загрузить корзину').waitFor();
    // Unseen while the basket is awaited: access is checked when they stand there.
    await page.locator('[data-widget="basket-accessories"] [data-waiting]').waitFor({ state: 'detached' });
    await checkAccess();
    await page.unroute('**/api/basket/getItems/');
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await line(page, title).waitFor();
  },
);

walk(
  'accessories under the basket: two tabs; what is put in from them joins the list without a reload',
  'desktop',
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
    const title = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Продолжить покупки' }).click();
    await line(page, title).waitFor();
    await page.getByText('В корзине 3 товара', { exact: true }).waitFor();
    await checkAccess();
  },
);

walk('what was chosen in the last half second is kept when the page is left', 'phone', async ({ page }) => {
  const [title = ''] = await fillBasket(page, 1);
  await line(page, title).getByRole('button', { name: 'Больше на одну' }).click();
  await page.goto('/favorites/');
  await page.goto('/basket');
  await line(page, title).waitFor();
  assert.equal(await line(page, title).getByRole('textbox').inputValue(), '2');
});

/** Goods of which a buyer may take so many. */
async function basketOf(page: Page, pieces: number): Promise<string> {
  await page.goto('/privacy/');
  await addToBasket(page, await findGoods(page, { from: 1000, pieces }));
  await page.goto('/basket');
  await basketLines(page).waitFor();
  await untilAlive(page, 'basket');
  return (await names(page))[0] ?? '';
}

walk(
  'a typed quantity is sent and counted half a second after the last key, the focus still in the field',
  'desktop',
  async ({ page }) => {
    const title = await basketOf(page, 12);
    const [field, one] = [line(page, title).getByRole('textbox'), await sum(page)];
    const sent: unknown[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/basket/setQuantity/') && sent.push(request.postDataJSON()),
    );
    // By the page's own clock: a busy machine is slow to press and slow to tell.
    await page.evaluate(
      "window.keyTimes = []; addEventListener('keydown', () => keyTimes.push(performance.now()), true)",
    );
    /** For every call, how long after the last key before it it was sent, ms. */
    const waits = () =>
      page.evaluate<
        number[]
      >(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/setQuantity/'))
      .map(({ startTime }) => startTime - keyTimes.filter((time) => time <= startTime).at(-1))`);

    await field.fill('');
    await page.waitForTimeout(700);
    assert.deepEqual(sent, [], 'an emptied field is no number yet');
    const quantities = () => sent.map((body) => (body as { quantity: number }).quantity);
    const call = page.waitForRequest(
      (request) => request.url().endsWith('/setQuantity/') && request.postDataJSON().quantity === 12,
    );
    await page.keyboard.type('12');
    await call;
    await untilAnswered(page);
    // A machine that pauses between the two keys may let the 1 go as well, after the same pause.
    const pauses = await waits();
    assert.ok(
      pauses.every((pause) => pause >= 490),
      `the pause is a pause: ${pauses.join(', ')}`,
    );
    assert.equal(quantities().filter((quantity) => quantity === 12).length, 1, 'it is sent once');
    assert.ok(quantities().length <= 2, quantities().join(', '));
    assert.equal(await sum(page), one * 12);
    assert.ok(await field.evaluate((input) => input === document.activeElement));

    // Enter and leaving the field wait for nothing.
    for (const [digit, leave] of [
      ['3', 'Enter'],
      ['4', 'Tab'],
    ] as const) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      const flushed = page.waitForRequest('**/api/basket/setQuantity/');
      // In one breath, so that the pause cannot have ended by itself.
      await Promise.all([page.keyboard.press(digit), page.keyboard.press(leave)]);
      await flushed;
      await untilAnswered(page);
      assert.ok(((await waits()).at(-1) ?? Infinity) < 400, `${leave} sends at once`);
      assert.equal(await sum(page), one * Number(digit));
    }
  },
);

walk('a typed quantity is not lost by a reload in the same breath', 'phone', async ({ page }) => {
  const title = await basketOf(page, 3);
  await line(page, title).getByRole('textbox').fill('3');
  await page.reload();
  await line(page, title).waitFor();
  assert.equal(await line(page, title).getByRole('textbox').inputValue(), '3');
});

for (const width of ['phone', 'desktop'] as const) {
  walk(
    'the card of a basket line has the badges of the catalogue: discount, «Советуем», NEW',
    width,
    async ({ page, checkAccess }) => {
      await page.goto('/privacy/');
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
      const card = basketLines(page).first();
      for (const badge of ['−30%', 'Советуем', 'NEW']) await card.getByText(badge, { exact: true }).waitFor();
      assert.deepEqual(await overflows(page), []);
      await checkAccess();
      await page.unrouteAll({ behavior: 'wait' });
    },
  );
}

walk('another tab changes the basket: it is seen on the return', 'desktop', async ({ page, context }) => {
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

walk(
  'with their flags off the basket says so, its accessories and the favourites are not there, the order still works',
  'desktop',
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
  { address: () => other.address },
);
