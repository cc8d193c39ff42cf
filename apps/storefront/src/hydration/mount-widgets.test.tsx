import { createMemoryBackend } from '@tropa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { PageName, RenderInput } from '@tropa/render-contract';
import { resolveFlags } from '../flags/flags.js';
import { createHydrationSeeder, createStorefrontStore } from '../store/storefront-store.js';
import { renderTestPage, pageInput, parsePage } from '../testing/page.fixtures.js';
import { readHostWords } from '../shell/host-words.js';
import { catchEarlyClicks } from './early-clicks.js';
import { widgetRegistry } from '../widgets/widget-registry.js';
import { mountWidgets } from './mount-widgets.js';

const clicks = catchEarlyClicks(document, () => {});

/** Opens a page as a browser does: the server's HTML first, then the widgets. */
const openPage = async (name: PageName, changes: Partial<RenderInput> = {}) => {
  const input = pageInput(name, changes);
  const served = parsePage((await renderTestPage(input)).html);
  document.body.innerHTML = served.body.innerHTML;
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as Record<string, unknown>;
  const page = { url: input.url, cookies: input.cookies };
  const store = createStorefrontStore({ fetchFn: createMemoryBackend().fetchFn });
  const seed = createHydrationSeeder(data, page, store);
  const flags = resolveFlags((data._config as { flags?: unknown }).flags);
  const words = readHostWords(data._config, '_config');
  const start = () =>
    mountWidgets(document, {
      flags,
      clicks,
      shellOf: ({ seeds }) => ({ store, serverState: seed(seeds), flags, page, words }),
    });
  return { start };
};

const widget = (name: string) => document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
const isAlive = (name: string) =>
  waitFor(() => expect(widget(name)).toHaveAttribute('data-ready'), { timeout: 10_000 });

describe('mounting the widgets of a page', () => {
  let complaints: jest.SpyInstance;
  const failures: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    failures.push(String(event.error));
  };

  beforeEach(() => {
    failures.length = 0;
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    window.addEventListener('error', note);
  });
  afterEach(() => {
    complaints.mockRestore();
    window.removeEventListener('error', note);
  });

  /** React's hydration mismatches: wrong attributes are logged to the console, wrong texts are errors. */
  const differences = () =>
    [...failures, ...complaints.mock.calls.map(([text]) => String(text))].filter((text) =>
      /hydrat|did not match/i.test(text),
    );

  it.each([
    ['catalog', 'catalog'],
    ['product', 'product'],
    ['index', 'main-slider'],
    ['basket', 'basket'],
    ['order', 'order'],
    ['compare', 'compare'],
  ] as const)(
    'hydrates «%s» without a mismatch',
    async (page, name) => {
      (await openPage(page)).start();
      await isAlive(name);
      await isAlive('header-links');
      expect(widget('search')).not.toHaveAttribute('data-ready');
      screen.getAllByRole('combobox', { hidden: true })[0]?.focus();
      await isAlive('search');
      expect(differences()).toEqual([]);
    },
    20_000,
  );

  it('hydrates a widget that waits for interaction if the visitor was in it before the start', async () => {
    const { start } = await openPage('catalog');
    screen.getAllByRole('combobox', { hidden: true })[0]?.focus();
    start();
    await isAlive('search');
  }, 20_000);

  it('a widget that is added later is mounted, and leaves an empty element when it is removed', async () => {
    const { start } = await openPage('index');
    const widgets = start();
    const late = Object.assign(document.createElement('section'), { innerHTML: '<div data-widget="favorites"></div>' });
    document.body.append(late);
    widgets.add(late);
    widgets.add(late);
    await isAlive('favorites');
    const element = widget('favorites');
    late.remove();
    await act(async () => widgets.remove(late));
    expect(element?.childNodes).toHaveLength(0);
    expect(element).not.toHaveAttribute('data-ready');
    document.body.append(late);
    widgets.add(late);
    await isAlive('favorites');
    expect(differences()).toEqual([]);
  }, 20_000);

  it('a widget that is removed while its code loads, and added again, is mounted once', async () => {
    const { start } = await openPage('index');
    const widgets = start();
    const late = document.createElement('div');
    late.dataset.widget = 'favorites';
    document.body.append(late);
    widgets.add(late);
    widgets.remove(late);
    widgets.add(late);
    await isAlive('favorites');
    // One that is added later is mounted later: both that wait for the code have had their turn.
    const last = document.createElement('div');
    last.dataset.widget = 'compare';
    document.body.append(last);
    widgets.add(last);
    await isAlive('compare');
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('createRoot'))).toEqual([]);
    expect(late.querySelectorAll('h1')).toHaveLength(1);
  }, 20_000);

  it('would notice a mismatch', async () => {
    const { start } = await openPage('catalog');
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = 'Не то, что скажет браузер';
    start();
    await isAlive('catalog');
    expect(differences()).not.toEqual([]);
  }, 20_000);

  it('replays a click from before hydration, once', async () => {
    const { start } = await openPage('catalog');
    const button = screen.getAllByRole('button', { name: 'В корзину' })[0];
    button?.click();
    button?.click();
    expect(button).toHaveAttribute('aria-busy', 'true');
    start();
    await isAlive('catalog');
    await isAlive('header-links');
    expect(await screen.findByRole('link', { name: /Корзина.*1/ })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'В корзине' })).toHaveLength(1);
  }, 20_000);

  it('a click in a widget whose code did not load retries', async () => {
    const { load } = widgetRegistry.subscribe;
    widgetRegistry.subscribe.load = jest.fn(load).mockRejectedValueOnce(new Error('offline'));
    try {
      const { start } = await openPage('catalog');
      const widgets = start();
      const element = widget('subscribe') as HTMLElement;
      widgets.hurry(element);
      await waitFor(() =>
        expect(complaints).toHaveBeenCalledWith('Widget subscribe could not be loaded', expect.any(Error)),
      );
      widgets.hurry(element);
      await isAlive('subscribe');
    } finally {
      widgetRegistry.subscribe.load = load;
    }
  }, 20_000);

  it('leaves a widget whose flag is off alone', async () => {
    const { start } = await openPage('catalog', { flags: { city: false } });
    start();
    await isAlive('catalog');
    expect(widget('city')).toBeNull();
  }, 20_000);

  it('mounts into an empty element of a page that another server rendered', async () => {
    document.body.innerHTML = '<div data-widget="search"></div><div data-widget="unheard-of"></div>';
    const store = createStorefrontStore({ fetchFn: createMemoryBackend().fetchFn });
    const page = { url: '/', cookies: {} };
    const shell = { store, serverState: store.getState(), flags: resolveFlags({}), page, words: {} };
    mountWidgets(document, { flags: shell.flags, clicks, shellOf: () => shell });
    await isAlive('search');
    expect(screen.getByRole('search')).toBeInTheDocument();
  }, 20_000);

  it('renders a widget without its page data when these are broken, and the page keeps working', async () => {
    document.body.innerHTML = '<div data-widget="search" data-props="{"></div>';
    const store = createStorefrontStore({ fetchFn: createMemoryBackend().fetchFn });
    const page = { url: '/', cookies: {} };
    const shell = { store, serverState: store.getState(), flags: resolveFlags({}), page, words: {} };
    mountWidgets(document, { flags: shell.flags, clicks, shellOf: () => shell });
    await isAlive('search');
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining('data-props of the widget "search" is ignored'));
  }, 20_000);

  it('applies `_config` and `data-props`, on the server and in the browser', async () => {
    const addresses = { basket: '/cart', favorites: '/liked/' };
    const { start } = await openPage('index', {
      data: { ...pageInput('index').data, _config: { texts: { favorites: { link: 'Мне нравится' } }, addresses } },
    });
    const links = () =>
      [...document.querySelectorAll('[data-widget="header-links"] a')].map((a) => a.getAttribute('href'));
    expect(links()).toEqual(expect.arrayContaining(['/cart', '/liked/']));
    expect(widget('header-links')).toHaveTextContent('Мне нравится');
    start();
    await isAlive('header-links');
    expect(links()).toEqual(expect.arrayContaining(['/cart', '/liked/']));
    expect(widget('header-links')).toHaveTextContent('Мне нравится');
    expect(differences()).toEqual([]);
  }, 20_000);

  it('one widget may have texts and addresses of its own', async () => {
    const own = { texts: { favorites: { link: 'Отложено' } }, addresses: { basket: '/cart' } };
    document.body.innerHTML = `<div data-widget="header-links"></div>`;
    const element = document.body.firstElementChild as HTMLElement;
    element.dataset.props = JSON.stringify(own);
    const store = createStorefrontStore({ fetchFn: createMemoryBackend().fetchFn });
    const page = { url: '/', cookies: {} };
    const words = { addresses: { basket: '/basket-of-all', favorites: '/liked/' } };
    const shell = { store, serverState: store.getState(), flags: resolveFlags({}), page, words };
    mountWidgets(document, { flags: shell.flags, clicks, shellOf: () => shell });
    await isAlive('header-links');
    const hrefs = [...element.querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/cart', '/liked/']));
    expect(element).toHaveTextContent('Отложено');
    expect(complaints).not.toHaveBeenCalledWith(expect.stringContaining('data-props'));
  }, 20_000);
});
