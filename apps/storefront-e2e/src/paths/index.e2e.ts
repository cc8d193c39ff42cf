import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { untilAlive } from '../support/lists.js';
import { overflows, shifts, watchShifts } from '../support/layout.js';
import { test } from '../support/test.js';

/** A widget that is hydrated when it comes into view. */
const see = async (page: Page, widget: string) => {
  await page.locator(`[data-widget="${widget}"]`).scrollIntoViewIfNeeded();
  await untilAlive(page, widget);
};

test(
  'a sale opens its conditions in a dialog and gives the focus back',
  { tag: '@desktop' },
  async ({ page, checkAccess }) => {
    await page.goto('/');
    await see(page, 'sales');
    const sale = page.getByRole('button', { name: 'Палатки прошлого сезона' });
    await sale.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Палатки прошлого сезона' });
    await dialog.getByText('Гарантия сохраняется полностью.').waitFor();
    await checkAccess();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await sale.evaluate((element) => element === document.activeElement), true);
  },
);

test('a sale leads to its goods', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await see(page, 'sales');
  await page.getByRole('button', { name: 'Палатки прошлого сезона' }).click();
  const dialog = page.getByRole('dialog', { name: 'Палатки прошлого сезона' });
  await dialog.getByRole('link', { name: 'Смотреть товары' }).click();
  await page.waitForURL('**/catalog/palatki/**');
  await page
    .getByRole('article', { name: /алатка/ })
    .first()
    .waitFor();
});

/** One card of a row, whole, and the edge of the next. */
const expectPeeking = async (row: Locator) => {
  const cards = row.getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  assert.ok(first && second);
  assert.ok(first.width > 240, 'the first is whole and large');
  const edge = 360 - second.x;
  assert.ok(edge >= 24 && edge < 90, `${edge} px of the next one`);
};

test('a phone shows one of the best offers and the edge of the next', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await see(page, 'best-offers');
  await expectPeeking(page.locator('[data-widget="best-offers"]'));
});

test('below them are what is new and what sells most; nothing moves', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  for (const name of ['Новинки', 'Популярное']) {
    const row = page.getByRole('region', { name, exact: true });
    await row.first().scrollIntoViewIfNeeded();
    await untilAlive(page, 'goods-rows');
    await expectPeeking(row.first());
  }
  assert.deepEqual(await shifts(page), []);
  await page.getByRole('region', { name: 'Популярное' }).getByRole('link', { name: 'смотреть все' }).click();
  await page.waitForURL('**/catalog/?sort=popularity-desc');
});

test('a sale that does not load says so and can be retried', { tag: '@desktop' }, async ({ page, expectFault }) => {
  expectFault(/getModalContent|getSaleContent|Failed to load resource/);
  await page.route('**/api/sales/getModalContent/', (route) => route.abort());
  await page.goto('/');
  await see(page, 'sales');
  await page.getByRole('button', { name: 'Лыжный октябрь: до −30 %' }).click();
  const dialog = page.getByRole('dialog', { name: 'Лыжный октябрь: до −30 %' });
  await dialog.getByRole('alert').getByText('Не получилось загрузить условия акции').waitFor();
  await page.unroute('**/api/sales/getModalContent/');
  await dialog.getByRole('button', { name: 'Попробовать снова' }).click();
  await dialog.getByText(/Крепления ставим бесплатно/).waitFor();
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a banner with a video plays while it is seen, silent, and is paused by its button',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/');
      const tile = page.getByRole('listitem').filter({ has: page.locator('video') });
      await tile.scrollIntoViewIfNeeded();
      await untilAlive(page, 'banners');
      const video = tile.locator('video');
      const isPaused = () => video.evaluate((element) => (element as HTMLVideoElement).paused);
      const until = (paused: boolean) =>
        expect.poll(isPaused, `the video should ${paused ? 'be paused' : 'play'}`).toBe(paused);
      await until(false);
      assert.equal(
        await video.evaluate((element) => (element as HTMLVideoElement).muted && (element as HTMLVideoElement).loop),
        true,
      );
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await until(true);
      await tile.scrollIntoViewIfNeeded();
      await until(false);
      await tile.getByRole('button', { name: /Остановить видео/ }).click();
      await until(true);
      await tile.getByRole('button', { name: /Включить видео/ }).click();
      await until(false);
    },
  );
});

test('under reduced motion not a byte of a video is requested', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()));
  await page.goto('/');
  await page.locator('video').scrollIntoViewIfNeeded();
  await untilAlive(page, 'banners');
  await untilLoaded(page);
  assert.deepEqual(asked, []);
  assert.equal(await page.getByRole('button', { name: /видео/ }).count(), 0);
});

test(
  'what is further on in a row is laid out when it is swiped to, and the row stays as high',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page }) => {
    await page.goto('/');
    await see(page, 'best-offers');
    const row = page.getByRole('list', { name: 'Лучшие предложения' });
    const last = row.getByRole('article').last();
    const isLaidOut = () =>
      last.evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    const heights = () =>
      row.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    assert.equal(await isLaidOut(), false);
    const before = await heights();
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect.poll(isLaidOut).toBe(true);
    assert.deepEqual(await heights(), before);
    assert.equal(new Set(before).size, 1);
    await expect(last.locator('picture img')).toHaveJSProperty('complete', true);
  },
);

test('the social strip opens new tabs, four photos in a row of a phone', async ({ page, width }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Мы в социальных сетях' });
  await strip.scrollIntoViewIfNeeded();
  const links = await strip.getByRole('link').all();
  assert.equal(links.length, 9);
  for (const link of links) {
    assert.deepEqual([await link.getAttribute('target'), await link.getAttribute('rel')], ['_blank', 'noopener']);
  }
  const tops = await strip
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  assert.equal(tops.filter((top) => top === tops[0]).length, width === 'phone' ? 4 : 8);
});

for (const [tag, seen] of [
  ['@phone', 2],
  ['@tablet', 4],
  ['@desktop', 7],
] as const) {
  test(`the footer shows ${seen} partners at once`, { tag }, async ({ page }) => {
    await page.goto('/delivery/');
    const row = page.getByRole('contentinfo').getByRole('list', { name: 'Наши партнёры' });
    await row.scrollIntoViewIfNeeded();
    const inSight = await row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
    });
    assert.equal(inSight, seen);
    await page.getByText('ИНН 0000000000').waitFor();
  });
}

test(
  'the tiles of sections fill their rows, and «Сервис» leads to the service',
  { tag: '@tablet' },
  async ({ page }) => {
    await watchShifts(page);
    await page.goto('/');
    const tiles = page.getByRole('navigation', { name: 'Разделы с картинками' }).getByRole('listitem');
    await tiles.first().scrollIntoViewIfNeeded();
    const tops = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    const inLast = tops.filter((top) => top === tops.at(-1)).length;
    assert.equal(inLast, tops.filter((top) => top === tops[0]).length);
    assert.deepEqual(await overflows(page), []);
    assert.deepEqual(
      (await shifts(page)).filter((shift) => Number.parseFloat(shift) > 0.005),
      [],
    );
    const service = page.getByRole('main').getByRole('link', { name: /^Сервис/ });
    assert.equal(await service.getAttribute('href'), '/service/');
  },
);

test('the best offers lead to all of them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Лучшие предложения' });
  await offers.scrollIntoViewIfNeeded();
  await offers.getByRole('link', { name: 'смотреть все' }).click();
  await page.waitForURL('**/best-offers/');
  await page.getByRole('heading', { level: 1, name: 'Лучшие предложения' }).waitFor();
});

test(
  "the first load of a phone makes at most 35 requests, and none for a slider's code",
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    // How far below the window pictures are loaded depends on the network.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: -1,
      uploadThroughput: -1,
      connectionType: 'cellular4g',
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await untilAlive(page, 'header-links');
    // Whatever the first load requests belongs to it, however late: silence is what is measured.
    await page.waitForLoadState('networkidle');
    assert.ok(asked.length <= 35, `${asked.length} requests:\n${asked.join('\n')}`);
    assert.deepEqual(
      asked.filter((address) => /swiper|carousel/i.test(address)),
      [],
    );
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without scripts the index page shows everything as links and pictures',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/');
      for (const name of [/Зима близко/, /На воду с SUP/, /Сервис/])
        await page.getByRole('link', { name }).first().waitFor();
      await page.getByRole('button', { name: 'Палатки прошлого сезона' }).waitFor();
      await page.getByRole('link', { name: /Фото 8/ }).waitFor();
      assert.equal(await page.getByRole('button', { name: /Слайд|видео|показ/ }).count(), 0);
    },
  );
});
