import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { contrastFindings } from '../support/axe.js';
import { fillLists } from '../support/fill-lists.js';
import { productCard } from '../support/goods.js';
import { untilAlive, untilSettled } from '../support/lists.js';
import { pages } from '../support/pages.js';
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

test('the theme is the system’s until the visitor chooses one; the choice lasts, without a flash, in every tab', async ({
  page,
  context,
}) => {
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
});

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

test('text has its contrast on every page in every theme', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  const looks = [
    ['dark', { colorScheme: 'dark', contrast: 'no-preference' }],
    ['dark, more contrast', { colorScheme: 'dark', contrast: 'more' }],
    ['light, more contrast', { colorScheme: 'light', contrast: 'more' }],
  ] as const;
  const inspect = async (place: string) => {
    for (const [name, media] of looks) {
      await page.emulateMedia(media);
      const faults = await contrastFindings(page);
      if (faults.length > 0) found[`${place}, ${name}`] = faults;
    }
  };
  await fillLists(page);
  await productCard(page).getByRole('button', { name: 'Забронировать' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await inspect('the reservation');
  for (const address of pages) {
    await page.goto(address);
    await untilAlive(page, 'header-links');
    await untilSettled(page);
    await inspect(address);
  }
  assert.deepEqual(found, {});
});
