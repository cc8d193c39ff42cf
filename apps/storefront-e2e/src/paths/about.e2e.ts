import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { untilAlive } from '../support/lists.js';
import { swipe } from '../support/touch.js';
import { test } from '../support/test.js';

const galleryLink = (page: Page, widget: string): Locator =>
  page.locator(`[data-widget="${widget}"]`).getByRole('link');

/** The dialog shows this photo, loaded, as wide as the window. */
async function shows(dialog: Locator, place: number, total: number): Promise<void> {
  await dialog.getByText(`${place} / ${total}`, { exact: true }).waitFor();
  const photo = dialog.getByRole('img');
  assert.equal(await photo.count(), 1, 'neighbours are hidden from a screen reader');
  await photo.evaluate((img: HTMLImageElement) => img.decode());
}

test(
  'the history: its first photo with a counter opens all of them, by keys, buttons and a finger',
  { tag: ['@soak:phone', '@soak:desktop'] },
  async ({ page, checkAccess, width }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'История' }).click();
    await page.getByRole('heading', { level: 1, name: 'История' }).waitFor();
    await untilAlive(page, 'history-gallery');
    const opener = galleryLink(page, 'history-gallery');
    assert.match(await opener.innerText(), /1 \/ 6/);
    assert.ok((await page.getByRole('main').innerText()).includes('«Тропа» началась'), 'the text of the history');

    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Как мы росли' });
    await shows(dialog, 1, 6);
    const box = await dialog.boundingBox();
    assert.deepEqual([box?.width, box?.height], [page.viewportSize()?.width, page.viewportSize()?.height]);
    await checkAccess();
    await page.keyboard.press('ArrowRight');
    await shows(dialog, 2, 6);
    await page.keyboard.press('End');
    await shows(dialog, 6, 6);
    await page.keyboard.press('ArrowRight');
    await shows(dialog, 6, 6);
    await page.keyboard.press('Home');
    await shows(dialog, 1, 6);
    await dialog.getByRole('button', { name: 'Следующее фото' }).click();
    await shows(dialog, 2, 6);
    await dialog.getByRole('button', { name: 'Предыдущее фото' }).click();
    await shows(dialog, 1, 6);
    if (width === 'phone') {
      await swipe(page, { x: 300, y: 350 }, { x: 60, y: 360 });
      await shows(dialog, 2, 6);
      await swipe(page, { x: 60, y: 350 }, { x: 300, y: 340 });
      await shows(dialog, 1, 6);
      await swipe(page, { x: 180, y: 250 }, { x: 190, y: 500 });
      await shows(dialog, 1, 6);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(await opener.evaluate((link) => link === document.activeElement), 'the focus is back');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.waitFor({ state: 'detached' });
  },
);

test('the shops: photos, the shops of the city, and every address by city', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about/shops/');
  await untilAlive(page, 'shops-gallery');
  assert.match(await galleryLink(page, 'shops-gallery').innerText(), /1 \/ 6/);
  const all = page.getByRole('region', { name: 'Адреса во всех городах' });
  await all.getByRole('heading', { name: 'Екатеринбург, магазины' }).waitFor();
  await all.getByRole('heading', { name: 'Москва, пункты выдачи' }).waitFor();
  const shop = all.getByRole('listitem').filter({ hasText: 'ул. Республики, 142' });
  assert.match(await shop.innerText(), /ежедневно 10:00–21:00/);
  assert.equal(await shop.getByRole('link').getAttribute('href'), 'tel:+73452601142');
  assert.equal(await page.locator('[data-widget="shops-map"]').count(), 1);
  await galleryLink(page, 'shops-gallery').click();
  const dialog = page.getByRole('dialog', { name: 'Наши магазины' });
  await shows(dialog, 1, 6);
  await page.keyboard.press('ArrowRight');
  await shows(dialog, 2, 6);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the photo and the addresses are there without JavaScript', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about/shops/');
    assert.match((await galleryLink(page, 'shops-gallery').getAttribute('href')) ?? '', /^\/media\//);
    assert.ok((await page.getByRole('main').innerText()).includes('ул. Республики, 142'));
  });
});
