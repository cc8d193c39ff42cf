import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../support/test.js';

/** Places of the cards that a search finds, left edges and widths in px. */
async function cardsOf(page: Page, words: string): Promise<{ x: number; width: number }[]> {
  await page.goto(`/search/?q=${encodeURIComponent(words)}`);
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  return Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())!));
}

test(
  'a few goods keep the size of a card: they are where the first of a full list are, none is stretched',
  { tag: ['@wide', '@phone'] },
  async ({ page }) => {
    const many = await cardsOf(page, 'термос');
    const few = await cardsOf(page, 'ледоруб');
    assert.ok(many.length === 15 && few.length > 0 && few.length < 4, `${many.length} and ${few.length} goods`);
    const place = ({ x, width }: { x: number; width: number }) => [x, width];
    assert.deepEqual(few.map(place), many.slice(0, few.length).map(place));
  },
);
