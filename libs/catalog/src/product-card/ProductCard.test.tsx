import { render, screen, within } from '@testing-library/react';
import { card } from '../testing/goods.fixtures.js';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductCard, type ProductCardProps } from './ProductCard.js';
import { ProductCardsRow } from './ProductCardsRow.js';
import { ProductCardsGrid, ProductCardsGridSkeleton } from './ProductCardsGrid.js';

describe('ProductCard', () => {
  it('is an article named by its title, with one link to the product', () => {
    render(<ProductCard product={card(7)} />);
    const article = screen.getByRole('article', { name: 'Товар 7' });
    expect(within(article).getByRole('heading', { level: 3, name: 'Товар 7' })).toBeInTheDocument();
    expect(within(article).getAllByRole('link')).toHaveLength(1);
    expect(within(article).getByRole('link', { name: 'Товар 7' })).toHaveAttribute('href', '/product/tovar-7/');
  });

  it.each([
    [70000, 100000, '−30%'],
    [1249000, 1599000, '−22%'],
    [99900, 100000, '−1%'],
  ])('rounds the discount of %i from %i up to %s', (price, oldPrice, badge) => {
    render(<ProductCard product={card(1, { price, oldPrice })} />);
    expect(screen.getByText(badge)).toBeInTheDocument();
  });

  it.each([null, 100000, 90000])('shows no discount when the old price is %s', (oldPrice) => {
    render(<ProductCard product={card(1, { price: 100000, oldPrice })} />);
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it('shows the star and NEW only when they apply', () => {
    const { rerender } = render(<ProductCard product={card(1)} />);
    expect(screen.queryByText('Советуем')).not.toBeInTheDocument();
    expect(screen.queryByText('NEW')).not.toBeInTheDocument();
    rerender(<ProductCard product={card(1, { recommended: true })} />);
    expect(screen.getByText('Советуем')).toBeInTheDocument();
    expect(screen.queryByText('NEW')).not.toBeInTheDocument();
    rerender(<ProductCard product={card(1, { newItem: true })} />);
    expect(screen.queryByText('Советуем')).not.toBeInTheDocument();
    expect(screen.getByText('NEW')).toBeInTheDocument();
  });

  it('shows the rating with the number of reviews, and nothing without a rating', () => {
    const { rerender } = render(<ProductCard product={card(1, { rating: 4.3, reviewsCount: 12 })} />);
    expect(screen.getByText('Оценка 4,3 из 5')).toBeInTheDocument();
    expect(screen.getByText(/12\s+отзывов/)).toBeInTheDocument();
    rerender(<ProductCard product={card(1, { rating: 0 })} />);
    expect(screen.queryByText(/Оценка/)).not.toBeInTheDocument();
  });

  it('takes the host’s badges, price and head instead of ours, and a class', () => {
    const product = card(7, { price: 70000, oldPrice: 100000 });
    render(
      <ProductCard
        product={product}
        className="mine"
        badges={<em>хит</em>}
        price={<b>по запросу</b>}
        head={<a href="/mine/">Моё имя</a>}
      />,
    );
    const article = screen.getByRole('article', { name: product.title });
    expect(article).toHaveClass('mine');
    expect(article).toHaveTextContent(/^хитпо запросуМоё имя$/);
    expect(within(article).queryByRole('heading')).not.toBeInTheDocument();
  });

  it('has a name for each part', () => {
    const { container } = render(
      <ProductCard product={card(1, { rating: 4, reviewsCount: 2 })} tools={<i />} action={<i />} />,
    );
    const parts = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
    const own = ['card', 'media', 'badges', 'price', 'title', 'rating', 'tools', 'action'];
    expect(parts.filter((part) => part && own.includes(part))).toEqual(own);
  });

  it('without a picture keeps its place, with a placeholder drawing', () => {
    const { container } = render(<ProductCard product={card(1, { img: '' })} />);
    expect(container.querySelector('picture')).toHaveAttribute('data-broken');
    expect(container.querySelector('img')).not.toHaveAttribute('src');
  });
});

describe('ProductCardsGrid', () => {
  it('loads the first row at once, its first picture with priority, the rest lazily', () => {
    const { container } = render(<ProductCardsGrid items={[card(1), card(2), card(3)]} eagerCount={2} />);

    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null]);
  });

  it('puts tools and an action into every card', () => {
    render(
      <ProductCardsGrid
        items={[card(1), card(2)]}
        cardTools={({ id }) => <button>Сердце {id}</button>}
        cardAction={({ id }) => <button>В корзину {id}</button>}
      />,
    );
    const second = within(screen.getByRole('article', { name: 'Товар 2' }));
    expect(second.getByRole('button', { name: 'Сердце 2' })).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'В корзину 2' })).toBeInTheDocument();
  });

  it('lets the host render its own card, with the props that ours would get', () => {
    const slots = {
      cardAction: ({ id }: { id: number }) => <button>В корзину {id}</button>,
      renderCard: (item: ProductCardModel, ours: ProductCardProps) =>
        item.id === 1 ? <p>Своя карточка {item.title}</p> : <ProductCard {...ours} price="даром" />,
    };
    const { rerender } = render(<ProductCardsGrid items={[card(1), card(2)]} headingLevel={2} {...slots} />);
    const check = (level: number) => {
      expect(screen.getByText('Своя карточка Товар 1')).toBeInTheDocument();
      const ours = within(screen.getByRole('article', { name: 'Товар 2' }));
      expect(ours.getByRole('heading', { level })).toBeInTheDocument();
      expect(ours.getByText('даром')).toBeInTheDocument();
      expect(ours.getByRole('button', { name: 'В корзину 2' })).toBeInTheDocument();
    };
    check(2);
    rerender(<ProductCardsRow label="Похожие" items={[card(1), card(2)]} {...slots} />);
    check(3);
  });

  it('has a skeleton that is hidden from screen readers', () => {
    render(<ProductCardsGridSkeleton count={4} />);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
