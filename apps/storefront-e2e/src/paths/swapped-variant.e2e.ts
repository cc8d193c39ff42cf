import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { demand, stockOf, type Goods } from '../support/api.js';
import { tabTo } from '../support/keys.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

interface Line extends Goods {
  readonly quantity: number;
}
const lines = async (page: Page): Promise<Line[]> =>
  (await demand<{ items: Line[] }>(page, '/api/basket/getItems/')).items;

/** Adds two pairs of shoes to the basket from their card; returns the choice of sizes in the dialog. */
async function takeShoes(
  page: Page,
  press: (button: Locator) => Promise<void>,
): Promise<{ dialog: Locator; sizes: Locator; taken: Line }> {
  await page.goto('/catalog/obuv/');
  await untilAlive(page, 'catalog');
  const dialog = page.getByRole('dialog', { name: 'Товар добавлен в корзину' });
  await press(page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first());
  await dialog.waitFor();
  const sizes = dialog.getByRole('radiogroup', { name: /Размер/ });
  await sizes.getByRole('radio', { checked: true }).waitFor();
  const [{ id, retailId }] = (await lines(page)) as [Line];
  // As in another tab: the dialog knows nothing of it.
  await demand(page, '/api/basket/setQuantity/', { id, retailId, quantity: 2 });
  const [taken] = (await lines(page)) as [Line];
  return { dialog, sizes, taken };
}

/** The chosen size replaced the line; the choice and the focus stayed. */
async function checkSwapped(
  page: Page,
  { dialog, sizes, taken }: Awaited<ReturnType<typeof takeShoes>>,
  size: string,
): Promise<void> {
  const chosen = sizes.getByRole('radio', { checked: true });
  const [line, ...others] = await lines(page);
  assert.ok(line);
  assert.deepEqual(others, [], 'one line in the basket');
  assert.deepEqual([line.id, line.retailId === taken.retailId], [taken.id, false], 'another variant of the same goods');
  assert.equal(line.quantity, Math.min(taken.quantity, await stockOf(page, line)), 'the quantity is kept');
  await dialog.getByText('В корзине 1 товар').waitFor();
  assert.equal(await chosen.getAttribute('value'), size, 'the choice stays');
  await chosen.and(page.locator(':focus')).waitFor();
}

/** The old variant is removed last: then the swap is complete. */
const untilSwapped = (page: Page) => page.waitForResponse('**/api/basket/delete/');

test(
  'keyboard only: another size instead of the one just added to the basket',
  { tag: '@soak:desktop' },
  async ({ page, checkAccess }) => {
    const taken = await takeShoes(page, async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    });
    await tabTo(page, taken.sizes.getByRole('radio', { checked: true }));
    const swapped = untilSwapped(page);
    await page.keyboard.press('ArrowRight');
    const size = (await page.locator(':focus').getAttribute('value')) ?? '';
    await swapped;
    await checkSwapped(page, taken, size);
    await checkAccess();
    await page.keyboard.press('Escape');
    await taken.dialog.waitFor({ state: 'detached' });
  },
);

test(
  'by touch: another size instead of the one just added to the basket',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const taken = await takeShoes(page, (button) => button.tap());
    const other = taken.sizes.getByRole('radio', { checked: false, disabled: false }).first();
    const size = (await other.getAttribute('value')) ?? '';
    const swapped = untilSwapped(page);
    await other.tap();
    await swapped;
    await checkSwapped(page, taken, size);
    await checkAccess();
  },
);
