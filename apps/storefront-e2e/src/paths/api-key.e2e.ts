import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import { foreignPage } from '../foreign-host/foreign-page.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { test as base } from '../support/test.js';

const widgets = ['search', 'catalog', 'dialogs'];
/** A page whose list is fetched by a call. */
const data = { _items: undefined };

interface KeyedHost extends StandIn {
  /** How many keys the shop has issued. */
  readonly keysGiven: () => number;
}

const test = base.extend<{ host: KeyedHost }>({
  host: async ({}, use) => {
    let keys = 0;
    const host = await startStandIn({
      '/usual.html': foreignPage(widgets, { data, apiKey: '' }),
      '/named.html': foreignPage(widgets, { data, apiKey: 'X-Club-Key' }),
    });
    host.backend.answer('getApiKey', () => `secret-${(keys += 1)}`);
    await use({ ...host, keysGiven: () => keys });
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

/** The calls of the page in order: the call for the key, and the key that each other call carried. */
function watchKeys(page: Page, header: string): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const name = pathname.split('/').at(-2) ?? '';
    seen.push(name === 'getkey' ? 'getkey' : `${name} ${request.headers()[header] ?? 'without a key'}`);
  });
  return seen;
}

/** Everything in this browser that outlives the page. */
const stored = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.context().storageState({ indexedDB: true }),
    await page.evaluate(() => ({ ...sessionStorage, name: window.name, cookie: document.cookie })),
  ]);

for (const [path, header] of [
  ['/usual.html', 'x-api-key'],
  ['/named.html', 'x-club-key'],
] as const) {
  test(
    `a page of another site whose shop wants a key in ${header}: fetched first, sent with every call, fetched again when it is rejected, never stored`,
    { tag: '@desktop' },
    async ({ page, host, expectFault }) => {
      expectFault(/401/);
      const seen = watchKeys(page, header);
      await page.goto(path);
      const catalog = page.locator('[data-widget="catalog"]');
      const buy = catalog.getByRole('button', { name: 'В корзину', exact: true }).first();
      await buy.waitFor();
      const first = `secret-${host.keysGiven()}`;
      assert.equal(seen[0], 'getkey', 'the key comes before the first call');
      assert.ok(seen.includes(`getItems ${first}`), seen.join());
      assert.deepEqual(
        seen.slice(1).filter((call) => !call.endsWith(` ${first}`)),
        [],
        'one key, in every call',
      );

      // The key has expired: a read is retried with a new one, and the visitor notices nothing.
      let valid = '';
      await page.route('**/api/catalog/search/', (route) =>
        route.request().headers()[header] === valid ? route.continue() : route.fulfill({ status: 401, body: '' }),
      );
      valid = `secret-${host.keysGiven() + 1}`;
      const before = seen.length;
      await page.getByRole('combobox', { name: 'Поиск товаров' }).fill('рюкзак');
      await page.getByRole('option').first().waitFor();
      const asked = seen.slice(before).filter((call) => /^(?:search|getkey)/.test(call));
      assert.deepEqual(asked, [`search ${first}`, 'getkey', `search ${valid}`]);
      await page.keyboard.press('Escape');

      // A change is not retried: it fails at its button, and the next one has a new key.
      await page.route('**/api/basket/addItemToBasket/', (route) =>
        route.request().headers()[header] === valid ? route.continue() : route.fulfill({ status: 401, body: '' }),
      );
      const second = valid;
      valid = `secret-${host.keysGiven() + 1}`;
      const presses = () => seen.filter((call) => call.startsWith('addItemToBasket'));
      await buy.click();
      await catalog
        .getByRole('status')
        .filter({ hasText: /^Не удалось добавить в корзину/ })
        .waitFor();
      assert.deepEqual(presses(), [`addItemToBasket ${second}`]);
      await buy.click();
      await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor();
      assert.deepEqual(presses(), [`addItemToBasket ${second}`, `addItemToBasket ${valid}`]);

      assert.doesNotMatch(await stored(page), /secret-/);
    },
  );
}
