import assert from 'node:assert/strict';
import { openBuySheet, productCard } from '../support/goods.js';
import { test } from '../support/test.js';

/** Boots of the demo shop whose colours do not all come in every size. */
const boots = '/product/botinki-zimnie-bars-sledopyt-kids-detskie/';

test(
  'a failed availability call ends the loading state and disables buying and reserving',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/500/);
    expectFault(/checkAvailability/);
    await page.route('**/api/product/checkAvailability/', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto(boots);
    await productCard(page).locator('[data-status="failed"]').waitFor();
    const buy = productCard(page).getByRole('button', { name: 'В корзину', exact: true });
    assert.ok(await buy.isDisabled());
    assert.ok(await productCard(page).getByRole('button', { name: 'Забронировать', exact: true }).isDisabled());
    // Only logged (S2 §8): static data stays, no message and nothing untrue is shown.
    await productCard(page)
      .getByText(/^\d[\d\s]*₽$/)
      .first()
      .waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.equal(await productCard(page).getByText('Нет в наличии').count(), 0);
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test(
    'before availability is known nothing is called sold out, in the server HTML neither',
    { tag: '@desktop' },
    async ({ page }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/product/checkAvailability/', async (route) => {
        await held;
        await route.continue();
      });
      const html = await (await page.request.get(boots)).text();
      const widget = html.slice(html.indexOf('data-widget="product"'), html.indexOf('data-widget="product-reviews"'));
      assert.match(widget, /В корзину/);
      assert.doesNotMatch(widget, /Нет в наличии/);
      await page.goto(boots);
      const buy = productCard(page).getByRole('button', { name: 'В корзину', exact: true });
      await buy.and(page.locator('[aria-busy="true"]')).waitFor();
      assert.equal(await productCard(page).getByText('Нет в наличии').count(), 0);
      answer();
      await productCard(page).locator('[data-status="ready"]').waitFor();
    },
  );
});

test("«Забрать … в N магазинах» counts the shops of the visitor's city", { tag: '@desktop' }, async ({ page }) => {
  const answerOf = (call: string) => page.waitForResponse((response) => response.url().endsWith(`/${call}/`));
  const answers = Promise.all([answerOf('product/checkAvailability'), answerOf('location/getReceivePoints')]);
  await page.goto(boots);
  const [availability, points] = await Promise.all((await answers).map((response) => response.json()));
  const city = new Set(points.result.items.map(({ id }: { id: number }) => id));
  const stocked = availability.result.store.filter(({ amount }: { amount: number }) => amount > 0);
  const own = stocked.filter(({ id }: { id: number }) => city.has(id)).length;
  assert.ok(own > 0 && own < stocked.length, 'other cities have it too, or the test proves nothing');
  await productCard(page)
    .getByText(new RegExp(`в ${own} магазин`))
    .waitFor();
});

test(
  'where it is in stock: a map and a list with amounts, hours and phones',
  { tag: '@phone' },
  async ({ page, checkAccess, width }) => {
    await page.goto(boots);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    await openBuySheet(page);
    const opener = productCard(page).getByRole('button', { name: 'где есть' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Где есть товар' });
    const map = dialog.getByRole('group', { name: 'Магазины на карте' });
    await map.waitFor();
    const box = await dialog.boundingBox();
    assert.equal(Math.round(box?.width ?? 0), width === 'phone' ? 360 : 859);
    const shop = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    assert.match(await shop.innerText(), /В наличии \d+ шт\.\s+ежедневно .+\s+\+7/);
    await checkAccess();
    const choice = shop.getByRole('button');
    await choice.focus();
    await page.keyboard.press('Enter');
    assert.equal(await map.getByRole('button', { pressed: true }).getAttribute('aria-label'), await choice.innerText());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await opener.and(page.locator(':focus')).waitFor();
  },
);
