import assert from 'node:assert/strict';
import { untilAlive } from '../support/lists.js';
import { swipe } from '../support/touch.js';
import { nextFrames } from '../support/frames.js';
import { test } from '../support/test.js';

test(
  'the burger opens the sections; a tap beside and a swipe to the left close them',
  { tag: '@phone' },
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
    await nextFrames(page);
    assert.ok(await panel.isVisible(), 'a swipe to the right keeps it open');
    await swipe(page, { x: 120, y: 300 }, { x: 100, y: 300 });
    await nextFrames(page);
    assert.ok(await panel.isVisible(), '20 px exactly keep it open');
    await swipe(page, { x: 120, y: 500 }, { x: 90, y: 380 });
    await nextFrames(page);
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

test('an open burger or filter panel goes when the window grows over 1024 px', { tag: '@tablet' }, async ({ page }) => {
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
