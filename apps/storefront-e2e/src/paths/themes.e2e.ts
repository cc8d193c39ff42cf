import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { addToBasket, findGoods } from '../support/api.js';
import { contrastFindings } from '../support/axe.js';
import { untilLoaded } from '../support/calls.js';
import { fillLists } from '../support/fill-lists.js';
import { productCard } from '../support/goods.js';
import { untilAlive, untilSettled } from '../support/lists.js';
import { addressOfOrder, ownPages, pages } from '../support/pages.js';
import { receiveSomething } from '../support/received.js';
import { test } from '../support/test.js';

const white = 'rgb(255, 255, 255)';
const ink = 'rgb(23, 23, 21)';

/** Colours change over a few frames, even without motion. */
const expectGround = (page: Page, color: string) => expect(page.locator('body')).toHaveCSS('background-color', color);
const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Тема' }).getByRole('radio', { name });

/** Records the colour of each page at its first frame. */
const watchFirstFrame = (page: Page) =>
  page.addInitScript(`
    const look = () => {
      if (!document.body) return requestAnimationFrame(look);
      window.tropaFirstGround = getComputedStyle(document.body).backgroundColor;
    };
    requestAnimationFrame(look);
  `);

test(
  'the theme is the system’s until the visitor chooses one; the choice lasts, without a flash, in every tab',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, context }) => {
    await watchFirstFrame(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expectGround(page, ink);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectGround(page, white);

    // By keys, as in any group of radio buttons.
    await expect(choice(page, 'как в системе')).toBeChecked();
    await choice(page, 'как в системе').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'тёмная')).toBeChecked();
    await expectGround(page, ink);
    assert.equal(await page.locator('meta[name="theme-color"][media="all"]').getAttribute('content'), '#171715');

    await page.goto('/about/history/');
    assert.equal(await page.evaluate('window.tropaFirstGround'), ink);
    await expect(choice(page, 'тёмная')).toBeChecked();

    const other = await context.newPage();
    await other.goto('/privacy/');
    await expectGround(other, ink);
    await expect(choice(other, 'тёмная')).toBeChecked();
    await choice(other, 'светлая').click();
    await expectGround(page, white);
    await expect(choice(page, 'светлая')).toBeChecked();

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGround(page, white);
    await choice(page, 'как в системе').click();
    await expectGround(page, ink);
    await page.reload();
    await expect(choice(page, 'как в системе')).toBeChecked();
    await expectGround(page, ink);
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript the theme is the system’s, and nothing pretends to change it',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/about/history/');
      await expect(page.locator('body')).toHaveCSS('background-color', ink);
      await expect(page.getByRole('group', { name: 'Тема' })).toBeHidden();
    },
  );
});

const looks = [
  ['dark', { colorScheme: 'dark', contrast: 'no-preference' }],
  ['dark, more contrast', { colorScheme: 'dark', contrast: 'more' }],
  ['light, more contrast', { colorScheme: 'light', contrast: 'more' }],
] as const;

/** Text with too little contrast on the page in its current state, by theme. */
async function inspect(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, media] of looks) {
    await page.emulateMedia(media);
    const faults = await contrastFindings(page);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

async function inspectAll(page: Page, addresses: readonly string[]) {
  const found: Record<string, Record<string, string[]>> = {};
  for (const address of addresses) {
    await page.goto(address);
    await untilAlive(page, 'header-links');
    await untilSettled(page);
    const faults = await inspect(page);
    if (Object.keys(faults).length > 0) found[address] = faults;
  }
  return found;
}

test('text has its contrast on every page in every theme', { tag: '@soak:desktop' }, async ({ page, expectFault }) => {
  test.slow();
  await fillLists(page);
  await productCard(page).getByRole('button', { name: 'Забронировать' }).click();
  await page.getByRole('dialog').waitFor();
  await untilLoaded(page);
  assert.deepEqual(await inspect(page), {});
  expectFault(/404 \(Not Found\)/);
  assert.deepEqual(await inspectAll(page, [...pages, '/no-such-page/']), {});
});

test('text has its contrast on the pages of a buyer in every theme', { tag: '@soak:desktop' }, async ({ page }) => {
  test.slow();
  await receiveSomething(page);
  await addToBasket(page, await findGoods(page, { to: 20_000, pieces: 2 }));
  assert.deepEqual(await inspectAll(page, [...ownPages, await addressOfOrder(page)]), {});
});
