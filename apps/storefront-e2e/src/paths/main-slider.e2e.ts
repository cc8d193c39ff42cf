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

/** The lowest contrast between the colour of the text and what is under it, in a screenshot of the page without the text. */
async function leastContrast(page: Page, screen: Buffer, ink: string): Promise<number> {
  return page.evaluate(
    async ([data, colour]) => {
      const bytes = Uint8Array.from(atob(data!), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d')!;
      context.fillStyle = colour!;
      context.fillRect(0, 0, 1, 1);
      const text = context.getImageData(0, 0, 1, 1).data;
      context.drawImage(picture, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
      const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = (from: ArrayLike<number>, at: number) =>
        0.2126 * linear(from[at]!) + 0.7152 * linear(from[at + 1]!) + 0.0722 * linear(from[at + 2]!);
      const own = light(text, 0);
      let least = 21;
      for (let at = 0; at < pixels.length; at += 4) {
        const other = light(pixels, at);
        least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
      }
      return least;
    },
    [screen.toString('base64'), ink],
  );
}

test('the words of a slide can be read on whatever picture the owner gives', async ({ page }) => {
  const squares = ['#000', '#fff', '#102a6b', '#c42020', '#3d2f28', '#0b5a2a']
    .map((colour, index) => `<path fill="${colour}" d="M${index * 20} 0h20v120h-20z"/>`)
    .join('');
  const busy = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">${squares}</svg>`;
  await page.route(/\/media\/scene-slide-/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: busy }));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await untilAlive(page, 'main-slider');
    const link = slider(page).getByRole('link').first();
    const title = link.getByText('Зима близко. Лыжи уже здесь');
    const ink = await title.evaluate((element) => getComputedStyle(element).color);
    const text = link.getByText(/^Комплекты для классики/);
    const boxes = await Promise.all([title, text].map((part) => part.boundingBox()));
    await title.evaluate((element) => void (element.parentElement!.style.opacity = '0'));
    for (const clip of boxes) {
      assert.ok(clip);
      const contrast = await leastContrast(page, await page.screenshot({ clip }), ink);
      assert.ok(contrast >= 4.5, `${contrast.toFixed(2)} : 1 in ${colorScheme}`);
    }
  }
});
