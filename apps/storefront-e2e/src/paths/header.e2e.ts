import assert from 'node:assert/strict';
import { expect, type Locator } from '@playwright/test';
import { newAccount, accountLink } from '../support/account.js';
import { registerByCalls } from '../support/api.js';
import { untilAnswered } from '../support/calls.js';
import { openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { markSession } from '../support/session-mark.js';
import { test } from '../support/test.js';

test(
  'the whole header has room at 360 px: comparison, «99+» three times, nothing over anything',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await markSession(page, shop.address);
    const many = Array.from({ length: 120 }, (_, index) => index + 1);
    for (const list of ['favorites', 'comparison']) {
      await page.route(`**/api/${list}/getLength/`, (route) =>
        route.fulfill({
          json: { statusCode: 200, errorCode: 0, errorMessage: '', result: { length: 120, itemsId: many } },
        }),
      );
    }
    await page.route('**/api/basket/getLength/', (route) =>
      route.fulfill({ json: { statusCode: 200, errorCode: 0, errorMessage: '', result: { length: 120 } } }),
    );
    await page.goto('/');
    await untilAlive(page, 'header-links');
    const header = page.getByRole('banner');
    const badges = header.getByText('99+');
    await badges.nth(2).waitFor();
    assert.equal(await badges.count(), 3);
    const boxes: Awaited<ReturnType<Locator['boundingBox']>>[] = [];
    for (const part of [
      header.getByRole('link', { name: 'Каталог' }),
      header.getByRole('link', { name: /Тропа/ }),
      header.getByRole('button', { name: 'Открыть поиск' }),
      header.getByRole('button', { name: 'Войти' }),
      header.getByRole('link', { name: /^Сравнение 120/ }),
      header.getByRole('link', { name: /^Избранное 120/ }),
      header.getByRole('link', { name: /^Корзина 120/ }),
    ])
      boxes.push(await part.boundingBox());
    boxes.forEach((box, index) => {
      assert.ok(box, `part ${index} is in sight`);
      const next = boxes[index + 1];
      if (next) assert.ok(box.x + box.width <= next.x + 0.5, `part ${index} ends before the next one`);
      assert.ok(index === 1 || (box.width >= 43.5 && box.height >= 43.5), `part ${index} is large enough for a finger`);
    });
    const numbers = await Promise.all([0, 1, 2].map((index) => badges.nth(index).boundingBox()));
    numbers.forEach((badge, index) => {
      assert.ok(badge && badge.x + badge.width <= 360, 'its number is whole');
      const next = numbers[index + 1];
      if (next) assert.ok(badge.x + badge.width <= next.x, 'and beside the next one');
    });
    assert.deepEqual(await overflows(page), []);
  },
);

test(
  'the name is beside its letter from 600 px up, a long one with an ellipsis',
  { tag: '@soak:tablet' },
  async ({ page, shop }) => {
    await markSession(page, shop.address);
    const name = 'Александра Константинопольская';
    await page.route('**/api/user/getUser/', async (route) => {
      const answer = (await (await route.fetch()).json()) as { result: { user: object } };
      await route.fulfill({ json: { ...answer, result: { user: { ...answer.result.user, id: 7, name } } } });
    });
    for (const [width, isSeen] of [
      [1280, true],
      [1024, true],
      [1023, true],
      [768, true],
      [600, true],
      [599, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await untilAlive(page, 'header-links');
      const label = page.getByRole('banner').getByRole('link', { name }).getByText(name);
      await label.waitFor({ state: 'attached' });
      const { room, wanted, overflow } = await label.evaluate((element) => ({
        room: element.clientWidth,
        wanted: element.scrollWidth,
        overflow: getComputedStyle(element).textOverflow,
      }));
      assert.equal(room > 60, isSeen, `${room} px at ${width}`);
      if (isSeen) assert.ok(wanted > room && overflow === 'ellipsis', `cut with an ellipsis at ${width}`);
      assert.deepEqual(await overflows(page), [], `at ${width}`);
    }
  },
);

test('the header sticks after 68 px', async ({ page }) => {
  await page.goto('/catalog/');
  await untilAlive(page, 'header-links');
  const body = page.locator('body');
  const scrolledTo = async (top: number) => {
    await page.evaluate(`scrollTo(0, ${top})`);
    await nextFrames(page);
    return expect(body);
  };
  await (await scrolledTo(68)).not.toHaveAttribute('data-stuck');
  await (await scrolledTo(69)).toHaveAttribute('data-stuck');
  const bar = page.getByRole('banner').getByRole('link', { name: /^Корзина/ });
  assert.ok(((await bar.boundingBox())?.y ?? -1) >= 0, 'the bar is in sight');
  await (await scrolledTo(0)).not.toHaveAttribute('data-stuck');
});

test(
  'badges of the header count above zero only',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess, width }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'header-links');
    await untilAnswered(page);
    const link = (name: RegExp) => page.getByRole('banner').getByRole('link', { name });
    const isBare = async (name: RegExp) => /^\D+$/.test(await link(name).innerText());
    assert.ok((await isBare(/^Избранное/)) && (await isBare(/^Корзина/)), 'no badge at zero');
    assert.equal(
      await link(/^Сравнение/).isVisible(),
      width === 'desktop',
      'a phone shows it when there is something in it',
    );
    await openFirstProduct(page);
    await untilAlive(page, 'product');
    await productCard(page).getByRole('button', { name: 'В избранное' }).click();
    await link(/^Избранное 1 товар$/).waitFor();
    await productCard(page).getByRole('button', { name: 'Сравнить' }).click();
    await link(/^Сравнение 1 товар$/).waitFor();
    const added = await putIntoBasket(page);
    await added.getByRole('button', { name: 'Продолжить покупки' }).click();
    await link(/^Корзина 1 товар$/).waitFor();
    if (width === 'phone') {
      // With nothing to compare, a phone shows it only in the panel of sections.
      await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
      await page
        .getByRole('dialog', { name: 'Каталог' })
        .getByRole('link', { name: /^Сравнение\s*1$/ })
        .waitFor();
      await page.keyboard.press('Escape');
    }
    await checkAccess();
    await productCard(page)
      .getByRole('button', { name: /избранн/i })
      .click();
    await link(/^Избранное$/).waitFor();
    assert.ok(await isBare(/^Избранное/), 'the badge goes with the last one');
  },
);

test(
  'the user button: a dialog for a visitor, letter, name and account for a user',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    const account = newAccount();
    await page.goto('/');
    await untilAlive(page, 'header-links');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
    await checkAccess();
    await page.keyboard.press('Escape');
    await registerByCalls(page, account);
    await page.goto('/');
    await untilAlive(page, 'header-links');
    const link = accountLink(page, account);
    await link.waitFor();
    assert.equal((await link.innerText()).trim()[0], 'П');
    assert.equal(await link.locator('svg').count(), 0, 'the letter, no icon');
    await checkAccess();
    await link.click();
    await page.waitForURL('**/profile');
  },
);

test('a name without letters gets a person instead', { tag: '@desktop' }, async ({ page, shop }) => {
  await markSession(page, shop.address);
  await page.route('**/api/user/getUser/', async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { user: object } };
    const user = { ...answer.result.user, id: 7, name: '42' };
    await route.fulfill({ json: { ...answer, result: { user } } });
  });
  await page.goto('/');
  await untilAlive(page, 'header-links');
  const link = page.getByRole('banner').getByRole('link', { name: '42', exact: true });
  await link.waitFor();
  assert.equal(await link.locator('svg').count(), 1);
  assert.equal(await link.getAttribute('href'), '/profile');
});
