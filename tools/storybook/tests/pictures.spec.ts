/** Compares the stories tagged `picture` with their committed pictures. The overview shows these as thumbnails. */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.js';
import { stories, titleOf } from './story-index.js';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const pictured = stories.filter(({ tags }) => tags.includes('picture'));

for (const story of pictured) {
  test(`picture of ${titleOf(story)}`, async ({ storyPage }) => {
    const { page } = storyPage;
    await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
    expect(await storyPage.show(story.id)).toEqual([]);
    // Whether an element focused by a script shows a focus ring depends on earlier key presses; without focus it never
    // does.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Token pages are long, and the whole page counts.
    await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage: story.title.startsWith('Начало/') });
  });
}

test('every component has a picture: no tile of the overview is empty', () => {
  const hasPicture = new Set(pictured.map(({ title }) => title));
  const titles = new Set(stories.map(({ title }) => title).filter((title) => !title.startsWith('Начало/')));
  expect([...titles].filter((title) => !hasPicture.has(title))).toEqual([]);
});

test('every picture belongs to a story', () => {
  const known = new Set(pictured.map(({ id }) => `${id}.png`));
  const orphans = readdirSync(folder).filter((file) => !known.has(file));
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'none') expect(orphans).toEqual([]);
  else for (const file of orphans) rmSync(folder + file);
});
