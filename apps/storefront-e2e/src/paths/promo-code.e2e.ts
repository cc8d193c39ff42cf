import assert from 'node:assert/strict';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { untilAnswered } from '../support/calls.js';
import { basketLines, basketTotal, fillBasket } from '../support/basket.js';
import { untilAlive } from '../support/lists.js';
import { roubles } from '../support/roubles.js';
import { test } from '../support/test.js';

test(
  'a promo code: required, refused, applied, cancelled; the sums go there and back',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await fillBasket(page, 2);
    const total = basketTotal(page);
    const field = total.getByRole('textbox', { name: 'Промокод' });
    const apply = total.getByRole('button', { name: 'Применить' });
    const sum = async () => roubles(await total.getByRole('definition').last().innerText());
    const lines = () => basketLines(page).allInnerTexts();
    const [before, linesBefore] = [await sum(), await lines()];

    await apply.click();
    await total.getByText('Обязательное поле').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    await field.fill('НЕТТАКОГО');
    assert.notEqual(await field.getAttribute('aria-invalid'), 'true');
    await field.press('Enter');
    await total.getByText('Промокод не найден').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.equal(await sum(), before);
    await checkAccess();

    await field.fill(' зима10 ');
    await field.press('Enter');
    await total.getByText('Промокод применён').waitFor();
    assert.ok((await sum()) < before);
    assert.notDeepEqual(await lines(), linesBefore);
    await checkAccess();
    await page.reload();
    await total.getByText('Промокод применён').waitFor();

    await total.getByRole('button', { name: 'Отменить промокод' }).click();
    await field.waitFor();
    await untilAnswered(page);
    assert.equal(await sum(), before);
    assert.deepEqual(await lines(), linesBefore);
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'a promo code applied in one tab is seen in the other, and cancelled there',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await fillBasket(page, 1);
      const tab = await context.newPage();
      await tab.goto('/basket');
      const there = basketTotal(tab);
      await there.getByRole('textbox', { name: 'Промокод' }).fill('ЗИМА10');
      await there.getByRole('button', { name: 'Применить' }).click();
      await there.getByText('Промокод применён').waitFor();
      const here = basketTotal(page);
      const returnTo = (one: typeof page) => one.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      await returnTo(page);
      await here.getByText('Промокод применён').waitFor();
      await here.getByRole('button', { name: 'Отменить промокод' }).click();
      await here.getByRole('textbox', { name: 'Промокод' }).waitFor();
      await returnTo(tab);
      await there.getByRole('textbox', { name: 'Промокод' }).waitFor();
    },
  );
});

test(
  'a promo code that stops working says why and stays written; it works again by itself',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    // «ТРОПА500» works from 3000 ₽: one piece is enough at first, later it is not.
    await page.goto(callsOnly);
    const goods = await findGoods(page, { from: 1501, to: 2999, pieces: 2 });
    await addToBasket(page, goods);
    await addToBasket(page, goods);
    await page.goto('/basket');
    const total = basketTotal(page);
    const field = total.getByRole('textbox', { name: 'Промокод' });
    await field.fill('тропа500');
    await field.press('Enter');
    await total.getByText('Промокод применён').waitFor();

    await page.getByRole('button', { name: 'Меньше на одну' }).click();
    const why = total.getByText('Промокод действует при заказе от 3\u00A0000\u00A0₽');
    await why.waitFor();
    assert.equal(await field.inputValue(), 'ТРОПА500');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    await checkAccess();
    await page.reload();
    await why.waitFor();
    assert.equal(await field.inputValue(), 'ТРОПА500');
    await page.goto('/order');
    const order = page.getByRole('complementary', { name: 'Ваш заказ' });
    await order.getByText('Промокод действует при заказе от 3\u00A0000\u00A0₽').waitFor();
    assert.equal(await order.getByRole('textbox', { name: 'Промокод' }).inputValue(), 'ТРОПА500');

    await page.goto('/basket');
    await untilAlive(page, 'basket');
    await page.getByRole('button', { name: 'Больше на одну' }).click();
    await total.getByText('Промокод применён').waitFor();
  },
);
