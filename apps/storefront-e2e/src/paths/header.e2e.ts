import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { newAccount, accountLink, register } from '../support/account.js';
import { openFirstProduct, productCard, putIntoBasket } from '../support/goods.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { swipe } from '../support/touch.js';
import { walk } from '../support/walk.js';

walk(
  'the burger opens the sections; a tap beside and a swipe to the left close them',
  'phone',
  async ({ page, checkAccess }) => {
    await page.goto('/');
    await untilAlive(page, 'catalog-menu');
    const burger = page.getByRole('banner').getByRole('link', { name: 'Каталог' });
    const panel = page.getByRole('dialog', { name: 'Каталог' });
    await burger.click();
    await panel.getByRole('link', { name: 'Обувь', exact: true }).waitFor();
    await checkAccess();
    await page.mouse.click(354, 400);
    await panel.waitFor({ state: 'hidden' });

    await burger.click();
    await panel.waitFor();
    await swipe(page, { x: 120, y: 400 }, { x: 200, y: 404 });
    await page.waitForTimeout(100);
    assert.ok(await panel.isVisible(), 'a swipe to the right keeps it open');
    await swipe(page, { x: 120, y: 300 }, { x: 100, y: 300 });
    await page.waitForTimeout(100);
    assert.ok(await panel.isVisible(), '20 px exactly keep it open');
    await swipe(page, { x: 120, y: 500 }, { x: 90, y: 380 });
    await page.waitForTimeout(100);
    assert.ok(await panel.isVisible(), 'a finger that scrolls keeps it open');
    await swipe(page, { x: 120, y: 300 }, { x: 99, y: 300 });
    await panel.waitFor({ state: 'hidden' });

    await burger.click();
    await panel.waitFor();
    await swipe(page, { x: 200, y: 400 }, { x: 120, y: 404 });
    await panel.waitFor({ state: 'hidden' });

    await burger.click();
    await panel.getByRole('link', { name: 'Обувь', exact: true }).click();
    await page.waitForURL('**/catalog/obuv*/');
  },
);

walk('another city: asked first, searched, remembered', 'desktop', async ({ page, checkAccess }) => {
  await page.goto('/');
  await untilAlive(page, 'city');
  await page.getByRole('button', { name: 'Город: Тюмень. Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.getByText('Ваш город Тюмень?').waitFor();
  await checkAccess();
  await dialog.getByRole('button', { name: 'Другой город' }).click();
  const go = dialog.getByRole('button', { name: 'Продолжить' });
  await dialog.getByRole('textbox', { name: 'Город' }).fill('Омск');
  const omsk = dialog.getByRole('radio', { name: 'Омск', exact: true });
  // «Томск» is found too, the rest of the list is gone.
  await dialog.getByRole('radio').nth(4).waitFor({ state: 'detached' });
  await omsk.waitFor();
  assert.ok(await go.isDisabled(), 'a typed name is no choice yet');
  await omsk.check();
  await checkAccess();
  await go.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).waitFor();
  await page.goto('/catalog/');
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).waitFor();
  await page.getByRole('button', { name: 'Город: Омск. Изменить' }).click();
  await dialog.getByText('Ваш город Омск?').waitFor();
  await dialog.getByRole('button', { name: 'Всё верно' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

walk('the cookie notice is shown until it is accepted', 'phone', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Сообщение о cookie' });
  await notice.waitFor();
  await page.goto('/catalog/');
  await notice.getByRole('button', { name: 'Понятно' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await untilAlive(page, 'cookie-notice');
  assert.equal(await notice.count(), 0);
});

walk('an unknown address is a real 404 page with a way on', 'tablet', async ({ page, checkAccess, expectFault }) => {
  expectFault(/404 \(Not Found\)/);
  for (const address of ['/no-such-page/', '/catalog/no-such-section/', '/product/no-such-product/']) {
    const answer = await page.goto(address);
    assert.equal(answer?.status(), 404, address);
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
  }
  await checkAccess();
  await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click();
  await page.getByRole('heading', { level: 1, name: 'Каталог' }).waitFor();
});

walk(
  'the whole header has room at 360 px: comparison, «99+» three times, nothing over anything',
  'phone',
  async ({ page }) => {
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

walk('the name stands beside its letter from 600 px up, a long one with an ellipsis', 'tablet', async ({ page }) => {
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
});

walk('an open burger or filter panel goes when the window grows over 1024 px', 'tablet', async ({ page }) => {
  await page.goto('/catalog/');
  await untilAlive(page, 'catalog');
  await untilAlive(page, 'catalog-menu');
  for (const [button, name] of [
    [page.getByRole('banner').getByRole('link', { name: 'Каталог' }), 'Каталог'],
    [page.getByRole('main').getByRole('button', { name: /^Фильтры/ }), 'Фильтры'],
  ] as const) {
    await page.setViewportSize({ width: 1023, height: 900 });
    await button.click();
    await page.getByRole('dialog', { name }).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
    assert.equal(await page.locator('dialog:modal').count(), 0);
    assert.notEqual(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
      'hidden',
      'the page scrolls again',
    );
  }
});

for (const width of ['phone', 'desktop'] as const) {
  walk('the header sticks after 68 px', width, async ({ page }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'header-links');
    const body = page.locator('body');
    const stuckAt = async (top: number) => {
      await page.evaluate(`scrollTo(0, ${top})`);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.waitForTimeout(100);
      return (await body.getAttribute('data-stuck')) !== null;
    };
    assert.equal(await stuckAt(68), false, 'at 68 px it is still the top of the page');
    assert.equal(await stuckAt(69), true);
    const bar = page.getByRole('banner').getByRole('link', { name: /^Корзина/ });
    assert.ok(((await bar.boundingBox())?.y ?? -1) >= 0, 'the bar is in sight');
    assert.equal(await stuckAt(0), false);
  });

  walk('badges of the header count above zero only', width, async ({ page, checkAccess }) => {
    await page.goto('/catalog/');
    await untilAlive(page, 'header-links');
    await page.waitForLoadState('networkidle');
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
      // With nothing to compare a phone has it in the panel of sections alone.
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
  });

  walk(
    'the user button: a dialog for a visitor, letter, name and account for a user',
    width,
    async ({ page, checkAccess }) => {
      const account = newAccount();
      await page.goto('/');
      await untilAlive(page, 'header-links');
      await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
      await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
      await checkAccess();
      await page.keyboard.press('Escape');
      await register(page, account);
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

  walk('a name without letters gets a person instead', width, async ({ page }) => {
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
}
