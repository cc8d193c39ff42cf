import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { test } from '../support/test.js';

const slider = (page: Page) => page.locator('[data-widget="main-slider"]');
const shownSlide = async (page: Page) =>
  Number(/\d+/.exec((await slider(page).locator('[aria-current="true"]').getAttribute('aria-label')) ?? '')?.[0]);
const untilSlide = (page: Page, number: number) =>
  slider(page)
    .getByRole('button', { name: `Слайд ${number} из 3` })
    .and(page.locator('[aria-current="true"]'))
    .waitFor({ timeout: 12_000 });
/** Longer than one slide is shown, ms. */
const longerThanASlide = 7000;
/** Away from everything that reacts to the pointer. */
const stepAside = (page: Page) => page.mouse.move(2, 2);

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the main slider moves by itself until its button stops it', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await untilAlive(page, 'main-slider');
    await stepAside(page);
    assert.equal(await shownSlide(page), 1);
    await page.clock.fastForward(longerThanASlide);
    await untilSlide(page, 2);
    await slider(page).getByRole('button', { name: 'Остановить показ' }).click();
    await stepAside(page);
    await page.clock.fastForward(longerThanASlide);
    await nextFrames(page);
    assert.equal(await shownSlide(page), 2);
    await slider(page).getByRole('button', { name: 'Продолжить показ' }).click();
    await stepAside(page);
    await page.clock.fastForward(longerThanASlide);
    await untilSlide(page, 3);
    await page.clock.fastForward(longerThanASlide);
    await untilSlide(page, 1);
  });
});

test('under reduced motion the main slider is moved by the visitor alone', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await untilAlive(page, 'main-slider');
  await stepAside(page);
  assert.equal(await slider(page).getByRole('button', { name: 'Остановить показ' }).count(), 0);
  await page.clock.fastForward(longerThanASlide);
  await nextFrames(page);
  assert.equal(await shownSlide(page), 1);
  await slider(page).getByRole('button', { name: 'Слайд 3 из 3' }).click();
  await untilSlide(page, 3);
  await slider(page)
    .getByRole('link', { name: /Всё, что катится/ })
    .click();
  await page.waitForURL('**/catalog/velosipedy/');
});

test(
  'the main slider shows its mobile picture below 1024 px, the wide one from there',
  { tag: '@tablet' },
  async ({ page }) => {
    for (const [width, picture] of [
      [360, 'tall'],
      [600, 'tall'],
      [1023, 'tall'],
      [1024, 'wide'],
      [1440, 'wide'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const img = page.locator('[data-widget="main-slider"] img').first();
      await page.waitForFunction(
        (element) => (element as HTMLImageElement | null)?.currentSrc,
        await img.elementHandle(),
      );
      const shown = await img.evaluate((element) => (element as HTMLImageElement).currentSrc);
      assert.equal(shown.includes('-tall/'), picture === 'tall', `${shown} at ${width}`);
    }
  },
);
