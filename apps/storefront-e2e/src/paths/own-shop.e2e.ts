import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { accountLink, fillDetails, newAccount, openAuth, passCode } from '../support/account.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { choosePayment, choosePickup, giveConsents, goToOrder } from '../support/order.js';
import { test } from '../support/test.js';
import { openAccounting } from '../own-shop/accounting.js';
import { bicycles, fishing, type Brand } from '../own-shop/brand.js';
import { staff, startOwnShop, type OwnShop } from '../own-shop/own-shop.js';

// One after another in one worker: each shop is set up once.
test.describe.configure({ mode: 'default' });

const shops = new Map<Brand, OwnShop>();
async function shopOf(brand: Brand): Promise<OwnShop> {
  const shop = shops.get(brand) ?? (await startOwnShop(brand));
  shops.set(brand, shop);
  return shop;
}
test.afterAll(() => Promise.all([...shops.values()].map((shop) => shop.stop())));

test(
  'a shop of one’s own: a buyer registers and orders, the staff are notified, 1C responds, the buyer sees it',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    const { address, services } = await shopOf(bicycles);
    const account = newAccount();
    await page.goto(`${address}/catalog/`);
    await expect(page).toHaveTitle(/Велобаза/);
    await checkAccess();
    const home = page.getByRole('banner').getByRole('link', { name: 'Велобаза, на главную' });
    const [frame, logo] = await Promise.all([home.boundingBox(), home.locator('img').boundingBox()]);
    assert.ok(
      frame && logo && logo.y >= frame.y && logo.y + logo.height <= frame.y + frame.height,
      'the logo is whole',
    );

    // The code comes by the shopkeeper's SMS gateway.
    await page.goto(`${address}/orders`);
    const dialog = await openAuth(page, page.getByRole('main'));
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await passCode(page, dialog, account.phone, async (_page, phone) => {
      const sms = () => services.messages.find(({ to }) => to === `+7${phone}`);
      await expect.poll(sms).toBeTruthy();
      return /\d{4}/.exec(sms()?.text ?? '')?.[0] ?? '';
    });
    await fillDetails(dialog, account);
    await dialog.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await dialog.getByText('Вы зарегистрированы!').waitFor();

    await page.goto(`${address}/catalog/`);
    const title = await openFirstProduct(page);
    await putIntoBasket(page);
    await page.goto(`${address}/basket`);
    await page.getByRole('article', { name: title }).waitFor();
    await goToOrder(page);
    await choosePickup(page);
    await choosePayment(page, 'При получении');
    await giveConsents(page);
    await checkAccess();
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await page
      .getByRole('dialog', { name: 'Товар забронирован!' })
      .getByRole('link', { name: 'Перейти в мои заказы' })
      .click();

    // The staff get a letter, a program that knows the secret gets a webhook.
    const placed = () => services.hooks.find(({ body }) => body.includes('order.placed'));
    await expect.poll(placed).toBeTruthy();
    const { body = '', headers = {} } = placed() ?? {};
    const { order } = JSON.parse(body) as { order: { number: string } };
    const signature = Object.values(headers)
      .flat()
      .find((value) => /^t=\d+,/.test(value ?? ''));
    const [, time, hash] = /^t=(\d+),v1=(\w+)/.exec(signature ?? '') ?? [];
    const secret = services.env.ORDER_WEBHOOK_SECRET ?? '';
    assert.equal(hash, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    await expect
      .poll(() => services.letters.some(({ to, text }) => to.includes(staff) && text.includes(order.number)))
      .toBe(true);

    // 1C takes the order and sets its status; the buyer sees it on the order.
    const accounting = await openAccounting(address);
    const taken = await accounting.takeOrders();
    assert.ok(taken.includes(`<Номер>${order.number}</Номер>`) && taken.includes(title), taken);
    await page.goto(`${address}/orders`);
    await accountLink(page, account).waitFor();
    const card = page.getByRole('article', { name: `Заказ № ${order.number}` });
    await card.waitFor();
    assert.equal(await card.getByText('Готов к выдаче').count(), 0);
    assert.match(await accounting.setStatus(order.number, 'Готов к выдаче'), /^success/);
    await page.reload();
    await card.getByText('Готов к выдаче').first().waitFor();
    const isTold = () =>
      services.letters.some(({ to, text }) => to.includes(account.email) && text.includes('собран и ждёт вас'));
    await expect.poll(isTold).toBe(true);
  },
);

/** Pages that every shop has, whatever its content; the last does not exist. */
const paths = [
  '/',
  '/catalog/',
  '/search/?q=нет-такого',
  '/favorites/',
  '/catalog/compare/',
  '/basket',
  '/order',
  '/orders',
  '/profile',
  '/about/shops/',
  '/contacts/',
  '/privacy/',
  '/sale-terms/',
  '/nowhere/',
];

test(
  'two brands of one build: each page has the name, the goods and the colour of its own alone',
  { tag: '@soak:desktop' },
  async ({ page, expectFault }) => {
    expectFault(/404 \(Not Found\)/);
    for (const [brand, other] of [
      [bicycles, fishing],
      [fishing, bicycles],
    ] as const) {
      const { address } = await shopOf(brand);
      const strangers = new RegExp(`${other.name}|${other.slug}|Тропа|tropa\\.(?:example|ru)`);
      for (const path of paths) {
        const response = await page.goto(address + path);
        assert.equal(response?.status(), path === '/nowhere/' ? 404 : 200, path);
        // Whatever a browser, a search engine or a screen reader may find.
        const whole = await page.content();
        assert.ok(whole.includes(brand.name), `${brand.name}: ${path}`);
        assert.doesNotMatch(whole, strangers, `${brand.name}: ${path}`);
      }
      await page.goto(`${address}/catalog/`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(brand.goods.length);
      const colour = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--tropa-color-primary'),
      );
      assert.equal(colour.trim(), brand.colour);
    }
  },
);
