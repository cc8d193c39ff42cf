import assert from 'node:assert/strict';
import { productCard, putIntoBasket } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

/** Boots of the demo shop whose colours do not all come in every size. */
const boots = '/product/botinki-zimnie-bars-sledopyt-kids-detskie/';

test('variants: address, cascade, availability', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  await page.goto(boots);
  const card = productCard(page);
  const colours = card.getByRole('radiogroup', { name: 'Цвет' }).getByRole('radio');
  const sizes = card.getByRole('radiogroup', { name: /Размер/ }).getByRole('radio');
  const offer = () => new URL(page.url()).searchParams.get('offer');
  const ready = () => card.locator('[data-status="ready"]').waitFor();
  await ready();
  assert.equal(await card.getByRole('radio', { disabled: true }).and(colours).count(), 0, 'no colour is ever disabled');

  const sold: Record<string, string[]> = {};
  for (const colour of await colours.all()) {
    await colour.check();
    await ready();
    sold[(await colour.getAttribute('value')) ?? ''] = await sizes.evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).filter((input) => input.disabled).map(({ value }) => value),
    );
  }
  const all = await sizes.evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ value }) => value));
  const poor = Object.keys(sold).find((colour) => sold[colour]?.length) ?? '';
  const lost = sold[poor]?.[0] ?? '';
  const rich = Object.keys(sold).find((colour) => !sold[colour]?.includes(lost)) ?? '';
  assert.ok(poor && lost && rich, `no combination of these boots is missing: ${JSON.stringify(sold)}`);

  await colours.and(page.locator(`[value="${rich}"]`)).check();
  const before = offer();
  await sizes.and(page.locator(`[value="${lost}"]`)).check();
  await page.waitForURL((url) => url.searchParams.get('offer') !== before);
  const chosen = offer();
  assert.match(chosen ?? '', /^\d+$/);
  await colours.and(page.locator(`[value="${poor}"]`)).check();
  const firstLeft = all.find((size) => !sold[poor]?.includes(size));
  assert.equal(await sizes.and(page.locator(':checked')).getAttribute('value'), firstLeft);
  await page.waitForURL((url) => url.searchParams.get('offer') !== chosen);
  await ready();
  await checkAccess();

  // The URL identifies the variant: the server renders it, other parameters stay, choices add no history entries.
  await page.goto(`${boots}?from=mail&offer=${chosen}`);
  await ready();
  assert.equal(await sizes.and(page.locator(':checked')).getAttribute('value'), lost);
  await sizes
    .and(page.locator(`:enabled:not([value="${lost}"])`))
    .first()
    .check();
  await page.waitForURL((url) => url.searchParams.get('offer') !== chosen);
  assert.equal(new URL(page.url()).searchParams.get('from'), 'mail');

  await card
    .getByText(/^Забрать|^Доставка/)
    .first()
    .waitFor();
  await card.getByRole('button', { name: 'где есть' }).click();
  const shops = page.getByRole('dialog', { name: 'Где есть товар' });
  await shops.getByRole('listitem').first().waitFor();
  await checkAccess();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Таблица размеров' }).click();
  await page.getByRole('dialog', { name: 'Таблица размеров' }).getByRole('table').waitFor();
});

test('the gallery opens fullscreen and moves by keys', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  await page.goto(boots);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  const gallery = productCard(page).getByRole('region', { name: 'Фотографии товара' });
  await gallery.getByRole('link', { name: /^Фото 2 из \d/ }).click();
  await gallery.locator('a[aria-current="true"][aria-label^="Фото 2"]').waitFor();
  await gallery.getByRole('button', { name: 'Открыть фото на весь экран' }).and(page.locator('[tabindex="0"]')).click();
  const full = page.getByRole('dialog');
  await full.waitFor();
  const seen = (number: number) =>
    page.waitForFunction((wanted) => {
      const photos = [...document.querySelectorAll('dialog[open] li')];
      const row = document.querySelector('dialog[open] ul')?.getBoundingClientRect();
      const photo = photos[wanted - 1]?.getBoundingClientRect();
      return row && photo && Math.abs(photo.left - row.left) < 16;
    }, number);
  await seen(2);
  await checkAccess();
  await full.getByRole('button', { name: /Дальше|Вперёд|Следующ/ }).click();
  await seen(3);
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'hidden' });
});

test('hearts, comparison and the basket survive a reload', { tag: '@desktop' }, async ({ page, checkAccess }) => {
  await page.goto(boots);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await untilAlive(page, 'header-links');
  const header = page.getByRole('banner');
  assert.equal(await header.getByRole('link', { name: 'Избранное', exact: true }).count(), 1);
  const heart = productCard(page).getByRole('button', { name: 'В избранное' });
  const bars = productCard(page).getByRole('button', { name: 'Сравнить' });
  await heart.click();
  await bars.click();
  await header.getByRole('link', { name: 'Избранное 1 товар' }).waitFor();
  await header.getByRole('link', { name: 'Сравнение 1 товар' }).waitFor();
  const added = await putIntoBasket(page);
  await checkAccess();
  await added.getByRole('button', { name: 'Продолжить покупки' }).click();
  await added.waitFor({ state: 'hidden' });
  await header.getByRole('link', { name: 'Корзина 1 товар' }).waitFor();

  await page.reload();
  await header.getByRole('link', { name: 'Избранное 1 товар' }).waitFor();
  await header.getByRole('link', { name: 'Сравнение 1 товар' }).waitFor();
  await header.getByRole('link', { name: 'Корзина 1 товар' }).waitFor();
  await page.waitForFunction(
    () => document.querySelectorAll('[data-widget="product"] [aria-pressed="true"]').length === 2,
  );
  await heart.click();
  await header.getByRole('link', { name: 'Избранное', exact: true }).waitFor();
  await page.reload();
  await header.getByRole('link', { name: 'Сравнение 1 товар' }).waitFor();
  assert.equal(await header.getByRole('link', { name: 'Избранное', exact: true }).count(), 1);
});

test(
  'thumbnails: three at once from the smallest window, four from 1440; the size table is 736 wide',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(boots);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    const seen = () =>
      productCard(page)
        .getByRole('link', { name: /^Фото \d из/ })
        .evaluateAll((thumbs) => {
          const list = thumbs[0]?.closest('ul')?.getBoundingClientRect();
          return thumbs.filter((thumb) => {
            const { left, right, top, bottom } = thumb.getBoundingClientRect();
            return (
              list &&
              left >= list.left - 1 &&
              right <= list.right + 1 &&
              top >= list.top - 1 &&
              bottom <= list.bottom + 1
            );
          }).length;
        });
    const found: Record<number, number> = {};
    for (const width of [360, 600, 1024, 1439, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found[width] = await seen();
    }
    assert.deepEqual(found, { 360: 3, 600: 3, 1024: 3, 1439: 3, 1440: 4, 1920: 4 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await productCard(page).getByRole('button', { name: 'Таблица размеров' }).click();
    const table = await page.getByRole('dialog', { name: 'Таблица размеров' }).boundingBox();
    assert.equal(Math.round(table?.width ?? 0), 736);
  },
);

test('the price block sticks from 1024 px, not below', { tag: '@desktop' }, async ({ page }) => {
  const top = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(boots);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    const price = productCard(page).locator('[role="group"] [aria-busy]').first();
    const box = await price.boundingBox();
    await page.evaluate((by) => scrollTo({ top: by, behavior: 'instant' }), Math.round((box?.y ?? 0) + 40));
    return (await price.boundingBox())?.y ?? 0;
  };
  const stuck = await top(1024);
  assert.ok(stuck > 60 && stuck < 160, `the price is at ${stuck}`);
  assert.ok((await top(1023)) < 0, 'below 1024 px it scrolls away');
});
