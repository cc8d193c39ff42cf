/**
 * Opens the whole Storybook as a designer does: sidebar and toolbar around a story, under the shop's path and
 * Content-Security-Policy.
 */
import { PageGuard } from './page-guard.js';
import { expect, test } from './fixtures.js';

/** Buttons of the toolbar that a designer looks for. */
const tools = ['Тема', 'Текст', 'Посетитель', 'Город', 'Сеть', 'Движение'];

test('the whole Storybook works under the shop’s path and policy, and stories obey its toolbar', async ({
  page,
  storybook,
}) => {
  // Six loads of all of Storybook: seconds on an idle machine, half a minute on a crowded one.
  test.setTimeout(180_000);
  const guard = new PageGuard(page, storybook);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const openStory = (rest: string) => page.goto(`${storybook}?path=/story/${rest}`);

  await page.goto(storybook);
  await expect(frame.getByRole('heading', { name: 'Компоненты магазина «Тропа»' })).toBeVisible();
  // All of them at once beside the sidebar of a laptop: a toolbar that is too long scrolls, and hides the last ones.
  for (const name of tools) {
    const tool = page.getByTestId('sb-preview-toolbar').getByRole('button').filter({ hasText: name });
    await expect(tool).toBeInViewport({ ratio: 1 });
  }

  await openStory('location-city-button--plain');
  await expect(frame.getByText('Тюмень')).toBeVisible();
  await openStory('location-city-button--plain&globals=city:2');
  await expect(frame.getByText('Сургут')).toBeVisible();
  await openStory('catalog-favorites--some&globals=network:offline');
  await expect(frame.getByText('Не удалось загрузить избранное')).toBeVisible();
  await openStory('account-user-button--visitor&globals=visitor:user');
  await expect(frame.getByText('Анна').first()).toBeVisible();
  await openStory('kit-button--variants&globals=theme:dark;text:200;motion:reduced');
  await expect(frame.locator('html[data-theme="dark"][data-reduced-motion][style*="200%"]')).toBeAttached();

  expect(guard.takeProblems()).toEqual([]);
});

test('the page of a component says what for and what not for, and measures its parts; a page of the shop leads to the next', async ({
  page,
  storybook,
}) => {
  test.setTimeout(120_000);
  const guard = new PageGuard(page, storybook);
  const frame = page.frameLocator('#storybook-preview-iframe');

  await page.goto(`${storybook}?path=/docs/kit-button--docs`);
  await expect(frame.getByRole('heading', { name: 'Когда использовать' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Когда нет' })).toBeVisible();
  await expect(frame.getByRole('row', { name: /Корпус размер \d+ × 44; поля 8 \(space-2\)/ })).toBeVisible();
  await expect(frame.getByRole('row', { name: /isFullWidth Во всю ширину места/ })).toBeVisible();

  await page.goto(`${storybook}?path=/story/page-shop--index`);
  await frame
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click();
  await expect(page).toHaveURL(/page-shop--basket-page/);
  await expect(frame.getByRole('heading', { name: /^Корзина/ })).toBeVisible();

  expect(guard.takeProblems()).toEqual([]);
});
