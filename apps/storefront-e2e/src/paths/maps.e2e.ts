import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { tabTo } from '../support/keys.js';
import { overflows } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { test } from '../support/test.js';

/** The owner's tiles; the test serves them. */
const tiles = {
  MAPS_TILE_URL: 'http://127.0.0.1:9/tiles/{z}/{x}/{y}.png',
  MAPS_TILE_ATTRIBUTION: '© <a href="/agreement/">Наши плитки</a>',
};
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#e7ebe2" d="M0 0h256v256H0z"/>
<path fill="none" stroke="#fff" stroke-width="9" d="M-10 90 270 40M60-10 110 270M-10 200l280-20"/></svg>`;

const counter = (page: Page) => page.getByRole('banner').getByRole('link', { name: '4 магазина' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Магазины, Тюмень' });
const mapOf = (page: Page) => page.getByRole('group', { name: 'Магазины на карте' });

async function openShops(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page, 'shops-counter');
  await counter(page).click();
  await dialogOf(page).getByRole('list').waitFor();
}

test('the counter opens shops: a list and a schematic map, each shows what is chosen in the other', async ({
  page,
  checkAccess,
  width,
}) => {
  await openShops(page);
  const dialog = dialogOf(page);
  const box = await dialog.boundingBox();
  assert.equal(Math.round(box?.width ?? 0), width === 'phone' ? 360 : 859);
  const first = dialog.getByRole('listitem').first();
  assert.match(
    (await first.innerText()).replaceAll('\u00A0', ' '),
    /ул\. Республики, 142\s+ежедневно 10:00–21:00\s+\+7 345 260 11 42/,
  );
  assert.equal(await dialog.getByRole('listitem').count(), 4);
  assert.equal(await mapOf(page).getAttribute('data-provider'), 'plot');

  await dialog.getByRole('list').getByRole('button', { name: 'ул. Мельникайте, 103' }).click();
  const pin = mapOf(page).getByRole('button', { pressed: true });
  assert.equal(await pin.getAttribute('aria-label'), 'ул. Мельникайте, 103');
  await mapOf(page).getByRole('button', { name: 'ул. Широтная, 171, корп. 1' }).click();
  const chosen = dialog.getByRole('list').getByRole('button', { pressed: true });
  assert.equal(await chosen.innerText(), 'ул. Широтная, 171, корп. 1');
  // Scrolled into view, on a phone too: wait until the smooth scroll has ended.
  await page.waitForFunction(() => {
    const { bottom = 0 } = document.querySelector('[data-chosen]')?.getBoundingClientRect() ?? {};
    return bottom > 0 && bottom <= innerHeight + 1;
  });
  await checkAccess();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.ok(await counter(page).evaluate((link) => link === document.activeElement), 'the focus is back');
});

test('contacts show the shops of the city and of another one', { tag: '@phone' }, async ({ page, checkAccess }) => {
  await page.goto('/contacts/');
  await page.getByRole('heading', { level: 2, name: 'Магазины, Тюмень' }).waitFor();
  await mapOf(page).scrollIntoViewIfNeeded();
  await untilAlive(page, 'shops-map');
  await checkAccess();
  assert.deepEqual(await overflows(page), []);
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/location/') && calls.push(new URL(request.url()).pathname),
  );
  await page.getByRole('main').getByRole('button', { name: 'Другой город' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.getByRole('button', { name: 'Другой город' }).click();
  await dialog.getByRole('radio', { name: 'Москва', exact: true }).check();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('heading', { level: 2, name: 'Пункты выдачи, Москва' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: '3 пункта выдачи' }).waitFor();
  assert.equal(await page.getByRole('group', { name: 'Пункты выдачи на карте' }).getByRole('button').count(), 3);
  assert.deepEqual(
    calls.filter((path) => path.includes('Points')),
    [],
    'the points came with the city',
  );
  await page.goto('/contacts/');
  await page.getByRole('heading', { level: 2, name: 'Пункты выдачи, Москва' }).waitFor();
});

test.describe(() => {
  test.use({ shopEnv: tiles });

  test('tiles of the owner replace the schematic map', { tag: '@desktop' }, async ({ page, checkAccess }) => {
    await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tile }));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    await untilAlive(page, 'shops-counter');
    await untilLoaded(page);
    assert.ok(!scripts.some((script) => script.includes('Leaflet')), 'no map is loaded before it is asked for');
    await counter(page).click();
    await page.locator('[data-provider="tiles"]').waitFor();
    const map = mapOf(page);
    assert.ok(scripts.some((script) => script.includes('Leaflet')));
    const pin = map.getByRole('button', { name: 'ул. 50 лет Октября, 14' });
    await pin.click();
    assert.equal(
      await dialogOf(page).getByRole('list').getByRole('button', { pressed: true }).innerText(),
      'ул. 50 лет Октября, 14',
    );
    await map.getByRole('button', { name: 'Приблизить' }).click();
    await dialogOf(page).getByRole('list').getByRole('button', { name: 'ул. Широтная, 171, корп. 1' }).click();
    // Moved into view, although the map was zoomed in elsewhere; the movement is animated.
    const isInSight = async () => {
      const [frame, place] = [await map.boundingBox(), await map.getByRole('button', { pressed: true }).boundingBox()];
      if (!frame || !place) return false;
      const isBeside = place.x >= frame.x && place.x + place.width <= frame.x + frame.width;
      return isBeside && place.y >= frame.y && place.y + place.height <= frame.y + frame.height;
    };
    await expect.poll(isInSight).toBe(true);
    await map.getByRole('link', { name: 'Наши плитки' }).waitFor();
    await checkAccess();
  });
});

test('the keyboard reaches the counter, the pins, the list and its phones', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await untilAlive(page, 'shops-counter');
  await tabTo(page, counter(page));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('list').waitFor();
  await tabTo(page, mapOf(page).getByRole('button', { name: 'ул. Мельникайте, 103' }));
  await page.keyboard.press('Space');
  assert.equal(
    await dialog.getByRole('list').getByRole('button', { pressed: true }).innerText(),
    'ул. Мельникайте, 103',
  );
  await tabTo(page, dialog.getByRole('list').getByRole('button', { name: 'ул. Республики, 142' }));
  await page.keyboard.press('Enter');
  assert.equal(
    await mapOf(page).getByRole('button', { pressed: true }).getAttribute('aria-label'),
    'ул. Республики, 142',
  );
  await tabTo(page, dialog.getByRole('link', { name: '+7 345 260 11 42' }));
});

test.describe(() => {
  test.use({ shopEnv: tiles });

  test('without tiles the schematic map stays', { tag: '@desktop' }, async ({ page, expectFault }) => {
    expectFault(/failed: GET .*\.png/);
    expectFault(/console: Failed to load resource/);
    await page.route('**/*.png', (route) => route.abort('connectionrefused'));
    const asked = page.waitForRequest('**/*.png');
    await openShops(page);
    await asked;
    await page.locator('.leaflet-container').waitFor({ state: 'detached' });
    assert.equal(await mapOf(page).getAttribute('data-provider'), 'plot');
    assert.equal(await mapOf(page).getByRole('button').count(), 4);
  });
});

test.describe(() => {
  test.use({ shopEnv: { MAPS_KEY: 'test-key', FLAGS: 'shops-map=off' } });

  test(
    "when Google's script is blocked the schematic map stays, and the list is complete without it",
    { tag: '@desktop' },
    async ({ page, checkAccess, expectFault }) => {
      expectFault(/foreign host: https:\/\/maps\.googleapis\.com/);
      expectFault(/failed: GET https:\/\/maps\.googleapis\.com/);
      expectFault(/console: /);
      await page.route('https://maps.googleapis.com/**', (route) => route.abort('blockedbyclient'));
      const asked = page.waitForRequest('https://maps.googleapis.com/**');
      const blocked = page.waitForEvent('requestfailed');
      await openShops(page);
      const url = new URL((await asked).url());
      assert.deepEqual([url.searchParams.get('key'), url.searchParams.get('language')], ['test-key', 'ru']);
      await blocked;
      await nextFrames(page);
      assert.equal(await mapOf(page).getAttribute('data-provider'), 'plot');
      await mapOf(page).getByRole('button', { name: 'ул. Мельникайте, 103' }).click();
      await checkAccess();
    },
  );
});

test.describe(() => {
  test.use({ shopEnv: { MAPS_KEY: 'test-key', FLAGS: 'shops-map=off' } });

  test('a shop may do without the map of its contacts', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contacts/');
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    assert.equal(await page.locator('[data-widget="shops-map"]').count(), 0);
    await page.getByText('Адреса во всех городах').click();
    await page.getByText('ул. Республики, 142').waitFor();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript: the counter is a link, contacts have the list and the schematic map',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/contacts/');
      assert.equal(await counter(page).getAttribute('href'), '/about/shops/');
      assert.equal(await page.getByRole('main').getByRole('list').last().getByRole('listitem').count(), 4);
      assert.equal(await mapOf(page).getByRole('button').count(), 4);
      await page.getByText('Адреса во всех городах').click();
      await page.getByText('Лиговский пр., 50').waitFor();
    },
  );
});
