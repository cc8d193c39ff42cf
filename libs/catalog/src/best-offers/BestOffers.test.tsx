import { render, screen, within } from '@testing-library/react';
import { SimilarProducts } from '../similar/SimilarProducts.js';
import { card } from '../testing/goods.fixtures.js';
import { BestOffers } from './BestOffers.js';
import { BestOffersPage } from './BestOffersPage.js';

describe('rows of goods', () => {
  it('best offers: the cards and the link to all of them', () => {
    render(<BestOffers items={[card(1), card(2)]} />);
    const section = within(screen.getByRole('region', { name: 'Лучшие предложения' }));
    expect(section.getAllByRole('article')).toHaveLength(2);
    expect(section.getByRole('link', { name: 'смотреть все' })).toHaveAttribute('href', '/best-offers/');
  });

  it('similar products have no such link', () => {
    render(<SimilarProducts items={[card(1)]} />);
    const section = within(screen.getByRole('region', { name: 'Похожие товары' }));
    expect(section.getAllByRole('link')).toHaveLength(1);
  });

  it('render nothing without goods', () => {
    const { container } = render(
      <>
        <BestOffers items={[]} />
        <SimilarProducts items={[]} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('the page of offers says so when there are none', () => {
    const { rerender } = render(<BestOffersPage items={[]} title="Лучшие предложения" />);
    expect(screen.getByText('Сейчас предложений нет')).toBeInTheDocument();
    rerender(<BestOffersPage items={[card(1)]} />);
    expect(screen.getByRole('article', { name: 'Товар 1' })).toBeInTheDocument();
  });
});
