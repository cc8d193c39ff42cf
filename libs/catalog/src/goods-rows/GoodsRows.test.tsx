import { render, screen, within } from '@testing-library/react';
import { card } from '../testing/goods.fixtures.js';
import { GoodsRows } from './GoodsRows.js';

describe('rows of new and popular goods', () => {
  it('are both rendered; the popular one links to all popular goods', () => {
    render(<GoodsRows newItems={[card(1)]} popular={[card(2), card(3)]} />);
    const newItems = within(screen.getByRole('region', { name: 'Новинки' }));
    expect(newItems.getAllByRole('article')).toHaveLength(1);
    const popular = within(screen.getByRole('region', { name: 'Популярное' }));
    expect(popular.getAllByRole('article')).toHaveLength(2);
    expect(popular.getByRole('link', { name: 'смотреть все' })).toHaveAttribute(
      'href',
      '/catalog/?sort=popularity-desc',
    );
  });

  it('a row without goods is left out; without any goods nothing is rendered', () => {
    const { container, rerender } = render(<GoodsRows newItems={[]} popular={[card(2)]} />);
    expect(screen.queryByRole('region', { name: 'Новинки' })).toBeNull();
    rerender(<GoodsRows newItems={[]} popular={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
