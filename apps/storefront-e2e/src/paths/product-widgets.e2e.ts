import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

/** A tent of the demo shop that has a film, accessories in both tabs and goods like it. */
const tent = '/product/palatka-kempingovaya-kedr-terem-4-s-kukhnej/';

const widget = (page: Page, name: string): Locator => page.locator(`[data-widget="${name}"]`);

/** Scrolls to a widget, as a visitor does, and waits until it is hydrated. */
async function reach(page: Page, name: string): Promise<Locator> {
  await widget(page, name).scrollIntoViewIfNeeded();
  await untilAlive(page, name);
  return widget(page, name);
}

/** How many items of a row are visible at once, and the gap between two of them, px. */
const rowLook = (row: Locator) =>
  row.evaluate((list) => {
    const [first, second] = [...list.children].map((item) => item.getBoundingClientRect());
    const { paddingLeft, paddingRight } = getComputedStyle(list);
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const gap = Math.round((second?.left ?? 0) - (first?.right ?? 0));
    return { seen: Math.round(((room + gap) / ((first?.width ?? 1) + gap)) * 100) / 100, gap };
  });

async function looksAt(page: Page, row: Locator, windows: readonly number[]) {
  const found: Record<number, Awaited<ReturnType<typeof rowLook>>> = {};
  for (const width of windows) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await rowLook(row);
  }
  return found;
}

test(
  'item sliders show 1, 2 from 600 and 4 from 1024; accessories 1.5 and 2.5',
  { tag: '@desktop' },
  async ({ page }) => {
    const items = {
      360: { seen: 1, gap: 32 },
      599: { seen: 1, gap: 32 },
      600: { seen: 2, gap: 32 },
      1023: { seen: 2, gap: 32 },
    };
    const wide = { 1024: { seen: 4, gap: 32 }, 1920: { seen: 4, gap: 32 } };
    const windows = [360, 599, 600, 1023, 1024, 1920];
    await page.goto(tent);
    assert.deepEqual(await looksAt(page, page.getByRole('list', { name: 'Похожие товары' }), windows), {
      ...items,
      ...wide,
    });
    const half = { seen: 2.5, gap: 32 };
    assert.deepEqual(await looksAt(page, page.getByRole('list', { name: 'Аксессуары для безопасности' }), windows), {
      360: { seen: 1.5, gap: 32 },
      599: { seen: 1.5, gap: 32 },
      600: half,
      1023: half,
      1024: half,
      1920: half,
    });
    await page.goto('/');
    assert.deepEqual(await looksAt(page, page.getByRole('list', { name: 'Лучшие предложения' }), windows), {
      ...items,
      // A phone has no arrows: the edge of the next shows that there is more.
      360: { seen: 1.25, gap: 32 },
      599: { seen: 1.25, gap: 32 },
      ...wide,
    });
  },
);

test(
  'accessories: two tabs by pointer and by keys, a heart and the basket',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    await watchShifts(page);
    await page.goto(tent);
    const accessories = await reach(page, 'accessories');
    const tabs = accessories.getByRole('tab');
    assert.deepEqual(await tabs.allInnerTexts(), ['Безопасность', 'Комфорт']);
    const safety = accessories.getByRole('list', { name: 'Аксессуары для безопасности' });
    const comfort = accessories.getByRole('list', { name: 'Аксессуары для комфорта' });
    assert.ok((await safety.getByRole('article').count()) > 2);
    assert.equal(await comfort.count(), 0);
    await tabs.nth(1).click();
    await comfort.waitFor();
    assert.equal(await safety.count(), 0);
    await page.keyboard.press('ArrowLeft');
    await safety.waitFor();
    await page.keyboard.press('ArrowRight');
    await comfort.waitFor();
    await checkAccess();

    const card = comfort.getByRole('article').first();
    await card.getByRole('button', { name: 'В избранное' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Избранное 1 товар' }).waitFor();
    await card.getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor();
    const moved = (await shifts(page)).filter((one) => /accessories|video|similar/.test(one));
    assert.deepEqual(moved, []);
  },
);

test(
  'the video: poster first, not a byte before it is played, keys, no shift',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()));
    await page.goto(tent);
    const video = await reach(page, 'video');
    const play = video.getByRole('link', { name: /^Смотреть видео: Палатка/ });
    await video.locator('img').evaluate((img: HTMLImageElement) => img.decode());
    await untilLoaded(page);
    assert.deepEqual(asked, []);
    await checkAccess();
    const before = await video.boundingBox();
    await play.focus();
    await page.keyboard.press('Enter');
    const player = video.locator('video');
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('[data-widget="video"] video')?.currentTime ?? 0) > 0,
    );
    assert.ok(asked.length > 0);
    assert.ok(
      await player.evaluate(
        (one: HTMLVideoElement) => one.controls && one.preload === 'none' && document.activeElement === one,
      ),
    );
    const after = await video.boundingBox();
    assert.deepEqual([after?.width, after?.height], [before?.width, before?.height]);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('[data-widget="video"] video')?.paused);
    await checkAccess();
  },
);

test(
  'a video that does not load says so in words, and is tried again',
  { tag: '@phone' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/404/);
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(tent);
    const video = await reach(page, 'video');
    await video.getByRole('link', { name: /^Смотреть видео/ }).click();
    await video.getByRole('alert').getByText('Видео не загрузилось').waitFor();
    await checkAccess();
    await page.unroute('**/*.mp4');
    await video.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('[data-widget="video"] video')?.currentTime ?? 0) > 0,
    );
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without scripts both tabs of accessories can be read, and the video is a link to its file',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(tent);
      const accessories = widget(page, 'accessories');
      for (const name of ['Аксессуары для безопасности', 'Аксессуары для комфорта']) {
        await accessories.getByRole('list', { name }).getByRole('article').first().waitFor();
      }
      const link = widget(page, 'video').getByRole('link', { name: /^Смотреть видео/ });
      assert.match((await link.getAttribute('href')) ?? '', /\.mp4$/);
    },
  );
});

test(
  'the page of best offers: cards within their limits, from the page alone',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/catalog/') && calls.push(request.url()));
    await page.goto('/');
    await widget(page, 'best-offers').scrollIntoViewIfNeeded();
    await widget(page, 'best-offers').getByRole('link', { name: 'смотреть все' }).click();
    await page.waitForURL('**/best-offers/');
    await page.getByRole('heading', { level: 1, name: 'Лучшие предложения' }).waitFor();
    await untilAlive(page, 'best-offers');
    const cards = page.getByRole('main').getByRole('article');
    assert.ok((await cards.count()) > 15);
    const tall = await cards
      .getByRole('heading')
      .evaluateAll((titles) =>
        titles.map((title) => title.getBoundingClientRect().height).filter((height) => height > 63),
      );
    assert.deepEqual(tall, [], 'a card title is never higher than 63 px');
    assert.deepEqual(calls, []);
    await checkAccess();
  },
);
