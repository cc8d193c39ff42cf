import assert from 'node:assert/strict';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { fillOrder, goToOrder } from '../support/order.js';
import { test } from '../support/test.js';

test('a guest orders with pickup and payment on delivery', { tag: '@phone' }, async ({ page, checkAccess }) => {
  await page.goto('/catalog/');
  await checkAccess();
  const title = await openFirstProduct(page);
  await checkAccess();
  const added = await putIntoBasket(page);
  await added.getByText(title).waitFor();
  await checkAccess();
  await added.getByRole('link', { name: 'Перейти в корзину' }).click();

  await page.getByRole('article', { name: title }).waitFor();
  assert.equal(await page.getByText('В корзине 1 товар', { exact: true }).count(), 1);
  await checkAccess();
  await goToOrder(page);
  await fillOrder(page, 'При получении');
  await checkAccess();

  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const booked = page.getByRole('dialog', { name: 'Товар забронирован!' });
  await booked.waitFor();
  await checkAccess();
  await booked.getByRole('link', { name: 'Перейти в мои заказы' }).click();

  await page.waitForURL('**/profile');
  await page.getByText('Вы не авторизованы').waitFor();
  await page.getByText(/Заказ № \d+ принят/).waitFor();
  await checkAccess();
  await page.goto('/basket');
  await page.getByText('В корзине пока ничего нет').waitFor();
});
