import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryBackend, createTestShop, renderWithShop } from '@tropa/api-client/testing';
import type { MemoryBackendOptions } from '@tropa/api-client/testing';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { settled } from '../testing/settled.fixtures.js';
import { answerArticles, createMemoryArticlesHistory } from './articles.fixtures.js';
import { ArticlesSection } from './ArticlesSection.js';

/** Whether the window matches `(min-width: 1440px)`. */
const onLargeScreen = (isLarge: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: isLarge, media: query }) as MediaQueryList);

interface Setup {
  url?: string;
  count?: number;
  cookies?: { articles_limit?: string };
  /** The page brings its articles, as our server does. */
  isSeeded?: boolean;
  failures?: MemoryBackendOptions['failures'];
}

function setup({ url = '/articles/', count = 20, cookies, isSeeded = true, failures }: Setup = {}) {
  const history = createMemoryArticlesHistory(url);
  const onLimitChange = jest.fn();
  const onError = jest.fn();
  const answer = answerArticles(count);
  const page = Number(/page=(\d+)/.exec(url)?.[1] ?? 1);
  const limit = cookies?.articles_limit === '10' ? 10 : 9;
  const options = {
    backend: createMemoryBackend({ answers: { getArticles: answer }, failures }),
    url,
    ...(cookies && { cookies }),
    ...(isSeeded && { pageData: { _articles: answer({ page, limit }) } }),
  };
  const section = (
    <ArticlesSection url={url} cookies={cookies} history={history} onLimitChange={onLimitChange} onError={onError} />
  );
  return { options, section, history, onLimitChange, onError, render: () => renderWithShop(section, options) };
}

const cards = () => screen.queryAllByRole('article');
const goTo = (page: number) => userEvent.click(screen.getByRole('link', { name: `Страница ${page}` }));

afterEach(() => jest.restoreAllMocks());

describe('ArticlesSection', () => {
  it('shows the articles of the page data without a request', async () => {
    const { render } = setup();
    const { backend, store } = render();
    await settled(store);
    expect(backend.calls).toEqual([]);
    expect(cards()).toHaveLength(9);
  });

  it('distinguishes the big articles from the others', () => {
    setup().render();
    expect(cards().map((card) => card.dataset.format)).toEqual(['big', ...Array<undefined>(8).fill(undefined)]);
  });

  it('requests the page in the address when the page data has none', async () => {
    const { render } = setup({ url: '/articles/?page=2', isSeeded: false });
    const { backend } = render();
    expect(screen.getByText('Загружаем статьи')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /часть 2/ })).toHaveAttribute('href', '/articles/statya-10/');
    expect(backend.callsOf('getArticles').map(({ body }) => body)).toEqual([{ page: '2', limit: '9' }]);
  });

  it('goes to a page by its link, keeps it in the address, and goes back', async () => {
    const { render, history } = setup();
    const { backend } = render();
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/articles/?page=2');
    await goTo(2);
    expect(history.entries).toEqual(['/articles/', '/articles/?page=2']);
    expect(await screen.findByRole('link', { name: /Что значат цифры на спальнике, часть 2/ })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Список статей' })).toHaveFocus();
    act(() => history.back());
    expect(screen.getByRole('link', { name: 'Как выбрать беговые лыжи' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page');
    // Both pages are known by now.
    await goTo(2);
    expect(backend.callsOf('getArticles')).toHaveLength(1);
  });

  it('shows five visible pages', () => {
    setup({ count: 100, url: '/articles/?page=6' }).render();
    const numbers = within(screen.getByRole('navigation', { name: 'Страницы' })).getAllByRole('link', {
      name: /^Страница \d+$/,
    });
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '5', '6', '7', '12']);
  });

  it.each([
    [9, 0],
    [10, 1],
  ])('%d articles have %d paginations', (count, paginations) => {
    setup({ count }).render();
    expect(screen.queryAllByRole('navigation', { name: 'Страницы' })).toHaveLength(paginations);
  });

  it('keeps the other parameters of the address', () => {
    setup({ url: '/articles/?utm=1&page=2' }).render();
    expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/articles/?utm=1');
    expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/articles/?utm=1&page=3');
  });

  it('drops the late response to an older request', async () => {
    const { render, options } = setup();
    const answers = options.backend.hold('getArticles');
    render();
    await goTo(2);
    await goTo(3);
    await act(async () => answers.release(1));
    expect(await screen.findByRole('link', { name: /Ботинки .* часть 4/ })).toBeInTheDocument();
    await act(async () => answers.release(0));
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the nine articles that are shown when ten cannot be loaded, and then pages of nine', async () => {
    onLargeScreen(true);
    const { render, onLimitChange } = setup({ failures: { getArticles: 'network' } });
    const { backend, store } = render();
    await settled(store);
    expect(cards()).toHaveLength(9);
    expect(screen.queryByText('Статьи не загрузились')).not.toBeInTheDocument();
    expect(onLimitChange.mock.calls).toEqual([[10], [9]]);
    backend.fail('getArticles', null);
    await goTo(2);
    await settled(store);
    expect(backend.callsOf('getArticles').map(({ body }) => `${body.page} of ${body.limit}`)).toEqual([
      '1 of 10',
      '2 of 9',
    ]);
  });

  it('says that a page failed to load, retries, and notifies the host', async () => {
    const { render, onError } = setup();
    const { backend } = render();
    backend.fail('getArticles', 'network');
    await goTo(2);
    expect(await screen.findByText('Статьи не загрузились')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
    // The other pages can still be reached.
    expect(screen.getByRole('link', { name: 'Страница 1' })).toBeInTheDocument();
    backend.fail('getArticles', null);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('link', { name: /Что значат цифры на спальнике, часть 2/ })).toBeInTheDocument();
    expect(screen.queryByText('Статьи не загрузились')).not.toBeInTheDocument();
  });

  it('says so when there are no articles', () => {
    setup({ count: 0 }).render();
    expect(screen.getByText('Статей пока нет')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('consists of links in the server HTML, and hydrates it without a mismatch', async () => {
    const { options, section } = setup();
    const { store } = createTestShop(options);
    const element = <Provider store={store}>{section}</Provider>;
    const holder = document.createElement('div');
    document.body.append(holder);
    holder.innerHTML = renderToString(element);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(holder, element));
    expect(error).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/articles/?page=2');
    act(() => root.unmount());
    holder.remove();
  });

  it('has no axe violations', async () => {
    const { container } = setup().render();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('page size of the articles', () => {
  it('a first visit on a large screen makes one more request, for ten, and remembers it', async () => {
    onLargeScreen(true);
    const { render, onLimitChange } = setup();
    const { backend } = render();
    expect(cards()).toHaveLength(9);
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(onLimitChange.mock.calls).toEqual([[10]]);
    expect(backend.callsOf('getArticles').map(({ body }) => body)).toEqual([{ page: '1', limit: '10' }]);
  });

  it('with the cookie nothing is requested', async () => {
    onLargeScreen(true);
    const { render, onLimitChange } = setup({ cookies: { articles_limit: '10' } });
    const { backend, store } = render();
    await settled(store);
    expect(cards()).toHaveLength(10);
    expect(backend.calls).toEqual([]);
    expect(onLimitChange).not.toHaveBeenCalled();
  });

  it('a smaller screen goes back to nine', async () => {
    onLargeScreen(false);
    const { render, onLimitChange } = setup({ cookies: { articles_limit: '10' } });
    render();
    await waitFor(() => expect(cards()).toHaveLength(9));
    expect(onLimitChange).toHaveBeenCalledWith(9);
  });

  it('does not change when the window is resized', async () => {
    const media = onLargeScreen(false);
    const { render } = setup();
    const { backend } = render();
    media.mockImplementation(() => ({ matches: true }) as MediaQueryList);
    act(() => void window.dispatchEvent(new Event('resize')));
    await goTo(2);
    await screen.findByRole('link', { name: /Что значат цифры на спальнике, часть 2/ });
    expect(backend.callsOf('getArticles').map(({ body }) => body.limit)).toEqual(['9']);
  });

  it('the last page of nine each, which does not exist with ten each, becomes the last page of ten each', async () => {
    onLargeScreen(true);
    const { render, history } = setup({ url: '/articles/?page=3', count: 20 });
    render();
    expect(cards()).toHaveLength(2);
    expect(await screen.findByRole('link', { name: /Как выбрать беговые лыжи, часть 3/ })).toBeInTheDocument();
    expect(history.entries).toEqual(['/articles/?page=2']);
    expect(cards()).toHaveLength(10);
  });

  it('writes the cookie that the server reads', async () => {
    onLargeScreen(true);
    const { options } = setup();
    renderWithShop(<ArticlesSection url="/articles/" history={createMemoryArticlesHistory('/articles/')} />, options);
    await waitFor(() => expect(document.cookie).toContain('articles_limit=10'));
    document.cookie = 'articles_limit=; max-age=0';
  });
});
