/**
 * Shows every story, its samples in every look, and fails on anything that a visitor or a screen reader would stumble
 * over: a story or its play function that throws, a console or page error, a failed or third-party request, an axe
 * violation, a page that scrolls sideways. With `SOAK=1` every story is a sample.
 */
import { expect, test } from './fixtures.js';
import { stories, titleOf } from './story-index.js';

const isSoak = process.env['SOAK'] === '1';

/** Pages that are all text and layout: other widths and text sizes break them first. */
const isPage = ({ title }: { title: string }) => title.startsWith('Начало/') || title.startsWith('Страницы/');

stories.forEach((story, index) => {
  // Samples are spread over the whole list, so that they include stories of every lib.
  const tag = isSoak || index % 10 === 0 || isPage(story) ? ['@sample'] : [];
  test(titleOf(story), { tag }, async ({ storyPage }) => {
    expect(await storyPage.check(story.id)).toEqual([]);
  });
});
