import assert from 'node:assert/strict';
import { newAccount } from '../support/account.js';
import { callsOnly, registerByCalls } from '../support/api.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { goToOrder } from '../support/order.js';
import { test } from '../support/test.js';

test(
  'favourites: cards, one removed, all removed, the empty text',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await page.goto('/favorites/');
    await page.getByText('В избранном пока ничего нет').waitFor();
    await checkAccess();
    await page.goto('/catalog/');
    await untilAlive(page, 'catalog');
    const cards = page.getByRole('main').getByRole('article');
    for (const index of [0, 1, 2]) await cards.nth(index).getByRole('button', { name: 'В избранное' }).click();
    await page.getByRole('link', { name: 'Избранное 3 товара' }).click();
    await page.waitForURL('**/favorites/');
    await cards.nth(2).waitFor();
    await checkAccess();
    await cards.first().getByRole('button', { name: 'В избранное' }).click();
    await page.getByRole('link', { name: 'Избранное 2 товара' }).waitFor();
    await cards.nth(2).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'удалить все' }).click();
    await page.getByText('В избранном пока ничего нет').waitFor();
    await page.reload();
    await page.getByText('В избранном пока ничего нет').waitFor();
  },
);

test(
  'comparison: three goods, views, removal, a shared address',
  { tag: '@soak:desktop' },
  async ({ page, checkAccess }) => {
    await page.goto('/catalog/compare/');
    await page.getByText('В сравнении пока ничего нет').waitFor();
    await page.goto('/search/?q=палатка');
    await untilAlive(page, 'catalog');
    const cards = page.getByRole('main').getByRole('article');
    for (const index of [0, 1, 2]) await cards.nth(index).getByRole('button', { name: 'Сравнить' }).click();
    await page.getByRole('link', { name: 'Сравнение 3 товара' }).click();
    await page.getByText('В сравнении 3 товара').waitFor();
    await untilAlive(page, 'compare');
    const table = page.getByRole('table');
    assert.equal(await table.getByRole('columnheader').count(), 4);
    const rows = table.locator('tbody tr');
    const greyed = table.locator('[data-greyed]');
    assert.equal(await greyed.count(), 0);
    await page.getByRole('radio', { name: 'Различающиеся' }).check();
    const same = await greyed.count();
    await checkAccess();
    await page.getByRole('radio', { name: 'Совпадающие' }).check();
    const different = await greyed.count();
    assert.equal(same + different, await rows.count());
    assert.ok(different > 0, 'three tents differ in something');
    await page
      .getByRole('button', { name: /^Убрать из сравнения/ })
      .first()
      .click();
    await page.getByText('В сравнении 2 товара').waitFor();
    await page.getByRole('button', { name: 'удалить все' }).click();
    await page.getByText('В сравнении нет товаров').waitFor();

    await page.goto('/catalog/compare/?ids=1,2');
    await page.getByText('В сравнении 2 товара').waitFor();
    assert.equal(await page.getByRole('button', { name: 'удалить все' }).count(), 0);
  },
);

test(
  'visitors read what account pages are for; nothing to buy is said',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    for (const address of ['/orders', '/profile']) {
      const answer = await page.goto(address);
      assert.equal(answer?.status(), 200);
      await page.getByText('Вы не авторизованы').waitFor();
      await checkAccess();
    }
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
    await page.goto('/basket');
    await page.getByText('В корзине нет товаров').waitFor();
    await page.getByText('В корзине пока ничего нет').waitFor();
    await checkAccess();
    const order = await page.goto('/order');
    assert.equal(order?.status(), 200);
    await page.getByText('В корзине пока ничего нет').waitFor();
    assert.equal(await page.getByRole('form', { name: 'Оформление заказа' }).count(), 0);
    await checkAccess();
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'the basket: quantity is capped, saved after a pause and before leaving, a line is removed',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/catalog/');
      const title = await openFirstProduct(page);
      await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
      const line = page.getByRole('article', { name: title });
      const quantity = line.getByRole('spinbutton').or(line.getByRole('textbox'));
      await line.getByRole('button', { name: 'Больше на одну' }).click();
      await page.waitForResponse('**/api/basket/setQuantity/');
      await page.reload();
      await line.waitFor();
      assert.equal(await quantity.inputValue(), '2');

      await quantity.fill('99999');
      await quantity.press('Tab');
      await line.getByText(/^В магазинах \d+ шт\.$/).waitFor();
      const stock = await quantity.inputValue();
      assert.ok(Number(stock) < 99999);
      await quantity.fill('0');
      await quantity.press('Tab');
      assert.equal(await quantity.inputValue(), '1');

      // Left within the debounce: the pending change is sent first.
      await quantity.fill('3');
      await quantity.press('Tab');
      await goToOrder(page);
      await page.getByText('3 шт.', { exact: true }).waitFor();
      await page.goto('/basket');
      await line.getByRole('button', { name: `Удалить «${title}»` }).click();
      await page.getByText('В корзине пока ничего нет').waitFor();
    },
  );
});

test('a signed-in buyer without orders', { tag: '@phone' }, async ({ page, checkAccess }) => {
  await page.goto(callsOnly);
  await registerByCalls(page, newAccount());
  await page.goto('/orders');
  await page.getByText('Заказов пока нет').waitFor();
  await checkAccess();
});
