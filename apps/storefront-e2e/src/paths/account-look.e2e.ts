import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { receiveSomething } from '../support/received.js';
import { test } from '../support/test.js';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' });

/** The open item of the menu is fully visible, not cut off at its edge. */
async function checkOpenItem(page: Page): Promise<void> {
  const isWhole = await menu(page)
    .locator('[aria-current]')
    .evaluate((item) => {
      const { left, right } = item.getBoundingClientRect();
      const list = item.closest('ul')?.getBoundingClientRect();
      return list !== undefined && left >= list.left && right <= list.right;
    });
  assert.ok(isWhole, 'the open item of the menu is cut off');
}

test('a phone: the open item of the account is whole, the next one peeps in', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/profile', '/orders', '/profile/reviews/']) {
    await page.goto(address);
    await menu(page).waitFor();
    await checkOpenItem(page);
    assert.deepEqual(await overflows(page), []);
  }
});

test('from 1024 px on the menu is beside what it opens', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/orders');
  const box = (await menu(page).boundingBox()) ?? { x: 0, width: 0, y: 0 };
  const title = (await page.getByRole('heading', { name: 'Вы не авторизованы' }).boundingBox()) ?? { x: 0 };
  assert.ok(box.width < 260 && title.x > box.x + box.width);
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.waitForFunction(
    () => (document.querySelector('nav[aria-label="Личный кабинет"]')?.clientWidth ?? 0) > 600,
  );
});

test('goods of an order open by their picture too', { tag: '@phone' }, async ({ page }) => {
  await receiveSomething(page);
  await page.goto('/orders');
  const order = page.getByRole('article', { name: /^Заказ №/ });
  const picture = await order.getByRole('listitem').first().locator('img').boundingBox();
  assert.ok(picture);
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.waitForURL('**/product/**');
});

test('a consent and a link that acts are tall enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contacts/');
  await untilAlive(page, 'contact-form');
  const other = page.getByRole('main').getByRole('button', { name: 'Другой город' });
  await other.scrollIntoViewIfNeeded();
  const isReached = await other.evaluate((link) => {
    const { left, top, bottom } = link.getBoundingClientRect();
    return [top - 8, bottom + 8].every((y) => document.elementFromPoint(left + 8, y) === link);
  });
  assert.ok(isReached, 'a click beside the words misses the link');
  await page.getByRole('button', { name: 'Написать нам', exact: true }).click();
  const consent = page
    .getByRole('dialog')
    .locator('label')
    .filter({ has: page.getByRole('checkbox') });
  assert.ok(((await consent.boundingBox())?.height ?? 0) >= 44);
});
