import { pageDataFixtures } from '@tropa/api-client/testing';
import { ProductCardsGrid } from '@tropa/catalog';
import type { PageName } from '@tropa/render-contract';
import { featureDefaults } from '../flags/flags.js';
import {
  createTestRenderer,
  renderTestPage,
  frameWidgets,
  pageInput,
  pageWidgets,
  parsePage,
  testAssets,
} from '../testing/page.fixtures.js';
import { loadWidgets, widgetNames } from '../widgets/widget-registry.js';
import { createRenderPage } from './create-render-page.js';
import { layerOrder } from './page-assets.js';
import { loadScreens } from './page-registry.js';
import { createReusedHtml } from './reused-html.js';

const pages = Object.keys(pageWidgets) as PageName[];
const widgetsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget);

describe('renderPage', () => {
  it.each(pages)('renders «%s» with its widgets, one main and at most one first-level heading', async (name) => {
    const { html, status } = await renderTestPage(pageInput(name));
    const page = parsePage(html);
    expect(html.startsWith('<!doctype html><html lang="ru" data-theme="system"><head>')).toBe(true);
    expect(status).toBe(name === 'not-found' ? 404 : 200);
    expect(widgetsOf(page).sort()).toEqual([...frameWidgets, ...pageWidgets[name]].sort());
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1').length).toBeLessThanOrEqual(1);
  });

  it('gives the same page for the same input, byte for byte', async () => {
    expect((await renderTestPage(pageInput('catalog'))).html).toBe((await renderTestPage(pageInput('catalog'))).html);
  });

  it('gives the same page whatever was rendered before it', async () => {
    const render = await createTestRenderer();
    const input = (name: PageName) => ({ ...pageInput(name), url: `/${name}/?q=${name}&page=2` });
    const others = [
      { data: { _user: { user: { id: 7, name: 'Анна', phone: '9041112233' } } } },
      { data: { _city: { id: 2, value: 'Екатеринбург' }, _partners: [] } },
      { cookies: { location: '{"id":3,"value":"Омск"}' }, flags: { city: false, 'header-links': false } },
    ];
    for (const name of pages) render(input(name));
    for (const name of pages) {
      for (const { data, ...other } of others) {
        render({ ...input(name), ...other, data: { ...input(name).data, ...data } } as never);
      }
      expect([name, render(input(name)).html]).toEqual([name, (await renderTestPage(input(name))).html]);
    }
  });

  it('shows in cards what this visitor has, and nothing of the previous visitor', async () => {
    const render = await createTestRenderer();
    const nobodys = pageInput('catalog');
    const { _items, ...data } = nobodys.data as typeof pageDataFixtures;
    const itemsId = _items.items.map(({ id }) => id);
    const favorites = { length: itemsId.length, itemsId };
    const _counters = { basket: 0, favorites, comparison: { length: 0, itemsId: [] } };
    const owners = { ...nobodys, data: { ...data, _items, _user: { id: '' }, _counters } };
    const hearts = (html: string) =>
      parsePage(html).querySelectorAll('article [data-part="tools"] [aria-pressed="true"]').length;
    for (let time = 0; time < 2; time += 1) {
      expect(hearts(render(owners).html)).toBe(itemsId.length);
      expect(hearts(render(nobodys).html)).toBe(0);
    }
  });

  it('renders what is the same on all pages once while its data are unchanged', () => {
    const reuse = createReusedHtml(9);
    const menu = { lines: 2 };
    const render = jest.fn(() => '<ul>');
    for (let page = 0; page < 3; page += 1) expect(reuse(['menu', '', menu, undefined], render)).toBe('<ul>');
    expect(render).toHaveBeenCalledTimes(1);
    reuse(['menu', '', { lines: 2 }, undefined], render);
    reuse(['menu', '', menu, null], render);
    reuse(['menu', '2', menu, undefined], render);
    expect(render).toHaveBeenCalledTimes(4);
    expect(() =>
      reuse(['broken'], () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(reuse(['broken'], () => 'mended')).toBe('mended');
  });

  it('renders a card once for all pages, and gives them the same object for the same CSS', async () => {
    const [widgets, screens] = [await loadWidgets(), await loadScreens()];
    const Counted = jest.fn(() => null);
    const cardAction = () => <Counted />;
    const Widget = () => <ProductCardsGrid items={pageDataFixtures._similar as never} cardAction={cardAction} />;
    const onWidgetError = jest.fn();
    const parts = { widgets: { ...widgets, catalog: { Widget } }, screens, assets: testAssets, onWidgetError };
    const render = createRenderPage(parts);
    const pages = [1, 2].map((page) => render({ ...pageInput('catalog'), url: `/catalog/?page=${page}` }).html);
    expect(onWidgetError).not.toHaveBeenCalled();
    expect(Counted).toHaveBeenCalledTimes(pageDataFixtures._similar.length);
    const styles = pages.map((pieces) => (pieces as readonly unknown[]).find((piece) => typeof piece === 'object'));
    expect(styles[0]).toBe(styles[1]);
    expect(styles[0]).toMatchObject({ shared: expect.stringContaining(layerOrder) });
  });

  it('keeps the most recently used HTML', () => {
    const reuse = createReusedHtml(2);
    const render = jest.fn((name: string) => name);
    for (const name of ['boots', 'skis', 'boots', 'sledge', 'boots', 'skis']) reuse([name], () => render(name));
    expect(render.mock.calls.flat()).toEqual(['boots', 'skis', 'sledge', 'skis']);
  });

  it('distinguishes functions', () => {
    const reuse = createReusedHtml(2);
    const [one, other] = [() => 1, () => 1];
    expect([one, other, one].map((part, index) => reuse([part], () => String(index)))).toEqual(['0', '1', '0']);
  });

  it('never nests one widget in another', async () => {
    for (const name of pages) {
      expect(
        parsePage((await renderTestPage(pageInput(name))).html).querySelector('[data-widget] [data-widget]'),
      ).toBeNull();
    }
  });

  it('gives every island its own id prefix, and no id twice', async () => {
    for (const name of pages) {
      const page = parsePage((await renderTestPage(pageInput(name))).html);
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      // An id created in a card, which may come from another page, would have none.
      for (const widget of page.querySelectorAll<HTMLElement>('[data-prefix]')) {
        const made = [...widget.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id.includes('_R_'));
        expect(made.filter((id) => !id.startsWith(widget.dataset.prefix ?? '?'))).toEqual([]);
      }
    }
  });

  it('has no scripts but the theme, the loader and the data, the inline one at the place that the policy allows', async () => {
    const page = parsePage((await renderTestPage(pageInput('product'))).html);
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.map(({ type, src }) => [type, new URL(src || 'x:/', 'http://x').pathname])).toEqual([
      ['', '/'],
      ['module', '/assets/loader.js'],
      ['application/json', '/'],
    ]);
    expect(page.documentElement.outerHTML).toMatch(/^<html[^>]*><head>(?:<meta[^>]*>)*<script>try/);
    expect(page.querySelector('[onclick], [onload], a[href^="javascript:"]')).toBeNull();
  });

  it('links a GET form to the search and plain links to sections: readable without scripts', async () => {
    const page = parsePage((await renderTestPage(pageInput('catalog'))).html);
    const search = page.querySelector<HTMLFormElement>('form[role="search"]');
    expect(search?.method).toBe('get');
    expect(search?.getAttribute('action')).toBe('/search/');
    expect(page.querySelector('[data-widget="catalog-menu"] a')?.getAttribute('href')).toBe('/catalog/');
    expect(page.querySelectorAll('[data-widget="catalog"] article a[href]').length).toBeGreaterThan(0);
  });

  it.each([
    ['/search/?q=%20%D0%BB%D1%8B%D0%B6%D0%B8&page=2', 'лыжи'],
    ['/search?q=a+%22b%22', 'a "b"'],
    ['/search/', ''],
    ['/catalog/?q=x', ''],
  ])('%s has «%s» in the field of the search', async (url, query) => {
    const page = parsePage((await renderTestPage({ ...pageInput('search'), url })).html);
    expect(page.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe(query);
  });

  it('includes only the data that its widgets read', async () => {
    const dataOf = async (name: PageName) =>
      JSON.parse(
        parsePage((await renderTestPage(pageInput(name))).html).getElementById('page-data')?.textContent ?? '',
      ) as object;
    expect(await dataOf('catalog')).toHaveProperty('_items');
    expect(await dataOf('catalog')).not.toHaveProperty('_productDetail');
    expect(await dataOf('product')).toHaveProperty('_productDetail');
    expect(await dataOf('product')).not.toHaveProperty('_items');
    expect(await dataOf('document')).not.toHaveProperty('_document');
  });

  it('inlines the CSS of its own widgets, and preloads the chunks that are needed at the start', async () => {
    const page = parsePage((await renderTestPage(pageInput('catalog'))).html);
    const sheets = ['start', 'shared', 'layout', 'screen', 'goods', 'catalog'];
    expect(page.querySelector('style')?.textContent).toBe(
      layerOrder + sheets.map((name) => `.${name}{src:url(/assets/${name}.woff2)}`).join(''),
    );
    // Vite must find links to the page's style sheets, and the browser must not fetch them.
    const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual(
      sheets.map((name) => [`/assets/${name}.css`, true]),
    );
    expect(page.querySelector('script[data-chunks]')?.getAttribute('data-chunks')).toBe(
      '/assets/shared.js /assets/start.js /assets/goods.js /assets/catalog.js',
    );
  });

  it('survives a text that would close the data block', async () => {
    const evil = '</script><script>alert(1)</script>';
    const { html } = await renderTestPage(
      pageInput('catalog', { data: { ...pageInput('catalog').data, _title: evil } }),
    );
    const page = parsePage(html);
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(page.querySelector('h1')?.textContent).toBe(evil);
    expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '')).toMatchObject({ _title: evil });
  });

  it('has a canonical URL, share metadata, and structured data in a block that no browser executes', async () => {
    const evil = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><!-- & «Лыжи»' }],
    };
    const meta = {
      title: 'Лыжи — Тропа',
      description: 'Лыжи «Снег» & палки',
      canonical: 'https://tropa.example.ru/product/lyzhi/',
      image: 'https://tropa.example.ru/media/a/960.webp',
      kind: 'product' as const,
      structuredData: evil,
    };
    const page = parsePage((await renderTestPage(pageInput('product', { meta }))).html);
    const property = (name: string) => page.querySelector(`head meta[property="og:${name}"]`)?.getAttribute('content');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(meta.canonical);
    expect(['title', 'description', 'url', 'image', 'type', 'locale', 'site_name'].map(property)).toEqual([
      meta.title,
      meta.description,
      meta.canonical,
      meta.image,
      'product',
      'ru_RU',
      'Тропа',
    ]);
    const blocks = page.querySelectorAll('script[type="application/ld+json"]');
    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual(evil);
    expect(page.querySelectorAll('script')).toHaveLength(4);
  });

  it('has no metadata without a URL', async () => {
    const page = parsePage((await renderTestPage(pageInput('not-found'))).html);
    expect(page.querySelector('[property^="og:"], [type="application/ld+json"]')).toBeNull();
  });

  it('leaves an empty place where a widget throws, and renders the rest', async () => {
    const onWidgetError = jest.fn();
    const failure = new Error('broken');
    const Widget = () => {
      throw failure;
    };
    const { html, status } = await renderTestPage(pageInput('catalog'), {
      widgets: { catalog: { Widget } },
      onWidgetError,
    });
    const page = parsePage(html);
    expect(status).toBe(200);
    expect(onWidgetError).toHaveBeenCalledWith('catalog', failure);
    expect(page.querySelector('[data-widget="catalog"]')?.childNodes).toHaveLength(0);
    expect(page.querySelector('[data-widget="catalog"]')?.hasAttribute('data-prefix')).toBe(false);
    expect(page.querySelector('[data-widget="header-links"] a')).not.toBeNull();
  });
});

describe('flags of widgets', () => {
  const pageOf = (widget: (typeof widgetNames)[number]) =>
    pages.find((name) => pageWidgets[name].includes(widget)) ?? 'document';

  it.each(widgetNames)('%s: on by default, absent when off', async (widget) => {
    const name = pageOf(widget);
    const on = parsePage((await renderTestPage(pageInput(name))).html);
    const off = parsePage((await renderTestPage(pageInput(name, { flags: { [widget]: false } }))).html);
    expect(on.querySelector(`[data-widget="${widget}"]`)).not.toBeNull();
    expect(off.querySelector(`[data-widget="${widget}"]`)).toBeNull();
    const data = JSON.parse(off.getElementById('page-data')?.textContent ?? '') as { _config: { flags: object } };
    expect(data._config.flags).toEqual({ [widget]: false });
  });

  it.each(pages)('«%s» without any of its widgets keeps one title and something to read under it', async (name) => {
    const flags = Object.fromEntries(pageWidgets[name].map((widget) => [widget, false]));
    const page = parsePage((await renderTestPage(pageInput(name, { flags }))).html);
    const main = page.querySelector('main');
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    expect(main?.querySelector('h1')?.textContent).not.toBe('');
    expect(main?.querySelectorAll('[data-widget]')).toHaveLength(0);
    expect(
      [...(main?.querySelectorAll('p, a, li') ?? [])].some(
        (part) => !part.closest('nav[aria-label="Вы здесь"]') && part.textContent,
      ),
    ).toBe(true);
  });

  it('a product without its card still has the name of the product', async () => {
    const data: Record<string, unknown> = { ...pageInput('product').data, _title: undefined };
    const { title } = data._productDetail as { title: string };
    const page = parsePage((await renderTestPage(pageInput('product', { data, flags: { product: false } }))).html);
    expect(page.querySelector('h1')?.textContent).toBe(title);
  });

  const features = Object.keys(featureDefaults);

  it('knows the features besides the widgets', () => {
    expect(features).toEqual([
      'city-on-first-visit',
      'work-consent-ticked',
      'advert-consent',
      'card',
      'sbp',
      'delivery',
      'email-optional',
      'credit',
      'reservation',
    ]);
  });

  it('reservation: its button appears with the flag', async () => {
    const text = async (flags: Record<string, boolean>) =>
      parsePage((await renderTestPage(pageInput('product', { flags }))).html).querySelector('[data-widget="product"]')
        ?.textContent;
    expect(await text({ reservation: true })).toContain('Забронировать');
    expect(await text({ reservation: false })).not.toContain('Забронировать');
  });

  it('credit: its hint beside the price appears with the flag', async () => {
    const text = async (flags: Record<string, boolean>) =>
      parsePage((await renderTestPage(pageInput('product', { flags }))).html).querySelector('[data-widget="product"]')
        ?.textContent;
    expect(await text({ credit: true })).toContain('в кредит');
    expect(await text({ credit: false })).not.toContain('в кредит');
  });
});
