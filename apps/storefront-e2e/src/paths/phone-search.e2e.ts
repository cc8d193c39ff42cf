import assert from 'node:assert/strict';
import { untilLoaded } from '../support/calls.js';
import { nextFrames } from '../support/frames.js';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { searchField, searchOpener } from '../support/search.js';
import { test } from '../support/test.js';

test(
  'a phone has the look of the field in a line of its own; scrolled, the bar is one line, and nothing moves',
  { tag: '@phone' },
  async ({ page }) => {
    await watchShifts(page);
    await page.goto('/catalog/');
    await untilAlive(page, 'search');
    await untilLoaded(page);
    const look = searchOpener(page).locator('[data-part="opener"]');
    const [field, basket] = [
      await look.boundingBox(),
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Корзина/ })
        .boundingBox(),
    ];
    assert.ok(field && basket);
    assert.ok(field.width >= 320 && field.height >= 44, 'as wide as the page');
    assert.ok(field.y >= basket.y + basket.height, 'under the icons');
    const atFirst = await shifts(page);
    await page.evaluate('scrollTo(0, 400)');
    await look.waitFor({ state: 'hidden' });
    const main = await page.getByRole('main').boundingBox();
    const icon = await searchOpener(page).boundingBox();
    assert.ok(icon && icon.y >= 0 && icon.y + icon.height <= 68, 'the icon is in the bar');
    await page.evaluate('scrollTo(0, 401)');
    await nextFrames(page);
    assert.equal(Math.round((main?.y ?? 0) - ((await page.getByRole('main').boundingBox())?.y ?? 0)), 1);
    await page.evaluate('scrollTo(0, 0)');
    await look.waitFor();
    assert.deepEqual(await shifts(page), atFirst, 'nothing moved by it');
    await look.click();
    await searchField(page).waitFor();
  },
);
