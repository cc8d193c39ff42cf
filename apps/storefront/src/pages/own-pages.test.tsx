import { createMemoryBackend, pageDataFixtures } from '@tropa/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import type { PageName } from '@tropa/render-contract';
import { resolveFlags } from '../flags/flags.js';
import { mountWidgets } from '../hydration/mount-widgets.js';
import { createHydrationSeeder, createStorefrontStore } from '../store/storefront-store.js';
import { renderTestPage, pageInput, parsePage } from '../testing/page.fixtures.js';
import { isWidgetName, widgetNames, widgetRegistry } from '../widgets/widget-registry.js';

const flags = resolveFlags({});
const guest = {
  _user: { id: '' },
  _counters: { basket: 0, favorites: { length: 0, itemsId: [] }, comparison: { length: 0, itemsId: [] } },
  _basket: { items: [] },
  _favorites: { items: [] },
  _comparison: { items: [] },
  _orders: undefined,
  _ownOrder: undefined,
};
/** A personal page, as our server requests it. */
const own = (page: PageName, data: object = {}) => {
  const { _compare, ...all } = pageDataFixtures;
  const _orders = { ...all._orders, limit: page === 'profile' ? 3 : 20 };
  return pageInput(page, {
    url: page === 'own-order' ? '/orders/Т-501' : `/${page}`,
    data: { ...all, _orders, ...data },
  });
};

const pages: [PageName, shows: RegExp[], asGuest: RegExp][] = [
  ['basket', [/Рюкзак Хибины 60/, /В корзине 2 товара/, /Итого/], /В корзине пока ничего нет/],
  ['favorites', [/<article/, /удалить все/], /В избранном пока ничего нет/],
  ['compare', [/В сравнении 2 товара/, /<table/], /В сравнении пока ничего нет/],
  ['orders', [/Т-501/], /Вы не авторизованы/],
  ['own-order', [/Что с заказом/, /12\.10\.2026, 12:30/, /Оформить возврат/], /Вы не авторизованы/],
  ['order', [/Рюкзак Хибины 60/], /В корзине пока ничего нет/],
  ['profile', [/Т-501/, /anna@example\.ru/], /Вы не авторизованы/],
  ['reviews', [/Палатка Байкал 2/], /Вы не авторизованы/],
];

/** The widgets of the page that are hydrated by themselves: the others wait to be seen or touched. */
const idleWidgets = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter(
    ({ dataset: { widget } }) => isWidgetName(widget) && flags(widget) && widgetRegistry[widget].when === 'idle',
  );

/** Hydrates a page as the browser does, over a shop that does not respond to any call by itself. */
async function hydrate(input: ReturnType<typeof own>, wasAway = () => false) {
  const { html } = await renderTestPage(input);
  document.body.innerHTML = parsePage(html).body.innerHTML;
  document.getElementById('page-data')?.remove();
  const backend = createMemoryBackend({ isSignedIn: true });
  const store = createStorefrontStore({ fetchFn: backend.fetchFn, onError: () => {} });
  const page = { url: input.url, cookies: {} };
  const seed = createHydrationSeeder(input.data, page, store, wasAway);
  const rendered = document.querySelector('main')?.innerHTML;
  const header = document.querySelector('[data-widget="header-links"]')?.innerHTML;
  const hydrated = new Set<Element>();
  const clicks = { replay: (widget: Element) => void hydrated.add(widget), release: () => {} };
  const awaited = idleWidgets();
  await act(async () => {
    mountWidgets(document, {
      flags,
      clicks,
      shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page, words: {} }),
    });
  });
  await waitFor(() => expect(awaited.filter((widget) => !hydrated.has(widget))).toEqual([]), { timeout: 10_000 });
  // Calls that the effects of the widgets begin have been made a task later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { backend, rendered, header };
}
const ownCalls = /Basket|Favorite|Compar|getUser|getOrders|getOwnOrder/;

describe("pages of the visitor's own", () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => complaints.mockClear());
  afterEach(() => {
    document.body.innerHTML = '';
  });
  afterAll(() => complaints.mockRestore());

  it.each(pages)(
    "«%s» has the visitor's data in its HTML, or says that there is nothing",
    async (name, shows, none) => {
      const text = (html: string) => html.replaceAll('\u00a0', ' ');
      const { html } = await renderTestPage(own(name));
      for (const said of shows) expect(text(html)).toMatch(said);
      expect(text((await renderTestPage(own(name, guest))).html)).toMatch(none);
      expect(html).toContain(name === 'compare' ? 'aria-label' : 'Анна Петрова');
    },
  );

  it.each(pages)('«%s» is hydrated as it was rendered, without a call', async (name) => {
    for (const data of [{}, guest]) {
      const { backend, rendered, header } = await hydrate(own(name, data));
      expect(complaints.mock.calls).toEqual([]);
      expect(backend.calls.map((call) => call.name).filter((call) => ownCalls.test(call))).toEqual([]);
      if (name !== 'order' && name !== 'profile') expect(document.querySelector('main')?.innerHTML).toBe(rendered);
      expect(document.querySelector('[data-widget="header-links"]')?.innerHTML).toBe(header);
    }
  });

  it.each(pages)('each widget of «%s» names all page data that it shows: alone it is the same', async (name) => {
    const widgets = (html: string) => [...parsePage(html).querySelectorAll<HTMLElement>('[data-widget]')];
    const all = widgets((await renderTestPage(own(name))).html);
    for (const { dataset, innerHTML } of all) {
      const others = widgetNames.filter((other) => other !== dataset.widget);
      const flags = Object.fromEntries(others.map((other) => [other, false]));
      const [alone] = widgets((await renderTestPage({ ...own(name), flags })).html);
      expect([dataset.widget, alone?.innerHTML]).toEqual([dataset.widget, innerHTML]);
    }
  });

  it('a code that gives no discount now is there from the beginning, with the reason', async () => {
    const promoProblem = { promocode: 'ЗИМА10', message: 'Промокод больше не действует' };
    const { rendered } = await hydrate(own('basket', { _basket: { ...pageDataFixtures._basket, promoProblem } }));
    expect(rendered).toContain(promoProblem.message);
    expect(rendered).toContain('value="ЗИМА10"');
    expect(document.querySelector('main')?.innerHTML).toBe(rendered);
  });

  it('without these variables the widgets make calls, as on a page of another server', async () => {
    const nothing = Object.fromEntries(Object.keys(guest).map((name) => [name, undefined]));
    const { backend } = await hydrate(own('basket', nothing));
    const calls = backend.calls.map((call) => call.name);
    for (const call of ['getBasketItems', 'getBasketLength', 'getFavoritesLength', 'getUser'])
      expect(calls).toContain(call);
  });

  it('after an absence it shows what it was rendered with, and refetches', async () => {
    const { backend } = await hydrate(own('basket'), () => true);
    expect(backend.calls.map((call) => call.name)).toEqual(expect.arrayContaining(['getBasketItems', 'getUser']));
    // The shop in memory has an empty basket.
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('В корзине пока ничего нет'));
  });
});
