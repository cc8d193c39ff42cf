import type { ArticleCardModel } from '@tropa/api-client';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Article } from './Article.js';
import { ArticleCard } from './ArticleCard.js';
import { articleTime } from './article-time.js';
import { browserArticlesHistory, withArticlesPage } from './articles-address.js';
import { OtherArticles } from './OtherArticles.js';

const card: ArticleCardModel = {
  id: 1,
  link: '/articles/kak-sobrat-ryukzak/',
  img: '/media/scene-article-backpack/640.webp',
  title: 'Как собрать рюкзак на три дня',
  textPreview: 'Вес, порядок и список.',
  date: '23.07.2026',
  format: 'big',
};

describe('ArticleCard', () => {
  it('shows picture, date, title and preview, and leads to the article', () => {
    render(<ArticleCard article={card} />);
    const article = screen.getByRole('article', { name: 'Как собрать рюкзак на три дня' });
    expect(article).toHaveTextContent('23.07.2026');
    expect(article).toHaveTextContent('Вес, порядок и список.');
    expect(within(article).getByRole('link')).toHaveAttribute('href', '/articles/kak-sobrat-ryukzak/');
    expect(article.querySelector('img')).toHaveAttribute('src', card.img);
    expect(article.querySelector('time')).toHaveAttribute('datetime', '2026-07-23');
  });

  it('keeps its place without a picture, a date and a preview', () => {
    const { container } = render(<ArticleCard article={{ ...card, img: '', date: '', textPreview: '' }} />);
    expect(container.querySelector('img, time, p')).toBeNull();
    expect(screen.getByRole('link')).toBeInTheDocument();
  });
});

describe('Article', () => {
  it('shows title, date, picture and text', async () => {
    // As the server prints it: what it cleaned is not cleaned again.
    const container = document.createElement('main');
    document.body.append(container);
    container.innerHTML = renderToString(
      <Article
        title="Как собрать рюкзак"
        date="23.07.2026"
        img="/media/a/640.webp"
        html="<p>Вес</p><h2>Порядок</h2>"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Как собрать рюкзак' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Порядок' })).toBeInTheDocument();
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-07-23');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect((await axe(container)).violations).toEqual([]);
    container.remove();
  });
});

describe('OtherArticles', () => {
  it('shows cards of one size under a heading', () => {
    render(<OtherArticles items={[card, { ...card, id: 2, format: '' }]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Читайте также' })).toBeInTheDocument();
    expect(screen.getAllByRole('article').map(({ dataset }) => dataset.format)).toEqual([undefined, undefined]);
  });

  it('renders nothing when there is nothing else', () => {
    const { container } = render(<OtherArticles items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('articleTime', () => {
  it.each([
    ['23.07.2026', '2026-07-23'],
    ['', undefined],
    ['в июле', undefined],
  ])('%s is %s', (date, time) => {
    expect(articleTime(date)).toBe(time);
  });
});

describe('withArticlesPage', () => {
  it.each([
    ['/articles/', 2, '/articles/?page=2'],
    ['/articles/?page=2', 1, '/articles/'],
    ['/articles/?page=2&a=1', 3, '/articles/?a=1&page=3'],
    ['/articles/?a=1&page=7', 1, '/articles/?a=1'],
  ])('%s, page %d: %s', (url, page, expected) => {
    expect(withArticlesPage(url, page)).toBe(expected);
  });
});

describe('browserArticlesHistory', () => {
  it('reports its own changes and «back», until it is stopped', () => {
    const heard = jest.fn();
    const stop = browserArticlesHistory.listen(() => heard(browserArticlesHistory.read()));
    browserArticlesHistory.push('/articles/?page=2');
    browserArticlesHistory.replace('/articles/?page=3');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    browserArticlesHistory.push('/articles/');
    expect(heard.mock.calls).toEqual([['/articles/?page=2'], ['/articles/?page=3'], ['/articles/?page=3']]);
  });
});
