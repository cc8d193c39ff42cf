import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { addToBasket, ask, callsOnly, findGoods } from '../support/api.js';
import { refetchBasket } from '../support/basket.js';
import { checkFocusReturns } from '../support/dialog-focus.js';
import { goRound, pressOn } from '../support/keys.js';
import { chooseCourier, choosePayment, fillBuyer, giveConsents, orderForm } from '../support/order.js';
import { roubles } from '../support/roubles.js';
import { test } from '../support/test.js';

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

const question = (page: Page) => page.getByRole('dialog', { name: 'Корзина изменилась' });
const booked = (page: Page) => page.getByRole('dialog', { name: 'Товар забронирован!' });
const price = async (page: Page) => (await ask<{ price: number }>(page, '/api/basket/getPrice/')).result.price;
const total = async (page: Page) =>
  roubles(await page.getByRole('complementary', { name: 'Ваш заказ' }).getByRole('definition').last().innerText());

async function fill(page: Page): Promise<void> {
  await page.goto(callsOnly);
  await addToBasket(page, await findGoods(page, { from: 1000, pieces: 3 }));
  await page.goto('/order');
  await orderForm(page).waitFor();
  await fillBuyer(page);
  await chooseCourier(page);
  await choosePayment(page, 'При получении');
  await giveConsents(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Оформить заказ', exact: true }).click();

test(
  'a basket changed in another tab is confirmed with its new sum before it is ordered',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    await fill(page);
    const [before, orders] = [await total(page), [] as string[]];
    page.on('response', (answer) => answer.url().endsWith('/api/basket/order/') && orders.push(answer.url()));
    const tab = await context.newPage();
    await tab.goto(callsOnly);
    await addToBasket(tab, await findGoods(tab, { from: 1000, pieces: 3 }));
    const after = await price(tab);
    await tab.close();
    assert.ok(after > before);

    await submit(page);
    await question(page).waitFor();
    assert.deepEqual(orders, [], 'nothing is ordered yet');
    const words = await question(page).innerText();
    assert.ok(words.includes('на сумму'), words);
    assert.equal(await total(page), after, 'the page behind shows the new sum');
    await checkAccess();
    // Back to the form: nothing was ordered, and there is no second question about a sum already seen.
    await question(page).getByRole('button', { name: 'Вернуться к заказу' }).click();
    await question(page).waitFor({ state: 'detached' });
    await submit(page);
    await booked(page).waitFor();
    assert.equal(roubles(/на сумму ([\d\u00A0 ]+)/.exec(await booked(page).innerText())?.[1] ?? ''), after);
  },
);

test(
  'keyboard only: the dialog about a changed basket keeps the focus, returns it, and takes the answer',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await fill(page);
    const changeElsewhere = async () => {
      const tab = await context.newPage();
      await tab.goto(callsOnly);
      await addToBasket(tab, await findGoods(tab, { from: 1000, pieces: 3 }));
      await tab.close();
      await page.bringToFront();
    };
    const order = page.getByRole('button', { name: 'Оформить заказ', exact: true });
    await changeElsewhere();
    await pressOn(page, order, 'Enter');
    await question(page).waitFor();
    await goRound(page, question(page));
    await goRound(page, question(page), 'Shift+Tab');
    await checkFocusReturns(page, question(page), order);

    await changeElsewhere();
    await page.keyboard.press('Enter');
    await question(page).waitFor();
    await pressOn(page, question(page).getByRole('button', { name: /^Заказать за/ }), 'Enter');
    await booked(page).waitFor();
    await goRound(page, booked(page));
  },
);

test(
  'a price that the shop raised meanwhile is asked about, and ordered when the buyer agrees',
  { tag: '@desktop' },
  async ({ page }) => {
    // The page has a lower price than the shop now.
    let isOld = true;
    await page.route('**/api/basket/getItems/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        result: { items: { price: number }[]; price: number; salePrice: number; version?: string };
      };
      if (isOld) {
        body.result.items = body.result.items.map((item) => ({ ...item, price: item.price - 100 }));
        body.result.price -= 100;
        body.result.salePrice -= 100;
        if (body.result.version) body.result.version = 'older';
      }
      await route.fulfill({ response: answer, json: body });
    });
    // The price rises between the page's last fetch and the order: only the shop itself can notice.
    await page.route('**/api/basket/order/', (route) => {
      isOld = false;
      return route.continue();
    });
    await fill(page);
    const shown = await total(page);
    await refetchBasket(page);
    await expect.poll(() => total(page)).not.toBe(shown);
    const before = await total(page);
    const refused = page.waitForResponse('**/api/basket/order/');
    await submit(page);
    assert.notEqual(((await (await refused).json()) as { errorCode: number }).errorCode, 0);
    await question(page).waitFor();
    assert.equal(await total(page), before + 100);
    await question(page)
      .getByRole('button', { name: /^Заказать за/ })
      .click();
    await booked(page).waitFor();
    // A call whose response is still being modified would fail the file after its last test.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test('the end of an order names its number and its sum', { tag: '@phone' }, async ({ page }) => {
  await fill(page);
  const sum = await total(page);
  const answered = page.waitForResponse('**/api/basket/order/');
  await submit(page);
  const { result } = (await (await answered).json()) as { result: { orderNum: string } };
  const words = await booked(page).innerText();
  assert.ok(words.includes(`Заказ № ${result.orderNum}`), words);
  assert.equal(roubles(/на сумму ([\d\u00A0 ]+)/.exec(words)?.[1] ?? ''), sum);
});
