import assert from 'node:assert/strict';
import { addToBasket, callsOnly, demand, findGoods } from '../support/api.js';
import { basketTotal } from '../support/basket.js';
import { openBuySheet } from '../support/goods.js';
import { chooseCourier, choosePayment, fillBuyer, giveConsents, goToOrder, orderForm } from '../support/order.js';
import { test } from '../support/test.js';

/** «2 240,50 ₽» → 224050. */
const kopecks = (text: string): number => {
  const [roubles = '', rest = ''] = text.replaceAll(/[^\d,]/g, '').split(',');
  return Number(roubles) * 100 + Number(rest.padEnd(2, '0'));
};

interface Address {
  readonly items: readonly { readonly id: number; readonly link: string }[];
}

test(
  'price and days of delivery before anything personal, the total with it on the button, paid by SBP at the bank',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    await page.goto(callsOnly);
    const goods = await findGoods(page, { to: 3000 });
    const { items } = await demand<Address>(page, '/api/catalog/getItems/', {
      filter: { item_id: String(goods.id) },
      limit: 15,
    });
    const link = items.find(({ id }) => id === goods.id)?.link ?? '';
    assert.match(link, /^\/product\//);

    // The product says where to, how much and when.
    await page.goto(link);
    const line = page.getByText(/^Доставка в Тюмень: от 250\s₽, \d/);
    await openBuySheet(page);
    await line.waitFor();
    await checkAccess();

    // So does the basket, with what is missing until delivery is free.
    await addToBasket(page, goods);
    await page.goto('/basket');
    const side = basketTotal(page);
    await side.getByText('Доставка в Тюмень').waitFor();
    await side.getByText(/^от 250\s₽/).waitFor();
    const left = await side.getByText(/^До бесплатной доставки осталось/).innerText();
    assert.equal(kopecks(left), 500_000 - Math.round(goods.price * 100));
    await checkAccess();

    // The order form, with every field still empty.
    await goToOrder(page);
    const form = orderForm(page);
    assert.equal(await form.getByRole('textbox', { name: 'Имя' }).inputValue(), '');
    const courier = form.getByRole('radio', { name: /^Курьер/ });
    await page
      .getByText(/^250\s₽, \d+(?:–\d+)? \p{L}+/u)
      .first()
      .waitFor();
    await courier.check();
    const total = Math.round(goods.price * 100) + 250_00;
    const pay = page.getByRole('button', { name: 'Перейти к оплате', exact: true });
    await pay.getByText('₽').waitFor();
    assert.equal(kopecks(await pay.innerText()), total);
    await checkAccess();

    await fillBuyer(page);
    await chooseCourier(page);
    await choosePayment(page, 'СБП');
    await giveConsents(page);
    await pay.click();
    await page.getByRole('heading', { name: /^Оплата заказа № / }).waitFor();
    await page.getByRole('heading', { name: 'К оплате через СБП' }).waitFor();
    assert.equal(kopecks(await page.locator('.sum').innerText()), total, 'the bank charges what the button said');
    await page.getByRole('button', { name: 'Оплатить через СБП' }).click();
    await page.getByRole('dialog', { name: 'Товар оплачен!' }).waitFor();

    // The letter repeats it.
    await page.goto('/demo/outbox');
    const letter = page.getByRole('article').filter({ hasText: 'Оплата: через СБП на сайте' }).first();
    assert.match(await letter.innerText(), /Доставка: 250\s₽/);
  },
);
