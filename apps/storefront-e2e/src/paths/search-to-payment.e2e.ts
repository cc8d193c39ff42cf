import assert from 'node:assert/strict';
import { chips, chooseOption, goodsCount } from '../support/filters.js';
import { openBuySheet, openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { fillOrder, goToOrder } from '../support/order.js';
import { roubles } from '../support/roubles.js';
import { openSearch } from '../support/search.js';
import { test } from '../support/test.js';

/** An event of the shop, as its page receives it. */
interface Told {
  readonly name: string;
  readonly detail: { readonly value?: number; readonly products?: readonly { readonly name?: string }[] };
}

test(
  'from a search with a typo to a paid order',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    // The events of the shop's own page, on the bus that other sites listen to.
    await page.addInitScript(() => {
      document.addEventListener('tropa:event', (event) => {
        const told = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
        sessionStorage.setItem('told', JSON.stringify([...told, (event as CustomEvent).detail]));
      });
    });
    await page.goto('/');
    const field = await openSearch(page);
    await field.fill('кросовки');
    await field.press('Enter');
    await page.waitForURL('**/search/?q=*');
    await page
      .getByRole('article', { name: /Кроссовки/ })
      .first()
      .waitFor();
    const found = await goodsCount(page);
    assert.ok(found > 5, `«кросовки» found ${found} products`);
    await checkAccess();

    await chooseOption(page, 'Бренд', 'Norda');
    await chips(page).getByText('Norda').waitFor();
    await page
      .getByRole('article', { name: /Aerona/ })
      .first()
      .waitFor({ state: 'detached' });
    assert.ok((await goodsCount(page)) < found, 'a filter leaves fewer goods');
    assert.match(page.url(), /q=/);
    await checkAccess();

    const title = await openFirstProduct(page);
    assert.match(title, /Norda/);
    await openBuySheet(page);
    const sizes = productCard(page)
      .getByRole('radiogroup', { name: /Размер/ })
      .getByRole('radio');
    const offered = page.url();
    const other = sizes.and(page.locator(':enabled:not(:checked)')).first();
    const size = (await other.getAttribute('value')) ?? '';
    await other.check();
    await page.waitForURL((url) => url.href !== offered && url.searchParams.has('offer'));
    await checkAccess();

    const added = await putIntoBasket(page);
    // The line says which variant was added, and the choice below it says the same.
    await added
      .getByText(new RegExp(`(^|, )${size}$`))
      .first()
      .waitFor();
    await added.getByRole('link', { name: 'Перейти в корзину' }).click();
    const total = page.getByRole('complementary', { name: 'Итог корзины' });
    const sum = async () => roubles(await total.getByRole('definition').last().innerText());
    const before = await sum();
    await total.getByRole('textbox', { name: 'Промокод' }).fill('ЗИМА10');
    await total.getByRole('button', { name: 'Применить' }).click();
    await total.getByText('Промокод применён').waitFor();
    assert.equal(await sum(), Math.ceil(before * 90) / 100);
    await checkAccess();

    await goToOrder(page);
    await fillOrder(page, 'Картой');
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await page.getByRole('heading', { name: /^Оплата заказа № / }).waitFor();
    assert.equal(roubles(await page.locator('.sum').innerText()), Math.ceil(before * 90) / 100);
    await checkAccess();
    await page.getByRole('button', { name: 'Оплатить' }).click();

    await page.getByRole('dialog', { name: 'Товар оплачен!' }).waitFor();
    await page.waitForURL((url) => url.pathname === '/order' && !url.searchParams.has('paymentSuccess'));
    await checkAccess();
    await page.reload();
    await page.getByText('В корзине пока ничего нет').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0, 'a reload does not report the payment again');

    const told = await page.evaluate<Told[]>(`JSON.parse(sessionStorage.getItem('told'))`);
    const names = told.map(({ name }) => name).filter((name) => !/^(list:viewed|favorite|compare|error)$/.test(name));
    assert.deepEqual(
      names.filter((name, index) => name !== names[index - 1]),
      ['search', 'product:viewed', 'basket:added', 'order:started', 'order:placed', 'payment:returned'],
    );
    const placed = told.find((event) => event.name === 'order:placed')?.detail;
    assert.equal(placed?.value, Math.ceil(before * 90) / 100);
    assert.equal(placed?.products?.[0]?.name, title);
  },
);
