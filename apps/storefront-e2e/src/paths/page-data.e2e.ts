import assert from 'node:assert/strict';
import { pageDataFixtures } from '@tropa/api-client/testing';
import type { Page } from '@playwright/test';
import { foreignPage } from '../foreign-host/foreign-page.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { test as base } from '../support/test.js';

const filterState = {
  query: 'лыжи',
  sale: true,
  store: '2',
  brand: ['1'],
  price: { initial: [100, 20_000], value: [500, 9000] },
};
const filters = {
  categories: [
    { id: 'price', title: 'Цена' },
    {
      id: 'brand',
      title: 'Бренд',
      options: [
        { id: '1', value: 'Norda' },
        { id: '2', value: 'Frost' },
      ],
    },
    { id: 'empty', title: 'Пустой фильтр', options: [] },
  ],
};

const test = base.extend<{ host: StandIn }>({
  host: async ({}, use) => {
    const host = await startStandIn({
      '/shop.html': foreignPage(['header-links', 'catalog', 'history-gallery', 'shops-gallery', 'work', 'dialogs'], {
        declaredByVar: ['_vacancies', '_title'],
      }),
      '/other.html': '<!doctype html><title>Другая</title><link rel="icon" href="data:,"><p>Другая страница</p>',
      '/stated.html': foreignPage(['catalog'], {
        data: { _items: undefined, _filters: { ...filters, state: filterState } },
      }),
      '/bad.html': foreignPage(['best-offers', 'similar', 'header-links'], {
        data: { _bestOffers: 'нет', _similar: [{ id: 'x' }] },
      }),
    });
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

/** Page variables that still have a value. */
const variablesOf = (page: Page) =>
  page.evaluate(() => {
    const all = window as unknown as Record<string, unknown>;
    return [
      '_items',
      '_filters',
      '_title',
      '_config',
      '_vacancies',
      '_historyGallery',
      '_shopsGallery',
      '_bestOffers',
    ].filter((name) => all[name] !== undefined);
  });

test(
  'a page of another site: its variables are read once, then removed, and late widgets still have them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { _paq: [['trackPageView']] }));
    await page.goto('/shop.html');
    const catalog = page.locator('[data-widget="catalog"]');
    await catalog.getByRole('article').first().waitFor();
    assert.deepEqual(await variablesOf(page), []);
    assert.deepEqual(await page.evaluate(() => (window as unknown as Record<string, unknown>)._paq), [
      ['trackPageView'],
    ]);
    // These are hydrated when they come near the viewport, long after.
    for (const name of ['history-gallery', 'shops-gallery']) {
      const gallery = page.locator(`[data-widget="${name}"]`);
      await gallery.scrollIntoViewIfNeeded();
      await gallery.getByText('1 / 3').first().waitFor();
    }
    await page.locator('[data-widget="work"]').getByRole('button', { name: 'заполнить анкету' }).click();
    const position = page.getByRole('form', { name: 'Анкета' }).getByRole('combobox');
    await position
      .locator('option', { hasText: pageDataFixtures._vacancies[0]?.value ?? '' })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');

    await page.goto('/other.html');
    await page.goBack();
    await catalog.getByRole('article').first().waitFor();
    assert.deepEqual(await variablesOf(page), []);
  },
);

test(
  'the data block of our own page is gone once it is read; the list lives on',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(`${shop.address}/catalog/`);
    await page.locator('[data-widget="catalog"][data-ready]').waitFor();
    assert.equal(await page.locator('#page-data').count(), 0);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.locator('[data-widget="product"][data-ready]').waitFor();
    assert.equal(await page.locator('#page-data').count(), 0);
    await page.goBack();
    await page.locator('[data-widget="catalog"][data-ready]').waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
  },
);

test(
  'a page of another site: what its filters say is chosen is shown and sent, and the address overrides it',
  { tag: '@desktop' },
  async ({ page, host }) => {
    const before = host.backend.callsOf('getListing').length;
    const asked = () =>
      host.backend
        .callsOf('getListing')
        .slice(before)
        .map(({ body }) => body.filter);
    await page.goto('/stated.html');
    await page.locator('[data-widget="catalog"][data-ready]').waitFor();
    const chips = page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('listitem');
    await chips.first().waitFor();
    assert.deepEqual(asked(), [{ query: 'лыжи', sale: '1', store: '2', price: '500,9000', brand: '1' }]);
    const said = (await chips.allInnerTexts()).map((text) =>
      text
        .replaceAll('\u00a0', ' ')
        .replace(/^Убрать\s*/, '')
        .trim(),
    );
    // The stand-in responds with filters of its own, which have neither the brand nor such prices.
    for (const chip of ['Запрос: «лыжи»', 'Со скидкой', 'Выбранный магазин'])
      assert.ok(said.includes(chip), said.join());
    assert.equal(new URL(page.url()).searchParams.get('price'), '500,9000');
    assert.equal(new URL(page.url()).searchParams.get('brand'), '1');
    await page.goto('/stated.html?brand=2&price=600,700');
    await page.locator('[data-widget="catalog"][data-ready]').waitFor();
    await chips.first().waitFor();
    assert.deepEqual(asked().at(-1), { query: 'лыжи', sale: '1', store: '2', price: '600,700', brand: '2' });
  },
);

test(
  'a page of another site: each variable that cannot be read is logged once, and the visitor sees nothing of it',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    await page.goto('/bad.html');
    await page.locator('[data-widget="header-links"][data-ready]').waitFor();
    for (const name of ['best-offers', 'similar']) {
      await page
        .locator(`[data-widget="${name}"]`)
        .scrollIntoViewIfNeeded({ timeout: 2000 })
        .catch(() => {});
      await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
    }
    expectFault(/Не удалось получить данные/);
    assert.deepEqual(
      logged
        .filter((text) => text.includes('Не удалось получить данные'))
        .map((text) => text.split(':')[0])
        .sort(),
      ['_bestOffers', '_similar'],
    );
    assert.equal(await page.getByText('Не удалось получить данные').count(), 0);
  },
);
