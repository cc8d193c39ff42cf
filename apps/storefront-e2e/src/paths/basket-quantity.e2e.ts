import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { addToBasket, callsOnly, findGoods } from '../support/api.js';
import { untilAnswered } from '../support/calls.js';
import { basketLines, basketTotal, fillBasket } from '../support/basket.js';
import { untilAlive } from '../support/lists.js';
import { roubles } from '../support/roubles.js';
import { test } from '../support/test.js';

// Races: a failure must not be hidden by a retry.
test.describe.configure({ retries: 0 });

const line = (page: Page, title: string) =>
  page.locator('[data-widget="basket"]').getByRole('article', { name: title });
const names = (page: Page) =>
  basketLines(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
const sum = async (page: Page) => roubles(await basketTotal(page).getByRole('definition').last().innerText());
/** Longer than the debounce of a quantity, ms. */
const longerThanTheDebounce = 700;
/** Quantities that the page sends from now on. */
function recordQuantities(page: Page): number[] {
  const quantities: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/basket/setQuantity/')) return;
    quantities.push((request.postDataJSON() as { quantity: number }).quantity);
  });
  return quantities;
}
/** Goods with at least this many in stock. */
async function basketOf(page: Page, pieces: number): Promise<string> {
  await page.goto(callsOnly);
  await addToBasket(page, await findGoods(page, { from: 1000, pieces }));
  await page.goto('/basket');
  await basketLines(page).waitFor();
  await untilAlive(page, 'basket');
  return (await names(page))[0] ?? '';
}

test('what was chosen in the last half second is kept when the page is left', { tag: '@phone' }, async ({ page }) => {
  const [title = ''] = await fillBasket(page, 1);
  await line(page, title).getByRole('button', { name: 'Больше на одну' }).click();
  // What the visitor sees as chosen; a click before hydration is replayed first.
  await expect(line(page, title).getByRole('textbox')).toHaveValue('2');
  await page.goto('/favorites/');
  await page.goto('/basket');
  // The change may still be in flight when the page is rendered; it is requested again then.
  await expect(line(page, title).getByRole('textbox')).toHaveValue('2');
});

test('an emptied field sends nothing until a number is typed', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  const title = await basketOf(page, 12);
  const field = line(page, title).getByRole('textbox');
  const quantities = recordQuantities(page);
  await field.fill('');
  await page.clock.fastForward(longerThanTheDebounce);
  await untilAnswered(page);
  assert.deepEqual(quantities, [], 'an empty field is not a number yet');
  await page.keyboard.type('12');
  await page.clock.fastForward(longerThanTheDebounce);
  await expect.poll(() => quantities.at(-1)).toBe(12);
});

test(
  'a typed quantity is sent and counted half a second after the last key, the focus still in the field',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = await basketOf(page, 12);
    const [field, one] = [line(page, title).getByRole('textbox'), await sum(page)];
    const quantities = recordQuantities(page);
    // By the page's own clock: a busy machine is slow to type and slow to report.
    await page.evaluate(
      "window.keyTimes = []; addEventListener('keydown', () => keyTimes.push(performance.now()), true)",
    );
    /** For every call, the time since the last key before it, ms. */
    const waits = () =>
      page.evaluate<
        number[]
      >(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/setQuantity/'))
      .map(({ startTime }) => startTime - keyTimes.filter((time) => time <= startTime).at(-1))`);

    await field.fill('');
    const call = page.waitForRequest(
      (request) => request.url().endsWith('/setQuantity/') && request.postDataJSON().quantity === 12,
    );
    await page.keyboard.type('12');
    await call;
    await untilAnswered(page);
    // On a machine that pauses between the two keys the 1 may be sent as well, after the same debounce.
    const pauses = await waits();
    assert.ok(
      pauses.every((pause) => pause >= 490),
      `the pause is a pause: ${pauses.join(', ')}`,
    );
    assert.equal(quantities.filter((quantity) => quantity === 12).length, 1, 'it is sent once');
    assert.ok(quantities.length <= 2, quantities.join(', '));
    assert.equal(await sum(page), one * 12);
    assert.ok(await field.evaluate((input) => input === document.activeElement));

    // Enter and leaving the field send at once.
    for (const [digit, leave] of [
      ['3', 'Enter'],
      ['4', 'Tab'],
    ] as const) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      const flushed = page.waitForRequest('**/api/basket/setQuantity/');
      // In one evaluation, so that the debounce cannot have ended by itself.
      await Promise.all([page.keyboard.press(digit), page.keyboard.press(leave)]);
      await flushed;
      await untilAnswered(page);
      assert.ok(((await waits()).at(-1) ?? Infinity) < 400, `${leave} sends at once`);
      assert.equal(await sum(page), one * Number(digit));
    }
  },
);

test('a typed quantity is not lost by an immediate reload', { tag: '@phone' }, async ({ page }) => {
  const title = await basketOf(page, 3);
  await line(page, title).getByRole('textbox').fill('3');
  await page.reload();
  await test.expect(line(page, title).getByRole('textbox')).toHaveValue('3');
});
