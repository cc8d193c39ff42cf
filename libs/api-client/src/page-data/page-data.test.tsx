import { articlesApi } from '../articles/articles.endpoints.js';
import { useGetListingQuery } from '../listing/listing.endpoints.js';
import { listingArgsFromUrl } from '../listing/listing-url.js';
import { useGetLocationQuery } from '../location/location.endpoints.js';
import type { ErrorInfo } from '../shop-api/shop-settings.js';
import { shopApi } from '../shop-api/shop-api.js';
import { mountInShop } from '../store/mount.js';
import { createMemoryBackend } from '../testing/memory-backend.js';
import { pageDataFixtures } from '../testing/page-data.fixtures.js';
import { createTestShop, renderWithShop } from '../testing/render-with-shop.js';
import { PAGE_DATA_NAMES } from './page-data-names.js';
import { seedStore } from './page-seed.js';
import { seeds } from './seeds.js';
import { selectPageData, usePageData } from './use-page-data.js';
import { pageDataWire, type PageDataName } from './page-data.wire.js';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { safeParse } from 'valibot';

const names = Object.keys(pageDataWire) as PageDataName[];
const all = Object.values(seeds);

test.each(names)('%s: the sample passes the schema that servers use, and its seed keeps a model', (name) => {
  expect(seeds[name].name).toBe(name);
  expect(seeds[name].schema === pageDataWire[name]).toBe(true);
  expect(safeParse(pageDataWire[name], pageDataFixtures[name]).success).toBe(true);
  const { store, backend } = createTestShop({ pageData: { [name]: pageDataFixtures[name] } });
  expect(selectPageData(store.getState(), name)).toBeDefined();
  expect(backend.calls).toEqual([]);
});

test('the list of names is the list of schemas', () => {
  expect([...PAGE_DATA_NAMES].sort()).toEqual([...names].sort());
});

test('reads nothing when the page has no data', () => {
  const { store } = createTestShop({ pageData: {} });
  expect(names.map((name) => selectPageData(store.getState(), name)).filter(Boolean)).toEqual([]);
});

describe('data that cannot be read', () => {
  const seedBroken = (data: Record<string, unknown>) => {
    const reported: [string, ErrorInfo][] = [];
    const { store } = createTestShop();
    seedStore(store, data, {
      seeds: all,
      url: '/',
      onError: (error, info) => void reported.push([error.message, info]),
    });
    return { store, reported };
  };

  test('is logged with the exact sentence, and the page keeps working', () => {
    const { store, reported } = seedBroken({
      ...pageDataFixtures,
      _items: 'пусто',
      _config: 5,
      _productDetail: { id: 1 },
    });
    expect(reported.map(([message, info]) => [message, info.source])).toEqual(
      expect.arrayContaining(
        ['_items', '_config', '_productDetail'].map((name) => ['Не удалось получить данные', name]),
      ),
    );
    expect(reported).toHaveLength(3);
    expect(selectPageData(store.getState(), '_banners')).toHaveLength(1);
    expect(selectPageData(store.getState(), '_config')).toBeUndefined();
  });

  test('an invalid list item is dropped alone', () => {
    const [first] = pageDataFixtures._bestOffers;
    const { store, reported } = seedBroken({ _bestOffers: [first, { id: 'x' }, first] });
    expect(selectPageData(store.getState(), '_bestOffers')).toHaveLength(2);
    expect(reported).toEqual([
      ['Не удалось получить данные', expect.objectContaining({ source: '_bestOffers', isPartial: true })],
    ]);
  });

  test('names inherited from Object are not data', () => {
    const { reported } = seedBroken(Object.create({ _config: 5 }) as Record<string, unknown>);
    expect(reported).toEqual([]);
  });
});

describe('the first page of a list', () => {
  const url = '/catalog/?brand=kedr&sort=price-asc';
  const args = listingArgsFromUrl(url, { sectionId: 0, catalogUrl: '/api/catalog/getItems/' });

  function List() {
    const { data, isLoading } = useGetListingQuery(args);
    return <p>{isLoading ? 'Загрузка' : `Товаров: ${data?.count}`}</p>;
  }

  test('comes from page data: no request on mount (decision 23)', async () => {
    const { backend, store } = renderWithShop(<List />, { pageData: pageDataFixtures, url });
    expect(screen.getByText('Товаров: 20')).toBeInTheDocument();
    await act(async () => void (await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()))));
    expect(backend.calls).toEqual([]);
  });

  test('is an ordinary request where the page has none', async () => {
    const { backend } = renderWithShop(<List />);
    expect(screen.getByText('Загрузка')).toBeInTheDocument();
    expect(await screen.findByText('Товаров: 7')).toBeInTheDocument();
    expect(backend.callsOf('getListing')).toHaveLength(1);
  });

  test("is the same under the visitor's cookies on both sides", () => {
    const cookies = { limit: '30', sort: 'price-desc' };
    const { store } = createTestShop({ pageData: pageDataFixtures, url: '/catalog/', cookies });
    const entry = shopApi.util.selectCachedArgsForQuery(store.getState(), 'getListing' as never);
    expect(entry).toEqual([
      listingArgsFromUrl('/catalog/', { sectionId: 0, catalogUrl: '/api/catalog/getItems/', cookies }),
    ]);
  });
});

test('articles are requested with the page size from the cookie', () => {
  const { store } = createTestShop();
  seedStore(store, pageDataFixtures, { seeds: all, url: '/articles/?page=2', cookies: { articles_limit: '10' } });
  const state = store.getState() as never;
  expect(articlesApi.endpoints.getArticles.select({ page: 2, limit: 10 })(state).data?.items).toHaveLength(9);
});

describe('server and browser', () => {
  function Page() {
    const title = usePageData('_title');
    const { data: city } = useGetLocationQuery();
    const { data } = useGetListingQuery(
      listingArgsFromUrl('/', { sectionId: 0, catalogUrl: '/api/catalog/getItems/' }),
    );
    return <p>{`${title} ${city?.value} ${data?.items.length}`}</p>;
  }

  test('render the same, without a request', async () => {
    const server = createTestShop({ pageData: pageDataFixtures });
    const html = renderToString(
      <Provider store={server.store}>
        <Page />
      </Provider>,
    );
    expect(html).toBe('<p>Каталог Тюмень 15</p>');
    expect(server.backend.calls).toEqual([]);

    const client = createTestShop({ pageData: pageDataFixtures });
    const serverState = client.store.getState();
    const element = document.createElement('div');
    element.innerHTML = html;
    const recovered: unknown[] = [];
    let unmount = () => {};
    await act(async () => {
      unmount = mountInShop(
        client.store,
        element,
        Page,
        {},
        {
          serverState,
          identifierPrefix: 'a',
          onRecoverableError: (error) => recovered.push(error),
        },
      );
    });
    expect(element.innerHTML).toBe(html);
    expect(recovered).toEqual([]);
    expect(client.backend.calls).toEqual([]);
    act(() => unmount());
  });

  test('an empty element is rendered, not hydrated', async () => {
    const { store } = createTestShop({ pageData: pageDataFixtures, backend: createMemoryBackend() });
    const element = document.createElement('div');
    await act(async () => void mountInShop(store, element, Page, {}));
    expect(element).toHaveTextContent('Каталог Тюмень 15');
  });
});
