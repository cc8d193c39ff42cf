import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { wireCards } from '../testing/goods.fixtures.js';
import { createTestShop, deferred } from '../testing/test-shop.fixtures.js';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

const path = '/api/catalog/search/';

function setup(
  answer: (body: Record<string, unknown>) => unknown = () => ({ items: wireCards(1, 3) }),
  props: Partial<SearchBoxProps> = {},
) {
  const shop = createTestShop({ [path]: answer });
  const navigate = jest.fn();
  const openTab = jest.fn();
  const onSearch = jest.fn();
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  const view = shop.render(<SearchBox navigate={navigate} openTab={openTab} onSearch={onSearch} {...props} />);
  return {
    shop,
    user,
    navigate,
    openTab,
    onSearch,
    view,
    field: () => screen.getByRole('combobox', { name: 'Поиск товаров' }),
  };
}

const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The pause and the response after it. */
const settle = async () => {
  await pause(500);
  await pause(50);
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchBox', () => {
  it('asks once, 500 ms after the last key, for 15 goods', async () => {
    const { shop, user, field } = setup();
    await user.type(field(), 'лы');
    await pause(400);
    await user.type(field(), 'жи');
    await pause(499);
    expect(shop.calls).toEqual([]);
    await settle();
    expect(shop.calls).toEqual([{ path, body: { query: 'лыжи', limit: 15, page: 1 } }]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toHaveLength(3);
    expect(screen.getByRole('option', { name: /Товар 2/ })).toHaveAttribute('href', '/product/tovar-2/');
  });

  it('drops the late response to an older query', async () => {
    const answers = new Map([
      ['лыжи', deferred<unknown>()],
      ['лыжи беговые', deferred<unknown>()],
    ]);
    const { user, field } = setup(({ query }) => answers.get(String(query))!.promise);
    await user.type(field(), 'лыжи');
    await settle();
    await user.type(field(), ' беговые');
    await settle();
    answers.get('лыжи беговые')!.resolve({ items: wireCards(100, 1) });
    await pause(50);
    answers.get('лыжи')!.resolve({ items: wireCards(1, 2) });
    await pause(50);
    expect(options()).toEqual([expect.stringContaining('Товар 100')]);
  });

  it.each([
    ['loads the next portion at the end of the list, and stops at a short one', wireCards(1, 15), 15],
    [
      'does not take a portion with a bad item for the last one',
      [...wireCards(1, 14), { ...wireCards(15, 1)[0]!, price: 'много' }],
      14,
    ],
  ])('%s', async (_name, firstPortion, shown) => {
    const { shop, user, field } = setup(({ page }) => ({ items: page === 1 ? firstPortion : wireCards(16, 4) }));
    await user.type(field(), 'лыжи');
    await settle();
    expect(options()).toHaveLength(shown);
    fireEvent.scroll(screen.getByRole('listbox').parentElement!);
    await pause(50);
    expect(options()).toHaveLength(shown + 4);
    fireEvent.scroll(screen.getByRole('listbox').parentElement!);
    await pause(50);
    expect(shop.calls.map(({ body }) => body.page)).toEqual([1, 2]);
  });

  it('starts a new query from its first portion', async () => {
    const { shop, user, field } = setup(() => ({ items: wireCards(1, 15) }));
    await user.type(field(), 'лыжи');
    await settle();
    fireEvent.scroll(screen.getByRole('listbox').parentElement!);
    await pause(50);
    await user.type(field(), ' 2');
    await settle();
    expect(shop.calls.map(({ body }) => [body.query, body.page])).toEqual([
      ['лыжи', 1],
      ['лыжи', 2],
      ['лыжи 2', 1],
    ]);
  });

  it('says that nothing is found, in the exact words', async () => {
    const { user, field } = setup(() => ({ items: [] }));
    await user.type(field(), 'ывапр');
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Извините, по вашему запросу ничего не найдено');
  });

  it('opens the page of results with Enter and with the magnifier', async () => {
    const { user, field, navigate } = setup();
    await user.type(field(), '  лыжи & палки {Enter}');
    expect(navigate).toHaveBeenLastCalledWith(
      '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8%20%26%20%D0%BF%D0%B0%D0%BB%D0%BA%D0%B8',
    );
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it.each(['Control', 'Meta'])('opens a new tab with %s', async (key) => {
    const { user, field, navigate, openTab } = setup();
    await user.type(field(), `лыжи{${key}>}{Enter}{/${key}}`);
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    await user.keyboard(`{/${key}}`);
    expect(navigate).not.toHaveBeenCalled();
    expect(openTab.mock.calls).toEqual([
      ['/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8'],
      ['/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8'],
    ]);
  });

  it('notifies the host of the query, and not of an empty one', async () => {
    const { user, field, onSearch } = setup();
    await user.type(field(), '  {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await user.type(field(), 'лыжи {Enter}');
    await user.type(field(), '{Control>}{Enter}{/Control}');
    expect(onSearch.mock.calls).toEqual([['лыжи'], ['лыжи']]);
  });

  it('goes nowhere with an empty query and requests nothing', async () => {
    const { shop, user, field, navigate } = setup();
    await user.type(field(), '   {Enter}');
    await settle();
    expect(navigate).not.toHaveBeenCalled();
    expect(shop.calls).toEqual([]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('moves through goods with the arrow keys and opens the active one', async () => {
    const { user, field, navigate } = setup();
    await user.type(field(), 'лыжи');
    await settle();
    const active = () =>
      screen.getAllByRole('option').findIndex((option) => option.id === field().getAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(0);
    expect(screen.getByRole('option', { name: /Товар 1/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(2);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(-1);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(1);
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/product/tovar-2/');
  });

  it('closes by Escape, by the cross and when the focus leaves', async () => {
    const { user, field } = setup();
    await user.type(field(), 'лыжи');
    await settle();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('лыжи');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(field());
    await user.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveFocus();
  });

  it('keeps the page where it is while the field has the focus', async () => {
    const { user, field } = setup();
    await user.click(field());
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.tab();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('survives a failure and still opens the page of results', async () => {
    const { user, field } = setup(() => undefined);
    await user.type(field(), 'лыжи');
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent(/Поиск сейчас не отвечает/);
    expect(screen.getByRole('link', { name: 'Все результаты' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search/?q='),
    );
  });

  it('is a GET form by itself', () => {
    setup();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/search/');
    expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'q');
  });

  it('has no axe violations, closed or open', async () => {
    const { user, field, view } = setup();
    await user.type(field(), 'лыжи');
    await settle();
    jest.useRealTimers();
    expect((await axe(view.container)).violations).toEqual([]);
  });
});

describe('the search of a narrow window', () => {
  const open = new Set<Element>();
  beforeAll(() => {
    // jsdom has no popovers: this is as much of them as the panel needs.
    Object.assign(HTMLElement.prototype, {
      popover: null,
      showPopover(this: Element) {
        open.add(this);
      },
      hidePopover(this: Element) {
        open.delete(this);
      },
    });
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    });
  });
  afterAll(() => {
    jest.restoreAllMocks();
    for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  beforeEach(() => open.clear());

  it('opens with the icon, which gives the field its focus, and closes with the cross', async () => {
    const { user, field } = setup();
    const icon = screen.getByRole('button', { name: 'Открыть поиск' });
    await user.click(icon);
    expect(open.size).toBe(1);
    expect([...open][0]).toContainElement(field());
    expect(field()).toHaveFocus();
    await user.type(field(), 'лыжи');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
    expect(open.size).toBe(0);
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('can be opened by a button that looks like its field and shows the query', async () => {
    const { user, field } = setup(undefined, { opener: 'field', initialQuery: 'лыжи' });
    const opener = screen.getByRole('button', { name: 'Открыть поиск: лыжи' });
    expect(opener.querySelector('[data-part="opener"]')).toHaveTextContent('лыжи');
    await user.click(opener);
    expect(open.size).toBe(1);
    expect(field()).toHaveFocus();
  });

  it('closes the list by the first Escape and itself by the second', async () => {
    const { user, field } = setup();
    await user.click(screen.getByRole('button', { name: 'Открыть поиск' }));
    await user.type(field(), 'лыжи');
    await settle();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(open.size).toBe(1);
    await user.keyboard('{Escape}');
    expect(open.size).toBe(0);
  });

  it('closes when the window grows to 1024 px, where the field is in the header', async () => {
    const told: ((change: Partial<MediaQueryListEvent>) => void)[] = [];
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: false,
          addEventListener: (_type: string, tell: (change: Partial<MediaQueryListEvent>) => void) =>
            media === '(min-width: 1024px)' && told.push(tell),
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Открыть поиск' }));
    act(() => told.forEach((tell) => tell({ matches: false })));
    expect(open.size).toBe(1);
    act(() => told.forEach((tell) => tell({ matches: true })));
    expect(open.size).toBe(0);
    matchMedia.mockRestore();
  });

  it('opens by the icon before and without scripts: a native popover', () => {
    setup();
    const icon = screen.getByRole('button', { name: 'Открыть поиск' });
    const panel = document.getElementById(icon.getAttribute('popovertarget') ?? '');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toContainElement(screen.getByRole('search'));
    const cross = screen.getByRole('button', { name: 'Закрыть поиск' });
    expect(cross).toHaveAttribute('popovertarget', panel?.id);
    expect(cross).toHaveAttribute('popovertargetaction', 'hide');
  });
});
