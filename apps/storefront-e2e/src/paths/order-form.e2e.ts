import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { addToBasket, ask, callsOnly, findGoods } from '../support/api.js';
import { checkInSight } from '../support/forms.js';
import {
  chooseCourier,
  chooseOrderCity,
  choosePayment,
  fillBuyer,
  giveConsents,
  orderConsents,
  orderForm,
} from '../support/order.js';
import { test } from '../support/test.js';

async function openOrder(page: Page, pieces = 1): Promise<void> {
  await page.goto(callsOnly);
  await addToBasket(page, await findGoods(page, { from: 1000, pieces }));
  await page.goto('/order');
  await orderForm(page).waitFor();
}

test(
  'what is typed is there after going back to the basket and after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrder(page);
    await fillBuyer(page);
    await chooseOrderCity(page, 'Пермь');
    await chooseCourier(page, 'ул. Сибирская, 8');
    await orderForm(page).getByRole('textbox', { name: 'Комментарий к заказу' }).fill('Домофон не работает');
    await choosePayment(page, 'При получении');
    await giveConsents(page);
    await page.getByRole('link', { name: 'Изменить', exact: true }).click();
    await page.waitForURL('**/basket');
    await page.goBack();
    await page.reload();
    const form = orderForm(page);
    await form.waitFor();
    const field = (name: string) => form.getByRole('textbox', { name }).inputValue();
    assert.equal(await field('Имя'), 'Мария Лыжина');
    assert.equal((await field('Телефон')).replaceAll(/\D/g, ''), '79123456789');
    assert.equal(await field('E-mail'), 'maria@example.ru');
    assert.equal(await form.getByRole('combobox', { name: 'Город' }).inputValue(), 'Пермь');
    assert.equal(await field('Адрес доставки'), 'ул. Сибирская, 8');
    assert.equal(await field('Комментарий к заказу'), 'Домофон не работает');
    await form.getByRole('radio', { name: 'При получении', checked: true }).waitFor();
    for (const consent of orderConsents(page)) assert.equal(await consent.isChecked(), false);
  },
);

test(
  'a courier order without an address goes nowhere: «Укажите адрес доставки», the field has the focus',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/basket/order/') && sent.push(request.url()));
    await openOrder(page);
    await fillBuyer(page);
    await chooseCourier(page, '   ');
    await giveConsents(page);
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await orderForm(page).getByText('Укажите адрес доставки', { exact: true }).waitFor();
    await checkInSight(orderForm(page).getByRole('textbox', { name: 'Адрес доставки' }));
    assert.deepEqual(sent, []);
    await checkAccess();
  },
);

test(
  'a city search that fails says so and can be repeated, also once the field is left',
  { tag: '@desktop' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/500|searchCities/);
    await openOrder(page);
    await page.route('**/api/location/searchCities/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    const city = orderForm(page).getByRole('combobox', { name: 'Город' });
    await city.fill('Перм');
    await orderForm(page).getByText('Не удалось загрузить список городов.').waitFor();
    assert.equal(await page.getByText('Ищем город…').isVisible(), false);
    await checkAccess();
    await page.unroute('**/api/location/searchCities/');
    // By keyboard: leaving the field must not remove the retry button.
    await page.keyboard.press('Tab');
    await orderForm(page).getByRole('button', { name: 'Повторить' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /^Пермь/ }).click();
    assert.equal(await city.inputValue(), 'Пермь');
    assert.equal(await orderForm(page).getByText('Не удалось загрузить список городов.').count(), 0);
  },
);

test(
  'what must be filled in is marked, and a name ends at a hundred characters',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrder(page);
    const marked = () =>
      orderForm(page)
        .locator('[data-required]')
        .evaluateAll((marks) =>
          marks.flatMap((mark) =>
            /\*/.test(getComputedStyle(mark, '::after').content) ? (mark.parentElement?.textContent ?? '') : [],
          ),
        );
    assert.deepEqual(await marked(), ['Имя', 'Телефон', 'E-mail', 'Город', 'Адрес самовывоза']);
    await orderForm(page)
      .getByRole('radio', { name: /^Курьер/ })
      .check();
    assert.deepEqual(await marked(), ['Имя', 'Телефон', 'E-mail', 'Город', 'Адрес доставки']);
    const name = orderForm(page).getByRole('textbox', { name: 'Имя' });
    await name.focus();
    await page.keyboard.insertText('Ж'.repeat(120));
    assert.equal((await name.inputValue()).length, 100);
  },
);

test(
  'a refusal names what ran out, the form keeps what was typed',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await openOrder(page);
    await fillBuyer(page);
    await chooseCourier(page);
    await giveConsents(page);
    await page.route('**/api/basket/order/', (route) =>
      route.fulfill({
        json: { statusCode: 200, errorCode: 22, errorMessage: 'Товара «Рюкзак» нет в наличии.', result: null },
      }),
    );
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' });
    assert.equal(
      await failed.getByRole('link', { name: '8 (800) 301-42-43' }).getAttribute('href'),
      'tel:+78003014243',
    );
    await checkAccess();
    await failed.getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('alert').filter({ hasText: 'Товара «Рюкзак» нет в наличии.' }).waitFor();
    assert.equal(await orderForm(page).getByRole('textbox', { name: 'Имя' }).inputValue(), 'Мария Лыжина');
    await checkAccess();
  },
);

test('a card order without an address to pay at opens the failure dialog', { tag: '@desktop' }, async ({ page }) => {
  await openOrder(page);
  await fillBuyer(page);
  await chooseCourier(page);
  await giveConsents(page);
  await page.route('**/api/basket/order/', (route) =>
    route.fulfill({
      json: { statusCode: 200, errorCode: 0, errorMessage: '', result: { payment_link: '', orderNum: '1' } },
    }),
  );
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await page.getByRole('dialog', { name: 'Что-то пошло не так' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/order');
});

test.describe(() => {
  // As with a backend that gives no delivery prices.
  test.use({ shopEnv: { FLAGS: 'delivery=off' } });

  test('delivery is free strictly above the limit of the page', { tag: '@desktop' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/getDelivery/') && asked.push(request.url()));
    await page.goto(callsOnly);
    await addToBasket(page, await findGoods(page, { to: 4999 }));
    await page.goto('/order');
    await orderForm(page)
      .getByRole('radio', { name: /^Курьер/ })
      .check();
    const summary = page.getByRole('complementary', { name: 'Ваш заказ' });
    await summary.getByText('Рассчитывается менеджером').waitFor();
    await addToBasket(page, await findGoods(page, { from: 5001 }));
    await page.reload();
    await summary.getByText('Бесплатно').waitFor();
    const { result } = await ask<{ price: number }>(page, '/api/basket/getPrice/');
    assert.ok(result.price > 5000);
    assert.deepEqual(asked, []);
  });
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'order=off' } });

  test(
    'a shop may do without its order form: the page says so, the basket works',
    { tag: '@soak:desktop' },
    async ({ page, checkAccess }) => {
      await page.goto(callsOnly);
      await addToBasket(page, await findGoods(page, { from: 1000 }));
      await page.goto('/order');
      await page.getByText('Этот раздел сейчас закрыт.').waitFor();
      assert.equal(await page.locator('[data-widget="order"]').count(), 0);
      assert.equal(await orderForm(page).count(), 0);
      await checkAccess();
      await page.goto('/basket');
      await page.getByText('В корзине 1 товар', { exact: true }).waitFor();
    },
  );
});
