import { createMemoryBackend } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { resolveFlags } from '../flags/flags.js';
import { catchEarlyClicks } from '../hydration/early-clicks.js';
import { mountWidgets } from '../hydration/mount-widgets.js';
import { createHydrationSeeder, createStorefrontStore } from '../store/storefront-store.js';
import { renderTestPage, pageInput, parsePage } from '../testing/page.fixtures.js';
import { widgetNames, type WidgetName } from '../widgets/widget-registry.js';
import { widgetRegistry } from '../widgets/widget-registry.js';

const failure = new Error('broken on purpose');
const Broken = () => {
  throw failure;
};

/** Opens a text page in a browser where one widget throws; a widget that the page lacks is added to it. */
async function openPageWithBroken(name: WidgetName, isBrokenOnServer: boolean) {
  const input = pageInput('document');
  const widgets = isBrokenOnServer ? { [name]: { Widget: Broken } } : {};
  document.body.innerHTML = parsePage(
    (await renderTestPage(input, { widgets, onWidgetError: () => {} })).html,
  ).body.innerHTML;
  if (document.querySelector(`[data-widget="${name}"]`) === null) {
    const place = document.createElement('div');
    place.dataset.widget = name;
    document.querySelector('main')?.append(place);
  }
  const page = { url: input.url, cookies: input.cookies };
  const store = createStorefrontStore({ fetchFn: createMemoryBackend().fetchFn });
  const seed = createHydrationSeeder(input.data, page, store);
  const flags = resolveFlags({});
  const mounted = mountWidgets(document, {
    flags,
    clicks: catchEarlyClicks(document, () => {}),
    shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page, words: {} }),
  });
  for (const place of document.querySelectorAll<HTMLElement>('[data-widget]')) mounted.hurry(place);
}

const isAlive = (name: WidgetName) =>
  waitFor(() => expect(document.querySelector(`[data-widget="${name}"]`)).toHaveAttribute('data-ready'), {
    timeout: 10_000,
  });

describe('a widget that throws', () => {
  const loaders = Object.fromEntries(widgetNames.map((name) => [name, widgetRegistry[name].load]));
  let complaints: jest.SpyInstance;
  /** React logs an error that a boundary has caught; jsdom logs it once more. */
  const hush = (event: ErrorEvent) => event.preventDefault();

  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    window.addEventListener('error', hush);
  });
  afterEach(() => {
    for (const name of widgetNames) widgetRegistry[name].load = loaders[name] as never;
    complaints.mockRestore();
    window.removeEventListener('error', hush);
  });

  const told = (name: WidgetName) =>
    waitFor(() => expect(complaints).toHaveBeenCalledWith(`Widget ${name} has failed`, failure), { timeout: 10_000 });

  it.each(widgetNames)(
    '%s leaves header, basket link and the rest of the page usable',
    async (name) => {
      widgetRegistry[name].load = () => Promise.resolve({ Widget: Broken });
      await openPageWithBroken(name, false);
      await told(name);
      for (const other of ['header-links', 'search', 'catalog-menu', 'subscribe'] as const) {
        if (other !== name) await isAlive(other);
      }
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('link', { name: /^Корзина/ })).toHaveAttribute('href', '/basket');
      expect(header.getByRole('link', { name: /Каталог/ })).toHaveAttribute('href', '/catalog/');
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    },
    30_000,
  );

  it.each(['header-links', 'catalog'] as const)(
    '%s that throws on the server too leaves the basket link',
    async (name) => {
      widgetRegistry[name].load = () => Promise.resolve({ Widget: Broken });
      await openPageWithBroken(name, true);
      await told(name);
      expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Корзина/ })).toHaveAttribute(
        'href',
        '/basket',
      );
    },
    30_000,
  );

  it('a widget that the page cannot do without apologises and offers to retry', async () => {
    widgetRegistry.basket.load = () => Promise.resolve({ Widget: Broken });
    await openPageWithBroken('basket', false);
    await told('basket');
    const place = document.querySelector<HTMLElement>('[data-widget="basket"]');
    expect(within(place as HTMLElement).getByRole('button', { name: 'Попробовать снова' })).toBeInTheDocument();
  }, 30_000);

  it('a widget whose code fails to load leaves its HTML and the rest', async () => {
    widgetRegistry.search.load = () => Promise.reject(new Error('offline'));
    await openPageWithBroken('search', false);
    await isAlive('header-links');
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(complaints).toHaveBeenCalledWith('Widget search could not be loaded', expect.any(Error));
  }, 30_000);
});
