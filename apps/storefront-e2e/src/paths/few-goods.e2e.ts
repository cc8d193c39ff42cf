import assert from 'node:assert/strict';
import { test } from '../support/test.js';

test(
  'a few goods keep the size of a card: on a wide screen none is stretched, and all stand in one row',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/search/?q=ледоруб');
    const cards = page.getByRole('main').getByRole('article');
    await cards.first().waitFor();
    const boxes = (await Promise.all((await cards.all()).map((card) => card.boundingBox()))).map((box) => box!);
    assert.ok(boxes.length > 0 && boxes.length < 4, `${boxes.length} goods: the search is for a few`);
    for (const { width, y } of boxes) {
      assert.ok(width >= 240 && width <= 360, `a card is ${width} px wide`);
      assert.equal(y, boxes[0]!.y);
    }
  },
);
