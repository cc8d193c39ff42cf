import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { productCard } from '../support/goods.js';
import { overflows, shifts, watchShifts } from '../support/layout.js';
import { openReservation, reservationForm } from '../support/reservation.js';
import { test } from '../support/test.js';

const boots = '/product/botinki-zimnie-bars-sledopyt-kids-detskie/';

const handle = (page: Page) => productCard(page).locator('summary');
const buy = (page: Page) => productCard(page).getByRole('button', { name: 'В корзину', exact: true });
const sizes = (page: Page) => productCard(page).getByRole('radiogroup', { name: /Размер/ });
const region = (page: Page) => productCard(page).getByRole('button', { name: 'изменить' });

const ready = async (page: Page) => {
  await page.goto(boots);
  await productCard(page).locator('[data-status="ready"]').waitFor();
};

/** It is entirely in the window and nothing covers its centre. */
const isInReach = (page: Page) =>
  buy(page).evaluate((button) => {
    const { left, top, width, height, bottom } = button.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return bottom <= innerHeight && top >= 0 && found !== null && button.contains(found);
  });

/** The opened sheet has come to rest. */
const risen = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    await Promise.all(
      document
        .getAnimations()
        .filter(isFinite)
        .map(({ finished }) => finished),
    );
  });

test(
  'the buy block is a bottom sheet: price and buttons in reach all the page long, the rest by its handle',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    await watchShifts(page);
    await ready(page);
    // What opens on a click moves on purpose: only shifts while the page loads and hydrates count.
    const moved = (await shifts(page)).filter((one) => one.includes('product'));
    assert.ok(moved.reduce((sum, one) => sum + Number.parseFloat(one), 0) < 0.005, moved.join('\n'));
    assert.ok(await isInReach(page), 'at the top of the page');
    assert.ok(!(await sizes(page).isVisible()), 'the variants wait in the sheet');
    await checkAccess();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    assert.ok(await isInReach(page), 'at its end');
    // The bar covers nothing: the last line of the page is above it.
    const bar = await productCard(page).getByRole('group', { name: 'Выбор и покупка' }).boundingBox();
    const end = await page.getByRole('contentinfo').boundingBox();
    assert.ok(bar && end && end.y + end.height <= bar.y + 1, 'the footer ends above the bar');

    await handle(page).click();
    await sizes(page).waitFor();
    await region(page).waitFor();
    await risen(page);
    assert.ok(await isInReach(page), 'the button stays where it was');
    assert.deepEqual(await overflows(page), []);
    await checkAccess();
    const other = sizes(page).getByRole('radio', { checked: false, disabled: false }).first();
    const size = (await other.getAttribute('value')) ?? '';
    await other.check();
    await page.waitForURL(/offer=/);
    await handle(page).click();
    await sizes(page).waitFor({ state: 'hidden' });
    assert.ok((await handle(page).innerText()).includes(size), 'the bar names what was chosen');
  },
);

test('the sheet is operated by keyboard and by drag, and gives way to dialogs', { tag: '@phone' }, async ({ page }) => {
  await ready(page);
  await handle(page).focus();
  await page.keyboard.press('Enter');
  await sizes(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await sizes(page).waitFor({ state: 'hidden' });
  await handle(page).and(page.locator(':focus')).waitFor();

  const drag = async (by: number) => {
    const box = await handle(page).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + by, { steps: 4 });
    await page.mouse.up();
  };
  await drag(-150);
  await sizes(page).waitFor();
  // Esc of a dialog over the sheet closes the dialog alone.
  await productCard(page).getByRole('button', { name: 'Таблица размеров' }).click();
  const table = page.getByRole('dialog', { name: 'Таблица размеров' });
  await table.waitFor();
  await page.keyboard.press('Escape');
  await table.waitFor({ state: 'hidden' });
  assert.ok(await sizes(page).isVisible());
  await drag(150);
  await sizes(page).waitFor({ state: 'hidden' });

  await handle(page).click();
  await sizes(page).waitFor();
  await page.mouse.click(180, 20);
  await sizes(page).waitFor({ state: 'hidden' });
  await buy(page).click();
  await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor();
});

test('from 600 px on there is no sheet: the block is in the page', { tag: '@tablet' }, async ({ page }) => {
  await ready(page);
  assert.ok(!(await handle(page).isVisible()));
  assert.ok(await sizes(page).isVisible());
  assert.ok(await region(page).isVisible());
  await page.setViewportSize({ width: 599, height: 800 });
  await handle(page).click();
  await sizes(page).waitFor();
  await page.setViewportSize({ width: 600, height: 800 });
  await page.waitForFunction(
    () => document.querySelector('[data-widget="product"] details')?.hasAttribute('open') === false,
  );
  assert.ok(await sizes(page).isVisible());
});

test(
  'a phone turned there and back keeps the open reservation, and what was typed into it',
  { tag: '@phone' },
  async ({ page }) => {
    await openReservation(page);
    const name = reservationForm(page).getByRole('textbox', { name: 'Имя' });
    await name.fill('Мария Лыжина');
    await page.setViewportSize({ width: 740, height: 360 });
    assert.ok(await name.isVisible());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.waitForFunction(
      () => document.querySelector('[data-widget="product"] details')?.hasAttribute('open') === false,
    );
    await name.scrollIntoViewIfNeeded();
    assert.ok(await name.isVisible(), 'the page is blocked by a dialog that nobody sees');
    assert.equal(await name.inputValue(), 'Мария Лыжина');
    await page.keyboard.press('Escape');
    await reservationForm(page).waitFor({ state: 'detached' });
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the whole buy block is in the page', { tag: '@phone' }, async ({ page }) => {
    await page.goto(boots);
    await page.getByRole('combobox', { name: 'Вариант' }).waitFor();
    assert.ok(!(await handle(page).isVisible()));
  });
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'product=off,contact-form=off,page-anchors=off' } });

  test(
    'a shop without the product card, the message and the way to sections says so and works on',
    { tag: '@soak:desktop' },
    async ({ page, checkAccess }) => {
      await page.goto(boots);
      await page.getByText('Этот раздел сейчас закрыт.').waitFor();
      assert.equal(await page.locator('[data-widget="product"]').count(), 0);
      await checkAccess();
      await page.goto('/contacts/');
      await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
      assert.equal(await page.locator('[data-widget="contact-form"], [data-widget="page-anchors"]').count(), 0);
      await page.getByRole('heading', { level: 2, name: 'Магазины, Тюмень' }).waitFor();
      await checkAccess();
    },
  );
});
