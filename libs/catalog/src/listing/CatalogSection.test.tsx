import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FilterData, ListingArgs } from '@tropa/api-client';
import { eventsOfStore, itemsSeed, listingApi, listingArgsFromUrl, seedStore } from '@tropa/api-client';
import { createMemoryHistory } from '../address/page-history.js';
import { card, wireCards, wireFilters } from '../testing/goods.fixtures.js';
import { createTestShop, deferred } from '../testing/test-shop.fixtures.js';
import type { CatalogSectionProps } from './CatalogSection.js';
import { CatalogSection } from './CatalogSection.js';

const path = '/api/catalog/getItems/';

const filters: FilterData = {
  categories: [
    {
      id: 'brand',
      title: 'Бренд',
      type: 'category',
      options: [
        { id: '1', value: 'Norda', count: 38 },
        { id: '2', value: 'Frost', count: 24 },
      ],
    },
    { id: 'color', title: 'Цвет', type: 'category', options: [{ id: 'black', value: 'Чёрный', color: '#171715' }] },
  ],
  price: { title: 'Цена', initial: [1290, 18000], value: [1290, 18000] },
  state: { query: '', sale: false, store: '', selected: {} },
};

type ListAnswer = (body: Record<string, unknown>) => unknown;

/** Responds with goods named after the page, 214 in all. */
const anyPage: ListAnswer = ({ page, limit }) => {
  const first = (Number(page ?? 1) - 1) * Number(limit) + 1;
  return { count: 214, items: wireCards(first, Number(limit)) };
};

const seedFirstPage = (shop: ReturnType<typeof createTestShop>, url: string, args: Partial<ListingArgs> = {}) =>
  shop.store.dispatch(
    listingApi.util.upsertQueryEntries([
      {
        endpointName: 'getListing',
        arg: { ...listingArgsFromUrl(url, { sectionId: 0, catalogUrl: path }), ...args },
        value: { count: 214, items: Array.from({ length: 15 }, (_, index) => card(index + 1)), filters },
      },
    ]),
  );

function setup(url: string, answer: ListAnswer = anyPage, props: Partial<CatalogSectionProps> = {}) {
  const shop = createTestShop({ [path]: answer });
  const history = createMemoryHistory(url);
  const onPreferenceChange = jest.fn();
  const section = (
    <CatalogSection
      url={url}
      history={history}
      catalogUrl={path}
      filters={filters}
      title="Зимний спорт"
      onPreferenceChange={onPreferenceChange}
      {...props}
    />
  );
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  return { shop, history, user, onPreferenceChange, section, render: () => shop.render(section) };
}

const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const titles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('CatalogSection', () => {
  it('shows the page of the page data without a request', async () => {
    const { shop, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    await pause(2000);
    expect(shop.calls).toEqual([]);
    expect(titles()).toHaveLength(15);
    expect(screen.getByRole('heading', { level: 1, name: 'Зимний спорт' })).toBeInTheDocument();
    expect(screen.getByText('214 товаров')).toBeInTheDocument();
  });

  it('requests the list when the page data has none, with the state of the address', async () => {
    const { shop, render } = setup('/catalog/?brand=1,2&price=2000,5000&page=2&sort=price-asc&limit=30', anyPage, {
      sectionId: 5,
    });
    render();
    expect(screen.getByText('Загружаем товары')).toBeInTheDocument();
    await pause(100);
    expect(shop.calls).toEqual([
      {
        path,
        body: { sectionId: 5, page: 2, limit: 30, sort: 'price-asc', filter: { brand: '1,2', price: '2000,5000' } },
      },
    ]);
    expect(titles()[0]).toBe('Товар 31');
    expect(screen.getByRole('checkbox', { name: /Norda/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Чёрный/ })).not.toBeChecked();
  });

  it('sends filters 500 ms after the last change, from the first page, and ticks at once', async () => {
    const { shop, history, user, render } = setup('/catalog/?page=3');
    seedFirstPage(shop, '/catalog/?page=3');
    render();
    await user.click(screen.getByRole('checkbox', { name: /Norda/ }));
    expect(screen.getByRole('checkbox', { name: /Norda/ })).toBeChecked();
    await pause(400);
    await user.click(screen.getByRole('checkbox', { name: /Frost/ }));
    await pause(499);
    expect(shop.calls).toEqual([]);
    expect(history.read()).toBe('/catalog/?page=3');
    await pause(100);
    expect(history.read()).toBe('/catalog/?brand=1,2');
    expect(shop.callsTo(path).map((call) => call.body)).toEqual([
      expect.objectContaining({ page: 1, filter: { brand: '1,2' } }),
    ]);
  });

  it('goes to a page by its link, once per page, and takes the visitor to the top of the list', async () => {
    const { shop, history, user, render } = setup('/catalog/?brand=1');
    seedFirstPage(shop, '/catalog/?brand=1');
    render();
    const second = screen.getByRole('link', { name: 'Страница 2' });
    expect(second).toHaveAttribute('href', '/catalog/?brand=1&page=2');
    await user.click(second);
    await pause(100);
    expect(history.read()).toBe('/catalog/?brand=1&page=2');
    expect(titles()[0]).toBe('Товар 16');
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus();

    await user.click(screen.getByRole('link', { name: 'Страница 1' }));
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(100);
    expect(shop.callsTo(path)).toHaveLength(1);
  });

  it('keeps the old list, dimmed, while the next one is on the way', async () => {
    const answer = deferred<unknown>();
    const { shop, user, render } = setup('/catalog/', () => answer.promise);
    seedFirstPage(shop, '/catalog/');
    render();
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(50);
    expect(titles()[0]).toBe('Товар 1');
    answer.resolve({ count: 214, items: wireCards(16, 15) });
    await pause(50);
    expect(titles()[0]).toBe('Товар 16');
  });

  it('drops the late response to an older intent', async () => {
    const answers = new Map([
      [2, deferred<unknown>()],
      [3, deferred<unknown>()],
    ]);
    const { shop, user, render } = setup('/catalog/', ({ page }) => answers.get(Number(page))?.promise);
    seedFirstPage(shop, '/catalog/');
    render();
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(50);
    await user.click(screen.getByRole('link', { name: 'Страница 3' }));
    await pause(50);
    answers.get(3)!.resolve({ count: 214, items: wireCards(31, 15) });
    await pause(50);
    answers.get(2)!.resolve({ count: 214, items: wireCards(16, 15) });
    await pause(50);
    expect(titles()[0]).toBe('Товар 31');
    expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('follows the «back» button, which also discards a filter that was not sent', async () => {
    const { shop, history, user, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(100);
    await user.click(screen.getByRole('checkbox', { name: /Norda/ }));
    act(() => history.back());
    await pause(1000);
    expect(history.read()).toBe('/catalog/');
    expect(titles()[0]).toBe('Товар 1');
    expect(screen.getByRole('checkbox', { name: /Norda/ })).not.toBeChecked();
    expect(shop.callsTo(path)).toHaveLength(1);
  });

  it('changes the order from the first page and remembers it', async () => {
    const { shop, history, user, onPreferenceChange, render } = setup('/catalog/?page=3');
    seedFirstPage(shop, '/catalog/?page=3');
    render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешёвые');
    await pause(100);
    expect(history.read()).toBe('/catalog/?sort=price-asc');
    expect(onPreferenceChange).toHaveBeenCalledWith('sort', 'price-asc');
    expect(shop.callsTo(path)[0]!.body).toMatchObject({ page: 1, sort: 'price-asc' });
  });

  it.each([
    ['/catalog/', 'По названию', ['По названию', 'Сначала дорогие', 'Сначала дешёвые', 'Сначала популярные']],
    [
      '/search/?q=лыжи',
      'Сначала подходящие',
      ['По названию', 'Сначала дорогие', 'Сначала дешёвые', 'Сначала популярные', 'Сначала подходящие'],
    ],
  ])(
    '%s: offers the sorts and sizes of the specification, popularity and relevance beside them',
    (url, chosen, sorts) => {
      const { shop, render } = setup(url);
      seedFirstPage(shop, url);
      render();
      const options = (name: string) =>
        within(screen.getByRole('combobox', { name }))
          .getAllByRole('option')
          .map((option) => option.textContent);
      expect(options('Сортировка')).toEqual(sorts);
      expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue(chosen);
      expect(options('Товаров на странице')).toEqual(['по 15', 'по 30', 'по 60']);
    },
  );

  it('requests no order where a search is ordered by relevance', async () => {
    const { shop, user, history, render } = setup('/search/?q=лыжи');
    render();
    await pause(100);
    expect(shop.callsTo(path)[0]!.body).toEqual({ sectionId: 0, page: 1, limit: 15, filter: { query: 'лыжи' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала популярные');
    await pause(100);
    expect(history.read()).toContain('sort=popularity-desc');
    expect(shop.callsTo(path)[1]!.body).toMatchObject({ sort: 'popularity-desc' });
  });

  it('a search is reported with what it found, once for all its pages; a section is not reported as a search', async () => {
    const told: unknown[] = [];
    const listen = ({ shop, render }: ReturnType<typeof setup>) => {
      eventsOfStore(shop.store).on('search', (detail) => told.push(detail));
      render();
    };
    const searching = setup('/search/?q=лыжи');
    listen(searching);
    await pause(100);
    await searching.user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала популярные');
    await pause(100);
    expect(told).toEqual([{ query: 'лыжи', place: 'list', count: 214 }]);
    listen(setup('/catalog/?brand=1'));
    await pause(100);
    expect(told).toHaveLength(1);
  });

  it('keeps the same goods in sight when the page grows, and goes to the first page when it shrinks', async () => {
    const { shop, history, user, onPreferenceChange, render } = setup('/catalog/?page=5');
    seedFirstPage(shop, '/catalog/?page=5');
    render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Товаров на странице' }), 'по 60');
    await pause(100);
    expect(history.read()).toBe('/catalog/?page=2&limit=60');
    expect(onPreferenceChange).toHaveBeenCalledWith('limit', '60');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Товаров на странице' }), 'по 30');
    await pause(100);
    expect(history.read()).toBe('/catalog/?limit=30');
  });

  it('discards its cached pages when the page size changes', async () => {
    const { shop, user, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    const asked = () => shop.callsTo(path).map(({ body }) => `${String(body.page)} by ${String(body.limit)}`);
    const size = () => screen.getByRole('combobox', { name: 'Товаров на странице' });
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(100);
    await user.click(screen.getByRole('link', { name: 'Страница 1' }));
    await pause(100);
    expect(asked()).toEqual(['2 by 15']);

    await user.selectOptions(size(), 'по 30');
    await pause(100);
    await user.selectOptions(size(), 'по 15');
    await pause(100);
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await pause(100);
    expect(asked()).toEqual(['2 by 15', '1 by 30', '1 by 15', '2 by 15']);
    expect(titles()[0]).toBe('Товар 16');
  });

  it('opens the filter blocks again as they were left, without another request', async () => {
    const { shop, user, section, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    const first = render();
    const block = (name: string) =>
      screen
        .getAllByRole<HTMLDetailsElement>('group')
        .find((each) => within(each).queryByText(name, { selector: 'summary *' }))!;
    expect(block('Бренд').open).toBe(true);
    await user.click(screen.getByText('Бренд'));
    expect(block('Бренд').open).toBe(false);
    first.unmount();

    // Back from a product: the page is rendered again, at the same entry of the history.
    shop.render(section);
    expect(block('Бренд').open).toBe(false);
    expect(block('Цвет').open).toBe(true);
    expect(shop.calls).toEqual([]);
  });

  it('keeps order and size in cookies where the host does not keep them', async () => {
    const { shop, history, user } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    shop.render(<CatalogSection url="/catalog/" history={history} catalogUrl={path} filters={filters} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешёвые');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Товаров на странице' }), 'по 30');
    expect(document.cookie.split('; ').sort()).toEqual(['limit=30', 'sort=price-asc']);
    for (const name of ['sort', 'limit']) document.cookie = `${name}=; path=/; max-age=0`;
  });

  it('takes order and size from the cookies when the address has none', async () => {
    const { shop, render } = setup('/catalog/', anyPage, { cookies: { sort: 'price-desc', limit: '30' } });
    render();
    await pause(100);
    expect(shop.calls[0]!.body).toMatchObject({ sort: 'price-desc', limit: 30 });
    expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('price-desc');
  });

  it('shows chosen filters as links without each, and drops them all at once', async () => {
    const { shop, history, user, render } = setup('/catalog/?brand=1,2&price=2000,5000&sort=price-asc');
    seedFirstPage(shop, '/catalog/?brand=1,2&price=2000,5000&sort=price-asc');
    render();
    const chosen = within(screen.getByRole('list', { name: 'Выбранные фильтры' }));
    expect(chosen.getByRole('link', { name: /Norda/ })).toHaveAttribute(
      'href',
      '/catalog/?brand=2&price=2000,5000&sort=price-asc',
    );
    expect(chosen.getByRole('link', { name: /2\s000\s₽ — 5\s000\s₽/ })).toHaveAttribute(
      'href',
      '/catalog/?brand=1,2&sort=price-asc',
    );
    await user.click(chosen.getByRole('link', { name: 'Сбросить всё' }));
    expect(history.read()).toBe('/catalog/?sort=price-asc');
    await pause(100);
    expect(shop.callsTo(path)[0]!.body).not.toHaveProperty('filter');
    expect(screen.queryByRole('list', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
  });

  it('takes a price from the fields and sends it after the pause; the whole range is not written', async () => {
    const { shop, history, user, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    const from = screen.getByRole('textbox', { name: 'от' });
    await user.clear(from);
    await user.type(from, '3000{Enter}');
    await pause(600);
    expect(history.read()).toBe('/catalog/?price=3000,18000');
    await user.clear(from);
    await user.type(from, '1290');
    await user.tab();
    await pause(600);
    expect(history.read()).toBe('/catalog/');
    expect(shop.callsTo(path)[0]!.body).toMatchObject({ filter: { price: '3000,18000' } });
  });

  it('sends a typed price 500 ms after the last key, and at once when the field is left', async () => {
    const { shop, history, user, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    const from = screen.getByRole('textbox', { name: 'от' });
    await user.clear(from);
    await user.type(from, '3000');
    await pause(490);
    expect(history.read()).toBe('/catalog/');
    await pause(20);
    expect(history.read()).toBe('/catalog/?price=3000,18000');
    expect(from).toHaveFocus();
    await user.clear(from);
    await user.type(from, '4000');
    await user.tab();
    await pause(1);
    expect(history.read()).toBe('/catalog/?price=4000,18000');
    expect(shop.callsTo(path).map(({ body }) => body.filter)).toEqual([
      { price: '3000,18000' },
      { price: '4000,18000' },
    ]);
  });

  it('updates the counts of the filters with each list', async () => {
    const { shop, user, render } = setup('/catalog/', () => ({
      count: 3,
      items: wireCards(1, 3),
      filters: {
        ...wireFilters,
        categories: wireFilters.categories.map((category) => ({
          ...category,
          options: category.options.map((option) => ({ ...option, count: 3 })),
        })),
      },
    }));
    seedFirstPage(shop, '/catalog/');
    render();
    expect(screen.getByRole('checkbox', { name: 'Norda 38' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Чёрный/ }));
    await pause(600);
    expect(screen.getByRole('checkbox', { name: 'Norda 3' })).toBeInTheDocument();
    expect(screen.getByText('3 товара')).toBeInTheDocument();
  });

  it('opens the error dialog, whose button loads the list again', async () => {
    let isBroken = true;
    const { shop, user, render } = setup('/catalog/', (body) => (isBroken ? undefined : anyPage(body)));
    render();
    await pause(100);
    const dialog = screen.getByRole('dialog', { name: 'Ошибка' });
    expect(dialog).toHaveTextContent('Произошла непредвиденная ошибка.');
    await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
    await pause(100);
    expect(screen.getByRole('dialog', { name: 'Ошибка' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Перезагрузить' }));
    await pause(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titles()).toHaveLength(15);
    expect(shop.callsTo(path)).toHaveLength(3);
  });

  it("on another site's page shows a failure in its own place, and opens nothing over the page", async () => {
    let isBroken = true;
    const { user, render } = setup('/', (body) => (isBroken ? undefined : anyPage(body)), { errorPlace: 'list' });
    render();
    await pause(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const goods = screen.getByRole('region', { name: 'Список товаров' });
    expect(within(goods).getByRole('alert')).toHaveTextContent('Не удалось загрузить товары');
    isBroken = false;
    await user.click(within(goods).getByRole('button', { name: 'Повторить' }));
    expect(goods).toHaveFocus();
    await pause(100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(titles()).toHaveLength(15);
  });

  it.each([
    [undefined, 1, 2],
    [2, 2, 3],
    [3, 3, 4],
  ] as const)('heading of level %s: its own is %i, of cards %i', async (headingLevel, own, ofCards) => {
    const { shop, render } = setup('/catalog/', anyPage, headingLevel && { headingLevel });
    seedFirstPage(shop, '/catalog/');
    render();
    await pause(100);
    expect(screen.getByRole('heading', { level: own, name: 'Зимний спорт' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: ofCards })).toHaveLength(15);
  });

  it('keeps a retry button after the dialog is closed', async () => {
    const { user, render } = setup('/catalog/', () => new Response('', { status: 500 }));
    render();
    await pause(100);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Перезагрузить' })).toBeInTheDocument();
  });

  describe('with filters that the page says are chosen', () => {
    const stated: FilterData = {
      ...filters,
      price: { title: 'Цена', initial: [1290, 18000], value: [2000, 9000] },
      state: { query: 'лыжи', sale: true, store: '2', selected: { brand: ['1'], color: ['black'] } },
    };

    it('shows and sends them, in one call, and the address bar contains them from then on', async () => {
      const { shop, history, user, render } = setup('/catalog/', anyPage, { filters: stated });
      render();
      await pause(100);
      expect(shop.calls.map(({ body }) => body.filter)).toEqual([
        { query: 'лыжи', sale: '1', store: '2', price: '2000,9000', brand: '1', color: 'black' },
      ]);
      expect(screen.getByRole('checkbox', { name: /Norda/ })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /Чёрный/ })).toBeChecked();
      expect(screen.getByRole('textbox', { name: 'до' })).toHaveValue('9\u00a0000');
      const chips = within(screen.getByRole('list', { name: 'Выбранные фильтры' }));
      expect(
        chips
          .getAllByRole('listitem')
          .map((chip) => chip.textContent?.replace('Убрать ', '').replaceAll('\u00a0', ' ')),
      ).toEqual([
        '2 000 ₽ — 9 000 ₽',
        'Запрос: «лыжи»',
        'Со скидкой',
        'Выбранный магазин',
        'Norda',
        'Чёрный',
        'Сбросить всё',
      ]);
      expect(history.read()).toBe(
        '/catalog/?q=%D0%BB%D1%8B%D0%B6%D0%B8&sale=1&store=2&price=2000,9000&brand=1&color=black',
      );
      expect(history.entries).toHaveLength(1);

      await user.click(screen.getByRole('checkbox', { name: /Norda/ }));
      await pause(600);
      expect(screen.getByRole('checkbox', { name: /Norda/ })).not.toBeChecked();
      expect(shop.calls.at(-1)?.body.filter).not.toHaveProperty('brand');
    });

    it('lets the address override them, without duplicates', async () => {
      const { shop, render } = setup('/catalog/?brand=2&price=3000,4000', anyPage, { filters: stated });
      render();
      await pause(100);
      expect(shop.calls.map(({ body }) => body.filter)).toEqual([
        { query: 'лыжи', sale: '1', store: '2', price: '3000,4000', brand: '2', color: 'black' },
      ]);
    });

    it('does not choose again what the visitor has removed, not even after a return to the page', async () => {
      const { shop, history, user, render } = setup('/catalog/', anyPage, { filters: stated });
      const { unmount } = render();
      await pause(100);
      await user.click(screen.getByRole('link', { name: 'Сбросить всё' }));
      await pause(100);
      unmount();
      const left = history.read();
      render();
      await pause(100);
      expect(history.read()).toBe(left);
      expect(shop.calls.at(-1)?.body).not.toHaveProperty('filter');
      expect(screen.queryByRole('list', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
    });

    it('nor where the address already contained it', async () => {
      const { shop, history, user, render } = setup('/catalog/?brand=1', anyPage, {
        filters: { ...filters, state: { ...filters.state, selected: { brand: ['1'] } } },
      });
      const { unmount } = render();
      await pause(100);
      await user.click(screen.getByRole('checkbox', { name: /Norda/ }));
      await pause(600);
      unmount();
      render();
      await pause(100);
      expect(history.read()).toBe('/catalog/');
      expect(shop.calls.at(-1)?.body).not.toHaveProperty('filter');
    });

    it('uses the list of the page data, and requests nothing', async () => {
      const { shop, render } = setup('/catalog/', anyPage, { filters: stated });
      const { price, state } = stated;
      const said = { ...state.selected, query: state.query, sale: state.sale, store: state.store, price };
      const data = {
        _items: { count: 1, items: wireCards(1, 1) },
        _filters: { ...wireFilters, state: said },
        _catalogUrl: path,
      };
      seedStore(shop.store, data, { seeds: [itemsSeed], url: '/catalog/' });
      render();
      await pause(2000);
      expect(shop.calls).toEqual([]);
      expect(titles()).toEqual(['Товар 1']);
    });
  });

  it('shows the last page where the address names one beyond it, and corrects the address', async () => {
    const lastPage = deferred<unknown>();
    const answer: ListAnswer = ({ page }) => (Number(page) <= 3 ? lastPage.promise : { count: 34, items: [] });
    const { shop, history, render } = setup('/catalog/?page=9999&brand=1', answer);
    render();
    await pause(100);
    expect(shop.calls.map(({ body }) => body.page)).toEqual([9999, 3]);
    expect(screen.queryByText('Ничего не нашлось')).not.toBeInTheDocument();
    expect(screen.getByText('Загружаем товары')).toBeInTheDocument();
    lastPage.resolve({ count: 34, items: wireCards(31, 4) });
    await pause(100);
    expect(titles()).toHaveLength(4);
    expect(screen.queryByText('Ничего не нашлось')).not.toBeInTheDocument();
    expect(history.read()).toBe('/catalog/?page=3&brand=1');
    expect(history.entries).toHaveLength(1);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  });

  it('has a skip link past the filters to the goods, which leaves the address alone', async () => {
    const { shop, user, history, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    const link = screen.getByRole('link', { name: 'Перейти к товарам' });
    const goods = screen.getByRole('region', { name: 'Список товаров' });
    expect(link).toHaveAttribute('href', `#${goods.id}`);
    await user.click(link);
    expect(goods).toHaveFocus();
    expect(history.entries).toHaveLength(1);
  });

  it('says that nothing matches, in other words for a search', async () => {
    const empty = () => ({ count: 0, items: [] });
    const first = setup('/catalog/?brand=1', empty).render();
    await pause(100);
    expect(screen.getByText('Ничего не нашлось')).toBeInTheDocument();
    first.unmount();
    setup('/search/?q=абв', empty).render();
    await pause(100);
    expect(screen.getByText('Извините, по вашему запросу ничего не найдено')).toBeInTheDocument();
  });

  it('is links and a GET form in the server HTML, and hydrates it without a mismatch', async () => {
    const url = '/search/?q=лыжи&item_id=4&brand=1&page=2';
    const { shop, section } = setup(url);
    seedFirstPage(shop, url);
    const html = renderToString(<shop.Provider>{section}</shop.Provider>);
    document.body.innerHTML = `<div id="root">${html}</div>`;

    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Фильтры' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/search/');
    const sent = [...form.elements].flatMap((control) => {
      const { name, value, type, checked } = control as HTMLInputElement;
      return name === '' || (type === 'checkbox' && !checked) ? [] : [`${name}=${value}`];
    });
    expect(sent).toEqual([
      'q=лыжи',
      'item_id=4',
      // Not narrowed: nothing is sent for it.
      'price=',
      'price=',
      'brand=1',
      'sort=relevance-desc',
      'limit=15',
    ]);

    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <shop.Provider>{section}</shop.Provider>, { onRecoverableError }),
    );
    await pause(100);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    document.body.innerHTML = '';
  });
});

describe('a list that the visitor touched before hydration', () => {
  async function hydrateAfter(touch: () => void) {
    const { shop, history, section } = setup('/catalog/?page=2');
    seedFirstPage(shop, '/catalog/?page=2');
    document.body.innerHTML = `<div id="root">${renderToString(<shop.Provider>{section}</shop.Provider>)}</div>`;
    touch();

    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <shop.Provider>{section}</shop.Provider>),
    );
    await pause(600);
    await pause(100);
    const url = history.read();
    await act(async () => root.unmount());
    document.body.innerHTML = '';
    return url;
  }

  it('applies the boxes ticked meanwhile', async () => {
    const url = await hydrateAfter(() => {
      screen.getByRole<HTMLInputElement>('checkbox', { name: /Norda/ }).checked = true;
      screen.getByRole<HTMLInputElement>('checkbox', { name: /Чёрный/ }).checked = true;
    });
    expect(url).toBe('/catalog/?brand=1&color=black');
  });

  it('applies the order and the page size chosen meanwhile', async () => {
    const sorted = await hydrateAfter(() => {
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Сортировка' }).value = 'price-asc';
    });
    expect(sorted).toBe('/catalog/?sort=price-asc');
    const sized = await hydrateAfter(() => {
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Товаров на странице' }).value = '60';
    });
    expect(sized).toBe('/catalog/?limit=60');
  });

  it('stays where it is when nothing was touched', async () => {
    expect(await hydrateAfter(() => {})).toBe('/catalog/?page=2');
  });
});

describe('the filters of a phone', () => {
  it('are applied by the button only, which says how many goods match', async () => {
    const { shop, history, user, render } = setup('/catalog/?brand=2', () => ({ count: 21, items: wireCards(1, 15) }));
    seedFirstPage(shop, '/catalog/?brand=2');
    render();
    await user.click(screen.getByRole('button', { name: 'Фильтры · 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    expect(dialog.getByRole('button', { name: 'Применить' })).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Norda/ }));
    await pause(600);
    await pause(600);
    expect(history.read()).toBe('/catalog/?brand=2');
    await user.click(dialog.getByRole('button', { name: 'Показать 21 товар' }));
    await pause(100);
    expect(history.read()).toBe('/catalog/?brand=2,1');
    expect(shop.callsTo(path)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are discarded when the drawer is closed', async () => {
    const { shop, history, user, render } = setup('/catalog/');
    seedFirstPage(shop, '/catalog/');
    render();
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    await user.click(dialog.getByRole('checkbox', { name: /Norda/ }));
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await pause(1000);
    expect(history.read()).toBe('/catalog/');
    await user.click(screen.getByRole('button', { name: 'Фильтры' }));
    expect(within(screen.getByRole('dialog')).getByRole('checkbox', { name: /Norda/ })).not.toBeChecked();
  });
});
